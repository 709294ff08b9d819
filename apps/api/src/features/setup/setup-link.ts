import type { Database } from "#platform/database/db.ts";
import { newToken } from "#platform/ids.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { hasAdmin, keepLink } from "./setup-store.ts";

const GOOD_FOR_MS = 24 * 60 * 60 * 1000;

/**
 * A token that makes the first Admin, good once and for a day; null where there is an Admin. Each process that starts
 * makes one of its own: the first that is used ends them all.
 */
export async function newSetupToken(db: Database, secrets: Secrets, now: Date): Promise<string | null> {
  if (await hasAdmin(db)) return null;
  const token = newToken();
  await keepLink(db, setupHashOf(secrets, token), now, new Date(now.getTime() + GOOD_FOR_MS));
  return token;
}

/** What is kept of a token. */
export function setupHashOf(secrets: Secrets, token: string): Uint8Array<ArrayBuffer> {
  return secrets.hashOf("set-up link", token);
}
