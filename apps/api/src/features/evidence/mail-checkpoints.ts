import type { Database } from "#platform/database/db.ts";
import { queueMails } from "./evidence-store.ts";

/** Mails every Admin the seal of each closed day, once: in their mailboxes it is out of reach of whoever owns the database. */
export function mailCheckpoints(db: Database, now: Date): Promise<number> {
  return queueMails(db, now);
}
