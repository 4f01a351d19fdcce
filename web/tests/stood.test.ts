// A game that was stopped shows the points as they stood, and no more of a round than has happened.
import { expect, test } from "vitest";
import { playedOf, standings } from "../src/end/stood";
import type { TableView } from "../src/protocol";

const stopped = (phase: string, game = "dicetown") =>
  ({
    table: { phase },
    board: {
      game,
      seats: [
        { points: 9, more: false },
        { points: 4, more: true },
      ],
    },
  }) as unknown as TableView;

test("without a record, mine are exact and those of others as all may know them", () => {
  const told = standings(stopped("abandoned"));
  expect(told.map(({ points, more }) => [points, more])).toEqual([
    [9, false],
    [4, true],
  ]);
});

test("the record has them exactly", () => {
  const told = standings(stopped("abandoned"), [9, 12]);
  expect(told.map(({ points, more }) => [points, more])).toEqual([
    [9, false],
    [12, false],
  ]);
});

test("no other table has such scores, nor a game whose board tells no points", () => {
  expect(standings(stopped("over"))).toEqual([]);
  expect(standings(stopped("playing"))).toEqual([]);
  expect(standings(stopped("abandoned", "plain"))).toEqual([]);
  expect(standings({ ...stopped("abandoned"), board: null })).toEqual([]);
});

test("a round in which nothing has changed yet is not drawn", () => {
  const begin = [
    [4, 4],
    [5, 9],
  ];
  expect(playedOf([...begin, [5, 9]])).toEqual(begin);
  expect(playedOf([...begin, [6, 9]])).toHaveLength(3);
  expect(
    playedOf([
      [4, 4],
      [4, 4],
    ]),
  ).toHaveLength(2);
});
