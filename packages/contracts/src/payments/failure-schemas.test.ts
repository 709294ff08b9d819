import { expect, test } from "vitest";
import { failureCodes, failureText, readFailure } from "./failure-schemas.ts";

test("a reason travels as the phrase of its code and what was written beside it", () => {
  expect(failureText("Never confirmed", null)).toBe("Never confirmed");
  expect(failureText("Money returned", "NEFT0042. Sent back")).toBe("Money returned. NEFT0042. Sent back");
  expect(failureText(null, "Insufficient funds")).toBe("Insufficient funds");
  expect(failureText(null, null)).toBeNull();
});

test("what travelled is taken apart into the same code and the same words", () => {
  for (const code of failureCodes.all)
    for (const detail of [null, "NEFT0042. Sent back"])
      expect(readFailure(failureText(failureCodes.phraseOf(code), detail) ?? "")).toEqual({ code, detail });
});

test("the words of a gateway are no code, even where they begin alike", () => {
  for (const words of ["Insufficient funds", "Never confirmed by the bank", "Money returned by the bank"])
    expect(readFailure(words)).toEqual({ code: null, detail: words });
});
