import type { Client } from "pg";
import * as column from "./columns.ts";
import { withConnection } from "./connection.ts";
import { readRows, row } from "./rows.ts";

type Connected = Pick<Client, "query">;

/** Refuses a database that a backup was brought back into as long as its series of receipts have not skipped what may be lost. */
export async function requireRestoreNoted(url: string): Promise<void> {
  const mark = await withConnection(url, readMark);
  if (mark !== null)
    throw new Error(
      `A backup was brought back into this database (${mark}), and its receipts have not skipped the numbers that may be lost. ` +
        "Run `pnpm migrate` with the owner's address as DATABASE_OWNER_URL, then try again.",
    );
}

/** Notes the restore that the database is marked with, if it was not noted; returns a sentence about it, or null. */
export function noteMarkedRestore(url: string, now: Date): Promise<string | null> {
  return withConnection(url, (client) => noteMarked(client, now));
}

async function noteMarked(client: Connected, now: Date): Promise<string | null> {
  const mark = await readMark(client);
  return mark === null ? null : noteRestore(client, mark, now);
}

/** Notes the restore that the database is marked with; one without a mark, such as a copied folder, is one of this moment. */
export function noteRestoreNow(url: string, now: Date): Promise<string | null> {
  return withConnection(url, async (client) => {
    const isMarked = row({ isMarked: column.boolean });
    const [found] = await readRows(client, isMarked, "select mark_of_restore() is not null as is_marked");
    if (found?.isMarked === true) return noteMarked(client, now);
    return noteRestore(client, `by hand ${now.toISOString()}`, now);
  });
}

async function readMark(client: Connected): Promise<string | null> {
  const marked = row({ mark: column.nullable(column.text) });
  const [found] = await readRows(client, marked, "select restore_mark() as mark");
  return found?.mark ?? null;
}

async function noteRestore(client: Connected, mark: string, now: Date): Promise<string | null> {
  const noted = row({ numbers: column.nullable(column.text) });
  const [found] = await readRows(client, noted, "select note_restore($1, $2)::text as numbers", [mark, now]);
  const numbers = found?.numbers ?? null;
  return numbers === null
    ? null
    : `A backup was brought back (${mark}). Each series of receipts goes on after ${numbers} numbers that are never given.`;
}
