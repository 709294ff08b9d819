import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { newTotpSecret, totpAddress, totpCode, totpStepOf } from "./totp.ts";

/** The key of RFC 6238, "12345678901234567890". */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("the code of second %i is the one of RFC 6238", (seconds, code) => {
  expect(totpCode(secret, at(seconds))).toBe(code);
  expect(totpStepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test("a code is good for its step, the one before and the one after, and named by its own step", () => {
  const step = 50_000_000;
  const code = totpCode(secret, at(step * 30));
  const good = [-2, -1, 0, 1, 2].map((late) => totpStepOf(secret, code, at((step + late) * 30 + 15)));
  expect(good).toEqual([null, step, step, step, null]);
});

test("no other text is a code", () => {
  const code = totpCode(secret, at(59));
  for (const typed of ["", "28708", `${code}0`, ` ${code}`, "२८७०८२", "28708a"])
    expect(totpStepOf(secret, typed, at(59))).toBeNull();
});

test("secrets are of 160 bits, each another one, and a code follows from the secret alone", () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/);
  const counter = Buffer.from("0000000000000001", "hex");
  const digest = createHmac("sha1", "12345678901234567890").update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  expect(String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000)).toBe(totpCode(secret, at(59)));
});

test("an app reads the shop and the person from the address", () => {
  const address = new URL(totpAddress(secret, { shop: "Sri Meenakshi: Gold & Co", person: "a@example.com" }));
  expect([address.protocol, address.searchParams.get("secret"), address.searchParams.get("issuer")]).toEqual([
    "otpauth:",
    secret,
    "Sri Meenakshi: Gold & Co",
  ]);
  expect(decodeURIComponent(address.pathname)).toContain("a@example.com");
});
