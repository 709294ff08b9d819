import type { Prisma } from "#generated/prisma/client.ts";
import type { Database, Transaction } from "#platform/db.ts";

const asOffered = {
  orderBy: { version: "desc" },
  take: 1,
  include: { prefixes: { orderBy: { position: "asc" } } },
} satisfies Prisma.Scheme$versionsArgs;

/** The version of a scheme that new books are opened under, with its prefixes in their order. */
export type SchemeVersion = Prisma.SchemeVersionGetPayload<{ include: { prefixes: true } }> & { code: string };

/** The newest version of every scheme, in the order the shop made them. */
export async function loadSchemes(db: Database | Transaction): Promise<SchemeVersion[]> {
  const schemes = await db.scheme.findMany({ orderBy: { id: "asc" }, include: { versions: asOffered } });
  return schemes.flatMap(({ code, versions }) => versions.map((version) => ({ ...version, code })));
}
