import { expect, test } from "vitest";
import { choiceOf, textOf } from "./table-settings.ts";

test.each([
  ["-", { shown: [], hidden: [] }],
  ["taken", { shown: ["taken"], hidden: [] }],
  ["taken,mode,-email", { shown: ["taken", "mode"], hidden: ["email"] }],
])("a choice of columns is written as %s and read again", (text, choice) => {
  expect(textOf(choice)).toBe(text);
  expect(choiceOf(text)).toEqual(choice);
});

test("whatever else an address has is read as no choice", () => {
  expect(choiceOf(",,-,")).toEqual({ shown: [], hidden: [] });
});
