import { expect, test } from "vitest";
import { byWords, wordsAround } from "./sql-words.ts";

const tests = new Map([
  ["payments", "await pay(book); expect(payment.weightMg).toBe(1n)"],
  ["cash-limits", "await pay(book)"],
  ["gold", 'await pay(book); expect(payment.weightMg).toBe(1n); refused("weight_required")'],
]);

test.each([
  ["perform pay(weight);", ["payments", "gold", "cash-limits"]],
  ["perform refuse('weight_required', weight_mg);", ["gold", "payments", "cash-limits"]],
  ["perform require_cash_allowed(1);", ["cash-limits", "payments", "gold"]],
  ["x := y;", ["payments", "cash-limits", "gold"]],
])("of %s the rarest words decide, and where none is shared the order stays", (mutated, files) => {
  expect(byWords(mutated, tests)).toEqual(files);
});

test("the words around a mutant are those of its line, of two more and of the refusals that they lead to", () => {
  const script = "begin\nnull;\nx := 1;\ny := 2;\nz := 3;\nend";
  const scripts = new Map([["require_cash_allowed", "a b; perform refuse('TH422', 'cash_limit')"]]);
  const checked = { operator: "drop a check", before: "perform require_cash_allowed(1);", script, line: 2 };
  expect(wordsAround(checked, scripts).split("\n")).toEqual([checked.before, "x := 1;", "y := 2;", "'cash_limit'"]);
  const locked = { operator: "drop a lock", before: "perform lock_book(1);", script, line: 2 };
  expect(wordsAround(locked, scripts).split("\n")).toEqual([locked.before, "x := 1;", "y := 2;", "lock_timeout"]);
});
