import { relationCodes } from "@thangam/contracts/books/nominee-schemas";
import type { typedNominees } from "@thangam/contracts/books/nominee-schemas";
import * as z from "zod/mini";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/db.ts";

/** The nominees of a book, beside its other columns; none while nobody is named. */
export const nomineeColumns = {
  nominees: column.listOf(
    column.object({
      name: column.text,
      relation: column.phraseOf(relationCodes),
      mobile: column.nullable(column.text),
      sharePercent: column.integer,
      isMinor: column.boolean,
      guardian: column.nullable(column.text),
    }),
  ),
};

export type ShownNominee = z.output<typeof nomineeColumns.nominees>[number];

/** What `nomineeColumns` reads, for a query of `books b`. */
export const NOMINEE_COLUMNS = Prisma.sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('name', named.name, 'relation', named.relation, 'mobile', named.mobile,
      'sharePercent', named.share_percent, 'isMinor', named.is_minor, 'guardian', named.guardian) order by named.id)
    from nominees named where named.book_id = b.id and named.ended_at is null), '[]') as nominees`;

export type TypedNominees = z.output<typeof typedNominees>;

const asked = z.array(
  z.object({
    name: column.text,
    relation: column.phraseOf(relationCodes),
    mobile: z.optional(column.text),
    sharePercent: column.integer,
    isMinor: column.boolean,
    guardian: z.optional(column.text),
  }),
);

/** Of a request to join, which is a book later: as its column keeps them. */
export function nomineesAsAsked(typed: TypedNominees) {
  return typed.map(({ relation, ...nominee }) => ({ ...nominee, relation: relationCodes.of(relation) }));
}

export function nomineesAsked(column: unknown): TypedNominees {
  return asked.parse(column);
}

/** As a book shows them: what was left out is nothing. */
export function nomineesShown(typed: TypedNominees): ShownNominee[] {
  return typed.map((nominee) => ({ ...nominee, mobile: nominee.mobile ?? null, guardian: nominee.guardian ?? null }));
}

interface Writer {
  now: Date;
  actorId: bigint | null;
}

export async function insertNominees(
  tx: Transaction,
  bookId: bigint,
  typed: TypedNominees,
  { now, actorId }: Writer,
): Promise<void> {
  for (const { relation, mobile = null, guardian = null, name, sharePercent, isMinor } of typed) {
    const said = { name, relation: relationCodes.of(relation), mobile, sharePercent, isMinor, guardian };
    await tx.nominee.create({ data: { bookId, ...said, namedAt: now, namedById: actorId } });
  }
}

export async function endNominees(tx: Transaction, bookId: bigint, { now, actorId }: Writer): Promise<void> {
  await tx.nominee.updateMany({ where: { bookId, endedAt: null }, data: { endedAt: now, endedById: actorId } });
}
