"""The file of a simulation: whole, in order, and the same however the run went."""

import json
import os
import random
import shutil
from pathlib import Path

import msgspec
import polars as pl
import pytest

import heliopause
from heliopause.lab import simulation_store
from heliopause.lab.simulation import Played, Simulation, play
from heliopause.lab.simulation_store import Store, Unusable
from heliopause.lab.simulation_table import records

SIMULATION = Simulation("sun", ("random", "random"), 5, {})
GAMES = 11


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation_store, "SIZE", 4)


@pytest.fixture(scope="module")
def games() -> dict[int, Played]:
    return {seed: play(SIMULATION, seed) for seed in range(5, 5 + GAMES)}


def fill(store: Store, games: dict[int, Played], seeds: list[int] | None = None) -> None:
    for seed in store.missing() if seeds is None else seeds:
        store.add([games[seed]])


def written(path: Path, games: dict[int, Played], number: int = GAMES) -> Path:
    store = Store(path, SIMULATION, number)
    fill(store, games)
    store.finish()
    return path


def everything(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_a_row_says_all_of_a_game(tmp_path: Path, games: dict[int, Played]) -> None:
    table = pl.read_parquet(written(tmp_path / "games.parquet", games))
    assert table["seed"].to_list() == list(games)
    for row in table.to_dicts():
        played = games[row["seed"]]
        game = heliopause.load(records(tmp_path / "games.parquet", row["seed"])[0])
        assert row["choices"] == [id for _, id in game.choices]
        assert (row["rounds"], row["winners"]) == (game.round, game.winners())
        assert row["totals"] == [score.total for score in game.scores()]
        assert row["scores"] == [score.parts for score in game.scores()]
        assert row["decisions"] == sum(1 for seat, _ in game.choices if seat != heliopause.CHANCE)
        assert (row["game"], row["players"], row["bots"]) == ("sun", 2, ["random", "random"])
        assert (row["failures"], row["ended"], row["form"]) == ([[], []], played.ended, played.form)
        assert row["version"] == heliopause.__version__
    assert not (tmp_path / "games.parquet.parts").exists()


@pytest.mark.parametrize("name", ["games.parquet", "games.jsonl"])
def test_order_and_interruptions_change_nothing(tmp_path: Path, games: dict[int, Played], name: str) -> None:
    """Every game in a run of its own, in any order, and the run torn off in the middle of the next line."""
    straight = written(tmp_path / f"straight-{name}", games)
    seeds = list(games)
    random.Random(1).shuffle(seeds)
    path = tmp_path / name
    for number, seed in enumerate(seeds):
        store = Store(path, SIMULATION, GAMES)
        assert store.missing() == sorted(seeds[number:])
        assert sum(result["rounds"] for result in store.results()) == sum(games[seed].rounds for seed in seeds[:number])
        fill(store, games, [seed])
        store.close()
        for journal in (tmp_path / f"{name}.parts").glob("*.jsonl"):
            with journal.open("ab") as file:
                file.write(b'[5, 20, "')
        assert not path.exists()
    store = Store(path, SIMULATION, GAMES)
    assert store.missing() == []
    store.finish()
    if name.endswith("parquet"):
        assert pl.read_parquet(path).equals(pl.read_parquet(straight))
    else:
        assert path.read_bytes() == straight.read_bytes()


def test_lines_are_the_records_in_order(tmp_path: Path, games: dict[int, Played]) -> None:
    lines = written(tmp_path / "games.jsonl", games).read_text(encoding="utf-8").splitlines()
    for line, (seed, played) in zip(lines, games.items(), strict=True):
        record = json.loads(line)
        assert (record["seed"], record["seats"]) == (seed, ["random", "random"])
        assert [score.total for score in heliopause.load(record).scores()] == played.totals


def test_a_run_can_be_made_longer(tmp_path: Path, games: dict[int, Played]) -> None:
    """A finished one, and one under way; not shorter."""
    path = written(tmp_path / "games.parquet", games, 3)
    store = Store(path, SIMULATION, 9)
    assert store.missing() == list(range(8, 14))
    fill(store, games, [8, 13])
    store.close()
    before = everything(tmp_path)
    with pytest.raises(Unusable) as refused:
        Store(path, SIMULATION, 8)
    assert (refused.value.message, refused.value.arguments["n"]) == ("fewer", 9)
    assert everything(tmp_path) == before
    written(path, games)
    with pytest.raises(Unusable) as refused:
        Store(path, SIMULATION, 4)
    assert (refused.value.message, refused.value.arguments["n"]) == ("fewer", GAMES)
    straight = pl.read_parquet(written(tmp_path / "straight.parquet", games))
    assert pl.read_parquet(path).equals(straight)


@pytest.mark.parametrize("before", [0, 3])
def test_an_end_just_before_the_folder_goes_does_no_harm(tmp_path: Path, games: dict[int, Played], before: int) -> None:
    path = tmp_path / "games.parquet"
    if before:
        written(path, games, before)
    store = Store(path, SIMULATION, GAMES)
    fill(store, games)
    shutil.copytree(store.folder, tmp_path / "kept")
    store.finish()
    whole = pl.read_parquet(path)
    os.rename(tmp_path / "kept", store.folder)
    store = Store(path, SIMULATION, GAMES)
    assert store.missing() == []
    store.finish()
    assert pl.read_parquet(path).equals(whole)
    assert not store.folder.exists()


def test_an_end_between_a_part_and_its_journal_does_no_harm(tmp_path: Path, games: dict[int, Played]) -> None:
    store = Store(tmp_path / "games.parquet", SIMULATION, GAMES)
    fill(store, games, [5, 6, 7])
    journal = store.folder / "000000000.jsonl"
    lines = journal.read_bytes()
    fill(store, games, [8])
    assert not journal.exists()
    journal.write_bytes(lines)
    store.close()
    store = Store(tmp_path / "games.parquet", SIMULATION, GAMES)
    assert not journal.exists()
    assert store.missing() == list(range(9, 16))
    store.close()


OTHERS = {
    "seed": msgspec.structs.replace(SIMULATION, seed=6),
    "bots": msgspec.structs.replace(SIMULATION, bots=("random", "greedy")),
    "players": msgspec.structs.replace(SIMULATION, bots=("random",) * 3),
    "options": msgspec.structs.replace(SIMULATION, options={"tableau": True}),
    "game": msgspec.structs.replace(SIMULATION, game="horizon"),
    "pack": msgspec.structs.replace(SIMULATION, pack=("mine", "")),
}


@pytest.mark.parametrize("finished", [True, False])
@pytest.mark.parametrize("what", OTHERS)
def test_another_simulation_is_refused_and_nothing_changes(
    tmp_path: Path, games: dict[int, Played], what: str, finished: bool
) -> None:
    path = tmp_path / "games.parquet"
    if finished:
        written(path, games, 4)
    else:
        store = Store(path, SIMULATION, GAMES)
        fill(store, games, [5, 9])
        store.close()
    before = everything(tmp_path)
    with pytest.raises(Unusable) as refused:
        Store(path, OTHERS[what], GAMES)
    assert (refused.value.message, refused.value.arguments["what"]) == ("other", what)
    assert everything(tmp_path) == before


def test_another_state_of_the_program_is_refused(tmp_path: Path, games: dict[int, Played]) -> None:
    path = written(tmp_path / "games.parquet", games, 4)
    with pytest.raises(Unusable, match="other-program"):
        Store(path, msgspec.structs.replace(SIMULATION, program="another"), GAMES)


def test_beginning_anew_keeps_the_old_file_until_the_new_one_is_there(tmp_path: Path, games: dict[int, Played]) -> None:
    path = written(tmp_path / "games.parquet", games, 4)
    store = Store(path, SIMULATION, 2, fresh=True)
    assert store.missing() == [5, 6]
    assert pl.read_parquet(path).height == 4
    fill(store, games)
    store.finish()
    assert pl.read_parquet(path).height == 2


def test_what_is_not_ours_is_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "other.parquet"
    pl.DataFrame({"a": [1]}).write_parquet(other)
    text = tmp_path / "text.parquet"
    text.write_text("not a table", encoding="utf-8")
    folder = tmp_path / "games.parquet.parts"
    folder.mkdir()
    (folder / "letters.txt").write_text("dear", encoding="utf-8")
    before = everything(tmp_path)
    for path in (other, text, tmp_path / "games.parquet"):
        with pytest.raises(Unusable, match="not-ours"):
            Store(path, SIMULATION, GAMES)
    assert everything(tmp_path) == before


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    store = Store(tmp_path / "games.parquet", SIMULATION, GAMES)
    with pytest.raises(Unusable, match="busy"):
        Store(tmp_path / "games.parquet", SIMULATION, GAMES)
    store.close()
    Store(tmp_path / "games.parquet", SIMULATION, GAMES).close()
    assert everything(tmp_path) == {}
