import type { Reference } from "#core/reference.ts";
import type { Reader } from "#platform/database/db.ts";

/** The customer whose book it is, by its id or its number; null when there is no such book, or no sign-in yet. */
export async function ownerOfBook(db: Reader, book: Reference): Promise<bigint | null> {
  const where = typeof book === "bigint" ? { id: book } : { number: book };
  const row = await db.book.findUnique({ where, select: { client: { select: { userId: true } } } });
  return row?.client.userId ?? null;
}
