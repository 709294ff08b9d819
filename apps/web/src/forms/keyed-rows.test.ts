import { expect, test } from "vitest";
import { changed, nextKey, without } from "./keyed-rows.ts";

test("a row is added under a key of its own, changed by it and taken away by it", () => {
  const rows = [
    { key: 4, take: "" },
    { key: 2, take: "" },
  ];
  expect([nextKey(rows), nextKey([])]).toEqual([5, 0]);
  expect(changed(rows, 2, { take: "2" }).map(({ take }) => take)).toEqual(["", "2"]);
  expect(without(rows, 4).map(({ key }) => key)).toEqual([2]);
});
