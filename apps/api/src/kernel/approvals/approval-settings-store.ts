import { approvalScopes } from "@thangam/contracts/approvals/schemas";
import { switchableKinds } from "@thangam/contracts/kernel/approval-kinds";
import * as column from "#platform/database/columns.ts";
import type { Reader, Transaction } from "#platform/database/db.ts";
import { queryOnlyRow, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const settingsRow = row({
  version: column.id,
  scope: column.enumOf(approvalScopes),
  kindsOff: column.listOf(column.enumOf(switchableKinds)),
  refundPaise: column.paise,
  typedNumberPaise: column.paise,
  settlementPaise: column.paise,
  chequePaise: column.paise,
  variancePaise: column.paise,
  weightHundredths: column.integer,
  goldRateHundredths: column.integer,
  expiryHours: column.integer,
  delayMinutes: column.integer,
  setAt: column.moment,
  setBy: column.nullable(column.text),
});

export type ApprovalSettings = RowOf<typeof settingsRow>;

/** What holds now: the newest version. */
export function currentApprovalSettings(db: Reader): Promise<ApprovalSettings> {
  return queryOnlyRow(db, settingsRow)`
    select s.id as version, s.scope, s.kinds_off, s.refund_paise, s.typed_number_paise, s.settlement_paise, s.cheque_paise,
      s.variance_paise, s.weight_hundredths, s.gold_rate_hundredths, s.expiry_hours, s.delay_minutes, s.set_at, u.name as set_by
    from approval_settings s left join users u on u.id = s.set_by_id
    order by s.id desc limit 1`;
}

type Chosen = Omit<ApprovalSettings, "version" | "setAt" | "setBy">;

export async function insertApprovalSettings(
  tx: Transaction,
  chosen: Chosen,
  { now, actorId }: { now: Date; actorId: bigint },
): Promise<void> {
  await tx.approvalSetting.create({
    data: { ...chosen, kindsOff: [...chosen.kindsOff], setAt: now, setById: actorId },
  });
}

/** One save at a time. */
export async function lockApprovalSettings(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(738, 2)`;
}

/** Whether anything was ever posted: before that a shop is only set up. */
export function isShopRunning(db: Reader): Promise<boolean> {
  return queryValue(db, column.boolean)`select is_shop_running()`;
}

/** Whether somebody made the first Admin of this shop. Nobody did so in a demo shop. */
export function wasShopSetUp(db: Reader): Promise<boolean> {
  return queryValue(db, column.boolean)`select exists (select from shop_setups)`;
}

/** How many other Admins there are. What only Admins may do, only they can check. */
export function countOtherAdmins(db: Reader, userId: bigint): Promise<number> {
  return queryValue(db, column.integer)`
    select count(*)::int from users where user_type = 'Admin' and status = 'active' and id <> ${userId}`;
}
