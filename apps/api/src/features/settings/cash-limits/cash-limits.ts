import { operations } from "@thangam/contracts";
import { cashActions } from "@thangam/contracts/settings/schemas";
import { paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { command, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import { currentCashLimitId, insertCashLimit, selectCashLimits } from "./cash-limit-store.ts";
import type { CashLimitRow } from "./cash-limit-store.ts";

export const listCashLimits = query(operations.listCashLimits, async ({ input, db, today }) => {
  const [{ rows, total }, currentId] = await Promise.all([
    selectCashLimits(db, bounds(input)),
    currentCashLimitId(db, today),
  ]);
  return pageOf(
    rows.map((row) => cashLimitView(row, currentId)),
    total,
    input,
  );
});

export const setCashLimits = command(
  operations.setCashLimits,
  async ({ actor, input, tx, now, today, note, refuse }) => {
    if (input.effectiveFrom < today) throw refuse("cash_limit_day_past");
    const row = await insertCashLimit(tx, { ...input, setAt: now, setById: actor.userId });
    const { effectiveFrom, dayAction, dayPaise, bookAction, bookPaise } = input;
    note({
      recordType: "settings",
      recordId: "cash_limits",
      detail: { effectiveFrom, dayAction, dayPaise: String(dayPaise), bookAction, bookPaise: String(bookPaise) },
    });
    return cashLimitView(row, await currentCashLimitId(tx, today));
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
