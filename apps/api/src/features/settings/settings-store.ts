import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const settingInForce = row({
  key: column.text,
  value: column.json,
  version: column.integer,
  updatedAt: column.nullable(column.moment),
  updatedBy: column.nullable(column.text),
});

/** Every setting: what an Admin set, and by whom, or its default. */
export function readSettings(db: Database | Transaction): Promise<RowOf<typeof settingInForce>[]> {
  return queryRows(db, settingInForce)`
    select d.key, coalesce(s.value, d.value) as value, coalesce(s.version, 0) as version, s.updated_at, u.name as updated_by
    from jsonb_each(setting_defaults()) d
    left join settings s on s.key = d.key
    left join users u on u.id = s.updated_by_id`;
}

/** One save at a time, also of settings that have no row yet. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(738, 1)`;
}

export async function writeSetting(
  tx: Transaction,
  { key, value, now, actorId }: { key: string; value: boolean | number; now: Date; actorId: bigint },
): Promise<void> {
  const change = { value, updatedAt: now, updatedById: actorId };
  await tx.setting.upsert({
    where: { key },
    create: { key, ...change },
    update: { ...change, version: { increment: 1 } },
  });
}
