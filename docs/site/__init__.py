"""The documentation as a site: `python -m docs.site` (or `make docs`) builds it in artifacts/docs/site.

Nothing here is part of the package. The pages are staged first: Markdown from docs/, the rules with links and with the
scenarios that prove them, a reference made from docstrings. Then zensical builds them, and every link is followed.
"""


class Broken(Exception):
    """Fault that prevents the build of the site; the message names it."""
