import { expect, test } from "vitest";
import { withPhrases } from "./stored-phrases.ts";

test("a code is read as its phrase, and a phrase of an older entry stays", () => {
  expect(withPhrases({ status: "credited", mode: "upi", amountPaise: "50000" })).toEqual({
    status: "Payment Approved",
    mode: "UPI",
    amountPaise: "50000",
  });
  expect(withPhrases({ status: "Payment Approved", resolution: "Money returned" })).toEqual({
    status: "Payment Approved",
    resolution: "Money returned",
  });
});

test("a change is read with the phrases of both sides", () => {
  expect(withPhrases({ status: "active → disabled", type: "Monthly → Daily" })).toEqual({
    status: "Active → Disabled",
    type: "Monthly → Daily",
  });
  expect(withPhrases({ email: "active → disabled" })).toEqual({ email: "active → disabled" });
});

test("words that people wrote are not taken for codes", () => {
  expect(withPhrases({ reason: "cash", remarks: "pending" })).toEqual({ reason: "cash", remarks: "pending" });
});

test("the reason of a closed day stands under the phrase of its payment method", () => {
  expect(withPhrases({ cash: "One note of ten is missing" })).toEqual({ Cash: "One note of ten is missing" });
});

test("the code of a failure is read as its reason; a reason in somebody's own words stays", () => {
  expect(withPhrases({ failure: "never_confirmed" })).toEqual({ reason: "Never confirmed" });
  expect(withPhrases({ reason: "never_confirmed" })).toEqual({ reason: "never_confirmed" });
});
