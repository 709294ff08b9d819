import { createHmac, timingSafeEqual } from "node:crypto";
import { derivedKey } from "./derived-key.ts";

/** Signs and checks short texts for one purpose, with a key derived from the secret of the installation. */
export function signatures(appSecret: string, purpose: string) {
  const key = derivedKey(appSecret, purpose);
  const sign = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  return { sign, isSigned: (text: string, signature: string) => isSame(signature, sign(text)) };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
