import { createSecretKey, hkdfSync } from "node:crypto";
import type { KeyObject } from "node:crypto";

/**
 * A key of 256 bits for one purpose, derived from the secret of the installation. A key object, because
 * jsonwebtoken tries to read anything else as a public key first, at every request.
 */
export function derivedKey(appSecret: string, purpose: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync("sha256", appSecret, "thangam", purpose, 32)));
}
