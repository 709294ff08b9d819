import { operations } from "@thangam/contracts";
import { cashActions } from "@thangam/contracts/settings/schemas";
import { paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { command, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import { currentCashLimit, insertCashLimit, lockCashLimits, selectCashLimits } from "./cash-limit-store.ts";
import { cashGuardChanges } from "#features/settings/weaker-settings.ts";
import type { CashLimitRow } from "./cash-limit-store.ts";

export const listCashLimits = query(operations.listCashLimits, async ({ input, db, today }) => {
  const [{ rows, total }, current] = await Promise.all([
    selectCashLimits(db, bounds(input)),
    currentCashLimit(db, today),
  ]);
  return pageOf(
    rows.map((row) => cashLimitView(row, current?.id ?? null)),
    total,
    input,
  );
});

/** Limits that let more cash pass than those of their day are dangerous, like settings of approvals that ask for less. */
export const setCashLimits = command(
  operations.setCashLimits,
  async ({ actor, input, tx, now, today, note, refuse, danger }) => {
    if (input.effectiveFrom < today) throw refuse("cash_limit_day_past");
    await lockCashLimits(tx);
    const before = await currentCashLimit(tx, input.effectiveFrom);
    const weaker = before === null ? null : cashGuardChanges(cashLimitView(before, null), input);
    if (weaker !== null)
      danger({ kind: "approval_settings", recordType: "cash_limits", subject: input.effectiveFrom, to: weaker });
    const row = await insertCashLimit(tx, { ...input, setAt: now, setById: actor.userId });
    const { effectiveFrom, dayAction, dayPaise, bookAction, bookPaise } = input;
    note({
      recordType: "settings",
      recordId: "cash_limits",
      detail: { effectiveFrom, dayAction, dayPaise: String(dayPaise), bookAction, bookPaise: String(bookPaise) },
    });
    return cashLimitView(row, (await currentCashLimit(tx, today))?.id ?? null);
  },
);

function cashLimitView(row: CashLimitRow, currentId: bigint | null) {
  return {
    id: row.id,
    effectiveFrom: businessDayOf(row.effectiveFrom.toISOString().slice(0, 10)),
    dayAction: parseEnum(row.dayAction, cashActions),
    dayPaise: paise(row.dayPaise),
    bookAction: parseEnum(row.bookAction, cashActions),
    bookPaise: paise(row.bookPaise),
    setAt: row.setAt,
    setBy: row.setBy?.name ?? null,
    isCurrent: row.id === currentId,
  };
}
