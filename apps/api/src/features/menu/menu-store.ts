import { Prisma } from "#generated/prisma/client.ts";
import type { MainEntry } from "@thangam/contracts/menu/schemas";
import type { Database, Transaction } from "#platform/database/db.ts";

export interface StoredMenu {
  /** null: the portal's own menu. */
  entries: MainEntry[] | null;
  version: number;
  updatedAt: Date | null;
  updatedBy: string | null;
}

/** The shop's menu, as it was last saved. */
export async function readMenu(db: Database | Transaction): Promise<StoredMenu> {
  const row = await db.menu.findUnique({ where: { id: 1 }, include: { updatedBy: { select: { name: true } } } });
  if (row === null) return { entries: null, version: 0, updatedAt: null, updatedBy: null };
  const { version, updatedAt, updatedBy } = row;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- safe: writeMenu alone writes the column, with entries
  const entries = row.entries as unknown as MainEntry[] | null;
  return { entries, version, updatedAt, updatedBy: updatedBy?.name ?? null };
}

/** One save at a time, also of a menu that has no row yet. */
export async function lockMenu(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(738, 2)`;
}

export async function writeMenu(
  tx: Transaction,
  { entries, now, actorId }: { entries: readonly MainEntry[] | null; now: Date; actorId: bigint },
): Promise<void> {
  const json = entries === null ? Prisma.DbNull : JSON.parse(JSON.stringify(entries));
  const change = { entries: json, updatedAt: now, updatedById: actorId };
  await tx.menu.upsert({ where: { id: 1 }, create: change, update: { ...change, version: { increment: 1 } } });
}
