import { randomBytes, randomUUID } from "node:crypto";

export function newSessionId(): string {
  return randomUUID();
}

/** Short enough to be read out on the telephone. */
export function newRequestId(): string {
  return randomBytes(9).toString("base64url");
}
