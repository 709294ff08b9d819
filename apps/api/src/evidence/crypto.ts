import { createHash, createPublicKey, verify } from "node:crypto";
import type { KeyObject } from "node:crypto";
import type { Bytes, Crypto } from "@thangam/evidence/bytes";

/** Node's own SHA-256 and Ed25519. */
export const nodeCrypto: Crypto = {
  sha256: (bytes) => createHash("sha256").update(bytes).digest(),
  isSignedBy: (publicKey, message, signature) => {
    try {
      return verify(null, message, publicKeyOf(publicKey), signature);
    } catch {
      // Not a key, or not a signature.
      return false;
    }
  },
};

function publicKeyOf(bytes: Bytes): KeyObject {
  const x = Buffer.from(bytes).toString("base64url");
  return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
}

/** The 32 bytes of a public key. */
export function bytesOfKey(key: KeyObject): Buffer {
  return Buffer.from(createPublicKey(key).export({ format: "jwk" }).x ?? "", "base64url");
}
