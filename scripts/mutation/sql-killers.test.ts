import { expect, test } from "vitest";
import { Killers } from "./sql-killers.ts";

const failure = (file: string, name = "a promise") => ({ file, test: name, message: "" });
const place = { path: "books/dues_on.sql", operator: "negate" };

test("what killed a mutant of the function is tried first, the latest before the others, and one test of a file", () => {
  const killers = new Killers();
  killers.note(place, failure("books"), true);
  killers.note(place, failure("gold"), true);
  killers.note(place, failure("books", "another"), true);
  expect(killers.testsFor(place)).toMatchObject([failure("books", "another"), failure("gold")]);
  expect(killers.filesFor({ ...place, operator: "off by one" })).toEqual(["books", "gold"]);
});

test("of another function only the file of the operator's latest killer is likely", () => {
  const killers = new Killers();
  killers.note(place, failure("books"), true);
  killers.note(place, failure("gold"), true);
  const other = { ...place, path: "days/close_day.sql" };
  expect(killers.testsFor(other)).toEqual([]);
  expect(killers.filesFor(other)).toEqual(["gold"]);
});

test("a test that fails alone without a mutant is tried with its file only", () => {
  const killers = new Killers();
  killers.note(place, failure("books"), false);
  expect(killers.testsFor(place)).toEqual([]);
  expect(killers.filesFor(place)).toEqual(["books"]);
});
