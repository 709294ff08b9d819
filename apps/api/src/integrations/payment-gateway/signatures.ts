import { createHmac, timingSafeEqual } from "node:crypto";
import type { BinaryLike, KeyObject } from "node:crypto";
import { BadSignature } from "./port.ts";

/** HMAC-SHA256 in lower-case hex, as gateways write signatures. */
export function signatureOf(content: BinaryLike, secret: string | KeyObject): string {
  return createHmac("sha256", secret).update(content).digest("hex");
}

/** Throws BadSignature unless `given` is the signature of `content`; takes as long whichever byte is wrong. */
export function requireSignature(given: string | undefined, content: BinaryLike, secret: string | KeyObject): void {
  const expected = Buffer.from(signatureOf(content, secret));
  const actual = Buffer.from(given ?? "");
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw new BadSignature();
}
