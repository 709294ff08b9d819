import type { Database, Transaction } from "#platform/database/db.ts";

const shown = { list: true, name: true, query: true } as const;

export function selectSavedViews(db: Database, userId: bigint, list: string) {
  return db.savedView.findMany({ where: { userId, list }, orderBy: [{ name: "asc" }], select: shown });
}

/** How many views of other names the person has of a list. */
export function countOtherViews(tx: Transaction, userId: bigint, list: string, name: string): Promise<number> {
  return tx.savedView.count({ where: { userId, list, name: { not: name } } });
}

export function writeView(
  tx: Transaction,
  view: { userId: bigint; list: string; name: string; query: string; createdAt: Date },
) {
  const { userId, list, name, query } = view;
  return tx.savedView.upsert({
    where: { userId_list_name: { userId, list, name } },
    create: view,
    update: { query },
    select: shown,
  });
}

/** Returns how many are gone: one, or none where there was none of this name. */
export async function removeView(tx: Transaction, userId: bigint, list: string, name: string): Promise<number> {
  const { count } = await tx.savedView.deleteMany({ where: { userId, list, name } });
  return count;
}
