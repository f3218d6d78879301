"""Texts of mails. A mail to an unconfirmed mailbox contains no text written by another user."""

from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from functools import cache
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from boomtown.languages import folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class MailSite(NamedTuple):
    """Site and sender of mails."""

    url: str  # with the path prefix of the installation
    sender: str

    @property
    def name(self) -> str:
        return urlsplit(self.url).netloc

    def link(self, word: str, token: str) -> str:
        """Return the URL of a page. The browser does not send the part after # to a server."""
        return f"{self.url}/mail#{word}={token}"


@cache
def _words(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(folder(lang).joinpath("mail.ftl").read_text(encoding="utf-8")))
    return bundle


def _say(lang: str, key: str, **args: str) -> str:
    pattern = _words(lang).get_message(key).value
    assert pattern is not None
    return str(_words(lang).format_pattern(pattern, args)[0])


def confirmation(site: MailSite, to: str, lang: str, token: str) -> EmailMessage:
    """Return the mail that asks for the confirmation of a mailbox."""
    parts = [_say(lang, "mail-confirm", site=site.name), site.link("confirm", token), _say(lang, "mail-confirm-else")]
    return _mail(site, to, lang, _say(lang, "mail-confirm-subject", site=site.name), parts)


def turn(site: MailSite, to: str, lang: str, title: str, code: str, stop: str) -> EmailMessage:
    """Return the mail to a player whose turn it is. `code`: the table; `stop`: the token that ends these mails."""
    table = f"{_say(lang, 'mail-turn', title=title)}\n{site.url}/t/{code}"
    end = f"{_say(lang, 'mail-stop')}\n{site.link('stop', stop)}"
    mail = _mail(site, to, lang, _say(lang, "mail-turn-subject", title=title), [table, end])
    mail["List-Unsubscribe"] = f"<{site.url}/api/mail/stop?token={stop}>"
    # RFC 8058: the mail program sends a request without opening a page.
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def _mail(site: MailSite, to: str, lang: str, subject: str, parts: list[str]) -> EmailMessage:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = site.sender, to, subject
    mail["Date"] = format_datetime(localtime())
    mail["Message-ID"] = make_msgid(domain=site.sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"  # prevents automatic replies
    mail.set_content("\n\n".join(parts) + "\n", cte="quoted-printable")
    mail["Content-Language"] = lang  # set_content would remove a header that is set before
    return mail
