import { expect, test } from "vitest";
import { Killers } from "./sql-killers.ts";

const failure = (file: string, name = "a promise") => ({ file, test: name, message: "" });
const place = { path: "books/dues_on.sql", operator: "negate" };
const alone = async () => true;

test("what killed a mutant of the function is tried first, the latest before the others, and one test of a file", async () => {
  const killers = new Killers();
  await killers.note(place, failure("books"), alone);
  await killers.note(place, failure("gold"), alone);
  await killers.note(place, failure("books", "another"), alone);
  expect(killers.testsFor(place)).toEqual([failure("books", "another"), failure("gold")]);
  expect(killers.filesFor({ ...place, operator: "off by one" })).toEqual(["books", "gold"]);
});

test("of another function only the file of the operator's latest killer is likely", async () => {
  const killers = new Killers();
  await killers.note(place, failure("books"), alone);
  await killers.note(place, failure("gold"), alone);
  const other = { ...place, path: "days/close_day.sql" };
  expect(killers.testsFor(other)).toEqual([]);
  expect(killers.filesFor(other)).toEqual(["gold"]);
});

test("a test that fails alone without a mutant, or has no name, is never tried alone; each is asked once", async () => {
  const killers = new Killers();
  const asked: string[] = [];
  const failsAlone = async ({ file }: { file: string }) => asked.push(file) === 0;
  await killers.note(place, failure("books"), failsAlone);
  await killers.note(place, failure("books"), failsAlone);
  await killers.note(place, failure("gold", ""), failsAlone);
  expect(killers.testsFor(place)).toEqual([]);
  expect(asked).toEqual(["books"]);
});
