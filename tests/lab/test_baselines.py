"""The bench of the baselines: what it is asked for, what it prints, and that it goes on where it was."""

from pathlib import Path

import pytest

from bench import baselines
from heliopause.lab.protocol import Protocol


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path, *args: str) -> list[str]:
    asked = ["baselines", "--game", "sun", "--against", "random", "--workers", "0", "--out", str(folder), *args]
    monkeypatch.setattr("sys.argv", asked)
    baselines.main()
    return [line for line in capsys.readouterr().out.splitlines() if line]


def test_every_bot_can_have_its_own_number_of_games() -> None:
    assert baselines.wanted("random, search:1600=40", 200) == {"random": 200, "search:1600": 40}
    with pytest.raises(SystemExit, match="'few'"):
        baselines.wanted("search:1600=few", 200)


def test_what_was_played_is_kept_and_printed_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first = run(monkeypatch, capsys, tmp_path, "--bots", "random=2")
    assert Protocol("sun").id in first[0]
    (row,) = [line for line in first if line.startswith("| `random` |")]
    monkeypatch.setattr("heliopause.lab.protocol.play", None)  # nothing is played any more
    assert run(monkeypatch, capsys, tmp_path, "--bots", "random=2") == first
    assert row not in run(monkeypatch, capsys, tmp_path, "--bots", "random=1", "--print")
    (file,) = tmp_path.glob("*.jsonl")
    assert len(file.read_text(encoding="utf-8").splitlines()) == 3
