import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashOfRaw, parseRaw, textIn, withEarlier, writeRaw } from "./raw-object.ts";

const written =
  '{"a": 9007199254740993, "id": "x", "of": {"b": [1, {"c": "}, \\" :"}]}, "ab\\"c": null, "name": "\\\\\\", \\"x\\": 1"}';

test("an object of the database is read and written sign by sign, and no number loses a digit", () => {
  const members = parseRaw(written);
  expect([...members.keys()]).toEqual(["a", "id", "of", 'ab"c', "name"]);
  expect(members.get("a")).toBe("9007199254740993");
  expect(members.get("of")).toBe('{"b": [1, {"c": "}, \\" :"}]}');
  expect(textIn(members, "name")).toBe('\\", "x": 1');
  expect([textIn(members, 'ab"c'), textIn(members, "none")]).toEqual([null, null]);
  expect(writeRaw(members)).toBe(written);
  expect(parseRaw("{}").size).toBe(0);
});

test("keys are written shorter ones first, and those of one length by their bytes, as the database does", () => {
  const members = new Map([
    ["bb", "1"],
    ["a", "2"],
    ["ab", "3"],
    ["Z", "4"],
  ]);
  expect(writeRaw(members)).toBe('{"Z": 4, "a": 2, "ab": 3, "bb": 1}');
  expect(hashOfRaw(members)).toBe(createHash("sha256").update('{"Z": 4, "a": 2, "ab": 3, "bb": 1}').digest("hex"));
});

test("the version before holds what the changed columns held, and nothing of those that held nothing", () => {
  const later = parseRaw('{"id": 5, "paid": "2026-05-04", "status": "credited"}');
  const earlier = withEarlier(later, parseRaw('{"paid": null, "status": "pending"}'));
  expect(writeRaw(earlier)).toBe('{"id": 5, "status": "pending"}');
});
