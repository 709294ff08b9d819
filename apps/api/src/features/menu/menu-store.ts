import * as z from "zod/mini";
import { roles } from "@thangam/contracts/kernel/roles";
import type { MainEntry } from "@thangam/contracts/menu/schemas";
import { Prisma } from "#generated/prisma/client.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

export interface StoredMenu {
  /** null: the portal's own menu. */
  entries: MainEntry[] | null;
  version: number;
  updatedAt: Date | null;
  updatedBy: string | null;
}

const line = { name: z.string(), page: z.string(), roles: z.array(z.enum(roles)) };
const child = z.object(line);
const sub = z.object({ ...line, entries: z.array(child) });
const storedEntries = z.nullable(z.array(z.object({ ...line, entries: z.array(sub) })));

/** The shop's menu, as it was last saved. */
export async function readMenu(db: Database | Transaction): Promise<StoredMenu> {
  const row = await db.menu.findUnique({ where: { id: 1 }, include: { updatedBy: { select: { name: true } } } });
  if (row === null) return { entries: null, version: 0, updatedAt: null, updatedBy: null };
  const { version, updatedAt, updatedBy } = row;
  return { entries: storedEntries.parse(row.entries), version, updatedAt, updatedBy: updatedBy?.name ?? null };
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
