import { expect, test } from "vitest";
import * as z from "zod/mini";
import { operations } from "./registry.ts";

/** Amounts as long as only sums get, which nobody may send: a sum of them would not fit a column. */
function longAmounts(json: unknown, path = ""): string[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    name === "pattern" && String(value).includes("\\d{1,16}") ? [path] : longAmounts(value, `${path}/${name}`),
  );
}

test("no operation takes an amount or a weight of more than eleven digits", () => {
  const taken = Object.entries(operations).flatMap(([name, { input }]) =>
    longAmounts(z.toJSONSchema(input, { io: "input", unrepresentable: "any" })).map((path) => `${name} ${path}`),
  );
  expect(taken).toEqual([]);
});

test("what an operation tells may be a sum of such amounts", () => {
  const told = longAmounts(z.toJSONSchema(operations.getDay.output, { io: "input", unrepresentable: "any" }));
  expect(told.length).toBeGreaterThan(0);
});
