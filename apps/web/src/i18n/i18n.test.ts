import { expect, test } from "vitest";
import { compile } from "./compile.ts";
import { t } from "./i18n.ts";

test("a sentence is read with its values in their places", () => {
  expect(t("Page {number} of {last}", { number: 2, last: 10 })).toBe("Page 2 of 10");
});

test.each([
  [1, "1 payment, ₹ 5"],
  [3, "3 payments, ₹ 5"],
])("%i chooses its own form of the word", (count, said) => {
  expect(t("{count, plural, one {# payment} other {# payments}}, ₹ {sum}", { count, sum: 5 })).toBe(said);
});

test("a sign that means something only inside a choice is plain text outside", () => {
  expect(t("Book # {number}", { number: "GE1" })).toBe("Book # GE1");
});

test("a place without a name is a mistake in the code", () => {
  expect(() => compile("Hello { }")).toThrow(SyntaxError);
});
