import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";

const asOffered = {
  orderBy: { version: "desc" },
  take: 1,
  include: { prefixes: { orderBy: { position: "asc" } }, createdBy: { select: { name: true } } },
} satisfies Prisma.Scheme$versionsArgs;

/** The version of a scheme that new books are opened under, with its prefixes in their order. */
export type SchemeVersion = Prisma.SchemeVersionGetPayload<{ include: { prefixes: true } }> & {
  code: string;
  createdBy?: { name: string } | null;
};

/** The newest version of every scheme, in the order the shop made them. */
export async function loadSchemes(db: Database | Transaction): Promise<SchemeVersion[]> {
  const schemes = await db.scheme.findMany({ orderBy: { id: "asc" }, include: { versions: asOffered } });
  return schemes.flatMap(({ code, versions }) => versions.map((version) => ({ ...version, code })));
}

/** Whether a version promises what another one of its scheme does, which was shown (`promises_alike`). */
export async function promisesAsShown(
  db: Database | Transaction,
  { id, schemeId, version }: Pick<SchemeVersion, "id" | "schemeId" | "version">,
  shown: number | undefined,
): Promise<boolean> {
  if (shown === undefined || shown === version) return true;
  return queryValue(db, column.boolean)`
    select exists (select from scheme_versions
      where scheme_id = ${schemeId} and version = ${shown} and promises_alike(id, ${id}::bigint))`;
}

/** Until the transaction ends nobody else saves a scheme, and nobody opens a book. */
export async function lockSchemes(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select lock_schemes()`;
}

/** Until the transaction ends every scheme stays as it is. */
export async function lockSchemesShared(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select lock_schemes_shared()`;
}

/** The name of another scheme whose books begin, or may begin, with these letters; null when they are free. */
export function ownerOfPrefix(tx: Transaction, prefix: string, butSchemeId: bigint): Promise<string | null> {
  return queryValue(tx, column.nullable(column.text))`
    select owner_of_prefix(${prefix}, ${butSchemeId}::bigint)`;
}

export interface OpenBooks {
  /** Under the newest version. */
  now: number;
  /** Under an earlier one. */
  before: number;
}

const openBooks = row({
  schemeId: column.id,
  now: column.nullable(column.integer),
  before: column.nullable(column.integer),
});

/** How many open books stand on each scheme, by its id. */
export async function countOpenBooks(db: Database | Transaction): Promise<Map<bigint, OpenBooks>> {
  const rows = await queryRows(db, openBooks)`
    select s.scheme_id, sum(b.count) filter (where v.id = s.id)::int as now,
      sum(b.count) filter (where v.id <> s.id)::int as before
    from (select scheme_version_id, count(*) as count from books where status = 'approved' group by 1) b
    join scheme_versions v on v.id = b.scheme_version_id
    join current_schemes s on s.scheme_id = v.scheme_id
    group by s.scheme_id`;
  return new Map(rows.map(({ schemeId, now, before }) => [schemeId, { now: now ?? 0, before: before ?? 0 }]));
}

export async function insertScheme(tx: Transaction, code: string): Promise<bigint> {
  return (await tx.scheme.create({ data: { code }, select: { id: true } })).id;
}

/** The next version of a scheme, with its prefixes in their order. */
export async function insertVersion(
  tx: Transaction,
  {
    prefixes,
    terms,
    ...version
  }: Omit<Prisma.SchemeVersionUncheckedCreateInput, "id" | "prefixes" | "terms"> & {
    prefixes: readonly { prefix: string; amountPaise: bigint | null }[];
    terms: Prisma.InputJsonObject | null;
  },
): Promise<void> {
  const create = prefixes.map((prefix, position) => ({ ...prefix, position }));
  await tx.schemeVersion.create({ data: { ...version, terms: terms ?? Prisma.DbNull, prefixes: { create } } });
}
