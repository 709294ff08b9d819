import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import { escapeLiteral } from "pg";
import { withConnection } from "./connection.ts";
import { databaseMessageOf } from "./database-errors.ts";

const iterations = 4096;

/** Whether the server takes the user and the password of `url`. */
export async function canSignIn(url: string): Promise<boolean> {
  try {
    return await withConnection(url, async () => true);
  } catch (error) {
    if (databaseMessageOf(error)?.sqlState.startsWith("28") === true) return false;
    throw error;
  }
}

export function newPassword(): string {
  return randomBytes(24).toString("base64url");
}

/**
 * The options of a role that signs in with the password of `url`. The server gets what it would store (SCRAM-SHA-256, RFC 5803)
 * and never the password, which could otherwise stand in its log of statements.
 */
export function loginOf(url: string): string {
  const password = decodeURIComponent(new URL(url).password).normalize("NFKC");
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, "sha256");
  const keyOf = (name: string) => createHmac("sha256", salted).update(name).digest();
  const storedKey = createHash("sha256").update(keyOf("Client Key")).digest("base64");
  const verifier = `SCRAM-SHA-256$${iterations}:${salt.toString("base64")}$${storedKey}:${keyOf("Server Key").toString("base64")}`;
  return `login password ${escapeLiteral(verifier)}`;
}
