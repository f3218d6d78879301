"""A pytest plug-in (-p tests.toy_set.known): the toy set is known before anything else looks at the sets."""

from tests import toy_set

toy_set.register()
