import { relationCodes } from "@thangam/contracts/books/nominee-schemas";
import type { typedNominee } from "@thangam/contracts/books/nominee-schemas";
import * as z from "zod/mini";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/db.ts";
import { row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

/** The nominee of a book, beside its other columns; all null while nobody is named. */
export const nomineeColumns = {
  nomineeName: column.nullable(column.text),
  nomineeRelation: column.nullable(column.phraseOf(relationCodes)),
  nomineeMobile: column.nullable(column.text),
  nomineeSharePercent: column.nullable(column.integer),
  nomineeIsMinor: column.nullable(column.boolean),
  nomineeGuardian: column.nullable(column.text),
};

const named = row(nomineeColumns);
type Named = RowOf<typeof named>;

/** What `nomineeColumns` reads, for a query that joins `NOMINEE` to its `books b`. */
export const NOMINEE_COLUMNS = Prisma.sql`
  nominee.name as nominee_name, nominee.relation as nominee_relation, nominee.mobile as nominee_mobile,
  nominee.share_percent as nominee_share_percent, nominee.is_minor as nominee_is_minor, nominee.guardian as nominee_guardian`;

export const NOMINEE = Prisma.sql`left join nominees nominee on nominee.book_id = b.id and nominee.ended_at is null`;

/** Whom the client named last, for its owner and for staff; null while nobody is named. */
export function nomineeView(book: Named) {
  const { nomineeName: name, nomineeRelation: relation } = book;
  if (name === null || relation === null) return null;
  return {
    name,
    relation,
    mobile: book.nomineeMobile,
    sharePercent: book.nomineeSharePercent ?? 100,
    isMinor: book.nomineeIsMinor ?? false,
    guardian: book.nomineeGuardian,
  };
}

export type TypedNominee = z.output<typeof typedNominee>;

const asked = z.object({
  name: column.text,
  relation: column.phraseOf(relationCodes),
  mobile: z.optional(column.text),
  sharePercent: column.integer,
  isMinor: column.boolean,
  guardian: z.optional(column.text),
});

/** Of a request to join, which is a book later: as its column keeps it. */
export function nomineeAsAsked({ relation, ...nominee }: TypedNominee) {
  return { ...nominee, relation: relationCodes.of(relation) };
}

export function nomineeAsked(column: unknown): TypedNominee | undefined {
  return column === null ? undefined : asked.parse(column);
}

/** As a book shows it: what was left out is nothing. */
export function nomineeShown(typed: TypedNominee) {
  return { ...typed, mobile: typed.mobile ?? null, guardian: typed.guardian ?? null };
}

interface Writer {
  now: Date;
  actorId: bigint | null;
}

export async function insertNominee(
  tx: Transaction,
  bookId: bigint,
  { name, relation, mobile, sharePercent, isMinor, guardian }: TypedNominee,
  { now, actorId }: Writer,
): Promise<void> {
  const said = { name, relation: relationCodes.of(relation), sharePercent, isMinor };
  await tx.nominee.create({
    data: { bookId, ...said, mobile: mobile ?? null, guardian: guardian ?? null, namedAt: now, namedById: actorId },
  });
}

export async function endNominee(tx: Transaction, bookId: bigint, { now, actorId }: Writer): Promise<void> {
  await tx.nominee.updateMany({ where: { bookId, endedAt: null }, data: { endedAt: now, endedById: actorId } });
}
