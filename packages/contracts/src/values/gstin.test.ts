import { expect, test } from "vitest";
import * as z from "zod/mini";
import { checkDigitOf, gstin } from "./gstin.ts";

test.each([
  // Published registrations.
  ["27AAPFU0939F1ZV", "27AAPFU0939F1ZV"],
  ["29AAGCB7383J1Z4", "29AAGCB7383J1Z4"],
  [" 27aapfu 0939f1zv ", "27AAPFU0939F1ZV"],
])("%s is a GSTIN", (typed, kept) => {
  expect(z.safeParse(gstin(), typed).data).toBe(kept);
});

test.each([
  ["another check digit", "27AAPFU0939F1ZW"],
  ["two neighbours that changed places", "27AAPFU0399F1ZV"],
  ["one character too few", "27AAPFU0939F1Z"],
  ["no Z before the last", "27AAPFU0939F1YV"],
  ["a PAN alone", "AAPFU0939F"],
])("%s is none", (_what, typed) => {
  expect(z.safeParse(gstin(), typed).error?.issues[0]?.message).toBe("gstin_invalid");
});

test("no single mistyped character gets past the check digit", () => {
  const number = "33AABCT1332L1Z";
  const last = checkDigitOf(number);
  for (const at of number.slice(0, 13).split("").keys())
    for (const other of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
      if (other !== number[at]) expect(checkDigitOf(number.slice(0, at) + other + number.slice(at + 1))).not.toBe(last);
});
