import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { derivedKey } from "./derived-key.ts";

/** Keeps what must not be read where it is stored. The keys follow from the secret of the installation. */
export interface Secrets {
  /** Encrypts a text that is needed once more. It opens only together with what it was bound to. */
  seal(text: string, boundTo: string): Uint8Array<ArrayBuffer>;
  /** Opens what this secret sealed, or one before it. Throws when it was sealed with another key, bound to something else, or altered. */
  open(sealed: Uint8Array, boundTo: string): string;
  /** A fingerprint of something that is only ever compared; nobody without the key can try out what it is of. */
  hashOf(purpose: string, ...parts: string[]): Uint8Array<ArrayBuffer>;
  /** The same under this secret and each one before it: for what is compared long after it was made. */
  hashesOf(purpose: string, ...parts: string[]): Uint8Array<ArrayBuffer>[];
}

const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM (12 bytes of nonce, 16 of tag, then the text) and HMAC-SHA-256. Secrets that the installation had before open what they
 * sealed and are compared with what they hashed; nothing new is made with them.
 */
export function makeSecrets(appSecret: string, earlier: readonly string[] = []): Secrets {
  const all = [appSecret, ...earlier];
  const sealKey = derivedKey(appSecret, "sealed text");
  const hashKey = derivedKey(appSecret, "keyed hash");
  const sealKeys = all.map((secret) => derivedKey(secret, "sealed text"));
  const hashKeys = all.map((secret) => derivedKey(secret, "keyed hash"));
  const hashesOf = (purpose: string, ...parts: string[]) =>
    hashKeys.map((key) => hashUnder(key, JSON.stringify([purpose, ...parts])));
  return {
    seal: (text, boundTo) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", sealKey, iv).setAAD(Buffer.from(boundTo));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), body]));
    },
    open: (sealed, boundTo) => {
      let failure: unknown;
      for (const key of sealKeys) {
        try {
          return openWith(key, sealed, boundTo);
        } catch (error) {
          failure ??= error;
        }
      }
      throw failure;
    },
    hashOf: (purpose, ...parts) => hashUnder(hashKey, JSON.stringify([purpose, ...parts])),
    hashesOf,
  };
}

function openWith(key: KeyObject, sealed: Uint8Array, boundTo: string): string {
  const bytes = Buffer.from(sealed);
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
  const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
}

function hashUnder(key: KeyObject, text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHmac("sha256", key).update(text).digest());
}
