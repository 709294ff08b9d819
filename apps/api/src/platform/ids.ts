import { randomBytes, randomInt, randomUUID } from "node:crypto";

export function newSessionId(): string {
  return randomUUID();
}

/** Short enough to be read out on the telephone. */
export function newRequestId(): string {
  return randomBytes(9).toString("base64url");
}

/** Tells messages of the same kind to the same person apart. */
export function newMessageId(): string {
  return randomUUID();
}

/** In a cookie of a browser, for a person who signed in there. */
export function newDeviceId(): string {
  return randomUUID();
}

/** A code of so many digits, of which the first is not 0: each as likely as any other. */
export function newCode(digits = 6): string {
  return randomInt(10 ** (digits - 1), 10 ** digits).toString();
}

/** 256 bits that nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

// Without what is easily mistaken when it is read out or typed from paper: 0 O o, 1 l I i, 5 S s, 2 Z z.
const unambiguous = "ABCDEFGHJKLMNPQRTUVWXYabcdefghjkmnpqrtuvwxy346789";

/** A password to hand out: 12 characters, each of them equally likely. */
export function newPassword(): string {
  return Array.from({ length: 12 }, () => unambiguous.charAt(randomInt(unambiguous.length))).join("");
}

const plainSigns = "abcdefghjkmnpqrtuvwxy346789";

/** Twelve signs to write down, 57 bits, in three groups. */
export function newBackupCode(): string {
  const signs = Array.from({ length: 12 }, () => plainSigns.charAt(randomInt(plainSigns.length))).join("");
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}
