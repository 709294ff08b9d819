import { expect, test } from "vitest";
import { makeDeviceTokens } from "./device-tokens.ts";
import { makeSessionTokens } from "./session-tokens.ts";

const secret = "a secret for tests alone, of no use elsewhere";
const tokens = makeDeviceTokens(secret);
const idOf = (n: number) => `0190a5b2-7a3c-4d2e-9f00-12345678900${n}`;

test("a cookie names the devices it was given, six at most, and no other", () => {
  const ids = [1, 2, 3, 4, 5, 6, 7].map(idOf);
  expect(tokens.devicesIn(tokens.holding(ids))).toEqual(ids.slice(0, 6));
  expect(tokens.devicesIn(tokens.holding([]))).toEqual([]);
});

test("what somebody wrote themselves, or with another key, names no device; the others beside it still do", () => {
  const [mine, other] = [tokens.holding([idOf(1)]), tokens.holding([idOf(2)])];
  const signature = other.split(".")[1];
  const forged = [
    idOf(1),
    `${idOf(1)}.`,
    `${idOf(1)}.${signature}`,
    `${mine}.x`,
    makeDeviceTokens("another secret, just as long as the first").holding([idOf(1)]),
    makeSessionTokens(secret).refreshToken({ sessionId: idOf(1), generation: 0 }),
    "",
    "~~~",
    "x".repeat(10_000),
  ];
  for (const cookie of forged) expect(tokens.devicesIn(cookie)).toEqual([]);
  expect(tokens.devicesIn(`${forged[2]}~${other}`)).toEqual([idOf(2)]);
});
