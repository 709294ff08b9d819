import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#platform/security/secrets.ts";

const macBytes = 16;
const purpose = "receipt code";
/** A number as receipt_number() of the database writes it, and its fingerprint. */
const codePattern = /^([A-Z]{1,3}\d{4}-\d{7,10})-([\w-]{22})$/;

/** The same as somebody types it who has no code, whether we gave it out or not. */
const numberPattern = /^[A-Z]{1,3}\s?\d{4}[\s-]?\d{1,10}-?$/i;

/** Whether something is written as a receipt number is, without the letters that make it a code. */
export function isNumberAlone(typed: string): boolean {
  return numberPattern.test(typed.trim());
}

/**
 * What the code on a receipt says: its number and a keyed fingerprint of it. Whoever has one receipt cannot make
 * the code of another, so the numbers, which follow each other, cannot be walked.
 */
export function receiptCode(secrets: Secrets, receiptNumber: string): string {
  return `${receiptNumber}-${written(secrets.hashOf(purpose, receiptNumber))}`;
}

/**
 * The receipt number that a code vouches for; null when we did not make it. Compared as text: the last of its letters
 * carries bits that no byte holds, and a code has one spelling.
 */
export function receiptNumberIn(secrets: Secrets, code: string): string | null {
  const [, number, mac] = codePattern.exec(code.trim()) ?? [];
  if (number === undefined || mac === undefined) return null;
  // A receipt outlives the secret it was given under.
  const macs = secrets.hashesOf(purpose, number).map(written);
  return macs.some((one) => timingSafeEqual(Buffer.from(mac), Buffer.from(one))) ? number : null;
}

function written(hash: Uint8Array): string {
  return Buffer.from(hash).subarray(0, macBytes).toString("base64url");
}
