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

/** Six digits, each code from 100000 to 999999 as likely as any other. */
export function newCode(): string {
  return randomInt(100_000, 1_000_000).toString();
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
