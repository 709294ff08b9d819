import { expect, test } from "vitest";
import { Unsendable } from "./port.ts";
import { requireInstance } from "./template.ts";

const template = {
  name: "payment_acknowledged.en",
  text: "Dear {name}, {amount} (advance) for book {book}. Thank you.",
};
const check = (text: string) => () => requireInstance({ text, template });

test("a text made from its template is let through", () => {
  expect(check("Dear Kavitha, Rs 500.00 (advance) for book GE1001. Thank you.")).not.toThrow();
  expect(check("Dear மீனாட்சி சுந்தரம், Rs 1.00 (advance) for book E1. Thank you.")).not.toThrow();
});

test.each([
  "Dear Kavitha, Rs 500.00 (advance) for book GE1001. Thank you. Visit us!",
  "Dear Kavitha, Rs 500.00 advance for book GE1001. Thank you.",
  "Dear , Rs 500.00 (advance) for book GE1001. Thank you.",
  `Dear ${"K".repeat(41)}, Rs 500.00 (advance) for book GE1001. Thank you.`,
  "Dear Kavitha www.example.com, Rs 500.00 (advance) for book GE1001. Thank you.",
  "",
])("%j is refused", (text) => {
  expect(check(text)).toThrow(Unsendable);
});
