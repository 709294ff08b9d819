import { expect, test } from "vitest";
import { interpolate } from "./interpolate.ts";

test("values stand in their places, whatever is in them", () => {
  const values = { name: "{book} <b>&'{'", book: "GE1" };
  expect(interpolate("Book # {book} of {name}, today's", values, "en")).toBe("Book # GE1 of {book} <b>&'{', today's");
});

test("a value that is missing is an error that names its place", () => {
  expect(() => interpolate("Receipt {number}", {}, "en")).toThrow(/number/);
});

test.each([
  [1, "1 payment, ₹ 5"],
  [3, "3 payments, ₹ 5"],
  [1_234_567, "12,34,567 payments, ₹ 5"],
])("%i chooses its own form of the word, grouped as in India", (count, said) => {
  expect(interpolate("{count, plural, one {# payment} other {# payments}}, ₹ {sum}", { count, sum: 5 }, "en")).toBe(
    said,
  );
});

test("each language has its own plural: in Hindi nothing at all is still one", () => {
  const text = "{count, plural, one {one} other {other}}";
  expect(["en", "ta", "hi"].map((language) => interpolate(text, { count: 0 }, language))).toEqual([
    "other",
    "other",
    "one",
  ]);
});

test.each(["Hello { }", "{count, plural, one {#}}", "an open {place"])("%j is not a text", (text) => {
  expect(() => interpolate(text, { count: 1 }, "en")).toThrow(SyntaxError);
});
