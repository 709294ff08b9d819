import jwt from "jsonwebtoken";
import { expect, test } from "vitest";
import { makeSessionTokens } from "./session-tokens.ts";

const tokens = makeSessionTokens("a secret for tests alone, of no use elsewhere");
const sessionId = "0190a5b2-7a3c-4d2e-9f00-1234567890ab";
const now = new Date("2026-05-04T05:30:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("an access token names its session for ten minutes", () => {
  const token = tokens.accessToken(sessionId, 7n, now);
  expect(tokens.sessionOf(token, now)).toBe(sessionId);
  expect(tokens.sessionOf(token, later(9.9))).toBe(sessionId);
  expect(tokens.sessionOf(token, later(10))).toBeNull();
});

test("a token signed with another secret, or not at all, is nobody's", () => {
  const claims = { sub: "7", sid: sessionId, iat: 1, exp: 9_999_999_999 };
  const strangers = [
    makeSessionTokens("another secret, just as long as the first").accessToken(sessionId, 7n, now),
    jwt.sign(claims, "", { algorithm: "none" }),
    jwt.sign(claims, "a secret for tests alone, of no use elsewhere", { algorithm: "HS256" }),
    "",
    "x.y.z",
  ];
  for (const token of strangers) expect(tokens.sessionOf(token, now)).toBeNull();
});

test("a token of one kind is not taken for the other", () => {
  const kinds = [tokens.accessToken(sessionId, 7n, now), tokens.refreshToken({ sessionId, generation: 3 })] as const;
  expect(tokens.refreshClaimOf(kinds[0])).toBeNull();
  expect(tokens.sessionOf(kinds[1], now)).toBeNull();
  // Their keys differ, too: the signature of one is not that of the other over the same text.
  const signatureOf = (token: string) => token.split(".").at(-1);
  const [head, body] = kinds[0].split(".");
  expect(tokens.refreshClaimOf(`${sessionId}.3.${signatureOf(kinds[0])}`)).toBeNull();
  expect(tokens.sessionOf(`${head}.${body}.${signatureOf(kinds[1])}`, now)).toBeNull();
});

test("a refresh token cannot be changed to another session or generation", () => {
  const token = tokens.refreshToken({ sessionId, generation: 3 });
  expect(tokens.refreshClaimOf(token)).toEqual({ sessionId, generation: 3 });
  const [session, generation, signature] = token.split(".");
  const forgeries = [
    `${session}.4.${signature}`,
    `${session?.replace("0190", "0191")}.${generation}.${signature}`,
    `${session}.${generation}.${signature?.slice(1)}`,
    `${session}.${generation}`,
    `${token}.x`,
    `${session}.-3.${signature}`,
    "",
  ];
  for (const forgery of forgeries) expect(tokens.refreshClaimOf(forgery)).toBeNull();
});
