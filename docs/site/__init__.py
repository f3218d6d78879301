"""The documentation as a site: `python -m docs.site` (or `make docs`) builds it in artifacts/docs/site.

Nothing here is part of the package. The pages are staged first: Markdown from docs/, the rules with links and with the
scenarios that prove them, a reference made from docstrings. Then zensical builds them, and every link is followed.
"""


class Broken(Exception):
    """The site cannot be built as it stands; the message says what to put right."""
