import { expect, test } from "vitest";
import { filesThatReach } from "./sql-order.ts";

const scripts = new Map([
  ["due_day", "create function due_day() returns int language sql as $$ select 1 $$"],
  ["dues_on", "create function dues_on() returns int language plpgsql as $$ begin return due_day(); end $$"],
  ["close_day", "create function close_day() returns int language plpgsql as $$ begin return 1; end $$"],
]);
const calls = new Map([
  ["days", new Set(["close_day"])],
  ["books", new Set(["dues_on"])],
  ["quote", new Set(["due_day"])],
  ["unknown", undefined],
]);
const filesFor = (name: string, likely: readonly string[] = []) => filesThatReach({ name, scripts }, calls, likely);

test("only files that call a function are tried, and those of which nothing is known", () => {
  expect(filesFor("close_day")).toEqual(["days", "unknown"]);
  expect(filesFor("dues_on")).toEqual(["books", "unknown"]);
});

test("an SQL function, whose calls are not all counted, is tried by every file, its callers' first", () => {
  expect(filesFor("due_day")).toEqual(["quote", "unknown", "books", "days"]);
});

test("a file that is likely to fail is tried before the others, if it calls the function", () => {
  expect(filesFor("close_day", ["unknown", "books"])).toEqual(["unknown", "days"]);
});
