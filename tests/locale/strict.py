"""A voice that does not forgive: a missing message, or anything that Fluent complains about, fails."""

from fluent.runtime.resolver import Pattern

from gobelet.locale.voice import Voice, Words


class StrictVoice(Voice):
    def text(self, id: str, words: Words | None = None, attribute: str = "") -> str:
        assert self.bundle.has_message(id), f"{self.lang} has no {id}"
        text = super().text(id, words, attribute)
        assert "{" not in text, f"{id}: {text}"
        return text

    def fill(self, pattern: Pattern, words: dict[str, str | int | float]) -> str:
        text, errors = self.bundle.format_pattern(pattern, words)
        assert not errors, f"{errors} in {text} with {words}"
        return str(text)
