import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#platform/secrets.ts";

const macBytes = 16;

/**
 * What the code on a receipt says: its number and a keyed fingerprint of it. Whoever has one receipt cannot make
 * the code of another, so the numbers, which follow each other, cannot be walked.
 */
export function receiptCode(secrets: Secrets, receiptNumber: string): string {
  return `${receiptNumber}-${macOf(secrets, receiptNumber).toString("base64url")}`;
}

/** The receipt number that a code vouches for; null when we did not make it. */
export function receiptNumberIn(secrets: Secrets, code: string): string | null {
  const [, number, mac] = /^(T\d{4}-\d{7,10})-([\w-]{22})$/.exec(code.trim()) ?? [];
  if (number === undefined || mac === undefined) return null;
  const given = Buffer.from(mac, "base64url");
  return given.length === macBytes && timingSafeEqual(given, macOf(secrets, number)) ? number : null;
}

function macOf(secrets: Secrets, receiptNumber: string): Buffer {
  return Buffer.from(secrets.hashOf("receipt code", receiptNumber)).subarray(0, macBytes);
}
