import { operations } from "@thangam/contracts";
import { purities } from "@thangam/contracts/rates/schemas";
import { paise, wireRupees } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { hundredthsBetween } from "#core/danger.ts";
import { command, listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import { earlierRates, insertRate, rateKeys, rateOfDay, ratesInForce, selectRates } from "./rate-store.ts";
import type { RateRow } from "./rate-store.ts";

export const listGoldRates = listQuery(operations.listGoldRates, {
  run: async ({ actor, input, db, keys }) => {
    const { rows, total } = await selectRates(db, input.purity, { ...bounds(input), keys });
    const views = rows.map((row) => rateView(row, { showsSetter: actor.role !== "Customer" }));
    return pageOf(views, total, input);
  },
  keys: ({ input, db }, limit) => rateKeys(db, input.purity, limit),
});

export const todaysGoldRate = query(operations.todaysGoldRate, async ({ actor, input, db, today }) => {
  const row = await rateOfDay(db, today, input.purity);
  return row && rateView({ ...row, isCurrent: true }, { showsSetter: actor.role !== "Customer" });
});

export const goldRateHistory = query(operations.goldRateHistory, ({ input, db, today }) =>
  ratesInForce(db, { purity: input.purity, today, days: input.days }),
);

/** Adds a row: the newest of a day is in force, the ones before it stay as history, and what was credited keeps its rate. */
export const setGoldRate = command(operations.setGoldRate, async (call) => {
  const { actor, input, tx, now, today, note, refuse, danger } = call;
  if (input.day !== undefined && input.day !== today) throw refuse("gold_rate_not_today");
  const { purity, ratePaisePerGram } = input;
  const earlier = await earlierRates(tx, today, purity);
  const rate = await insertRate(tx, { day: today, purity, ratePaisePerGram, setById: actor.userId, setAt: now });
  const [before] = earlier;
  if (before !== undefined)
    danger({
      kind: "gold_rate",
      recordType: "gold_rate",
      subject: purity,
      from: wireRupees(before),
      to: wireRupees(ratePaisePerGram),
      // Confirmed on another day it would be the rate of that day.
      facts: { day: today },
      // Small steps within a day must not add up to a large one.
      hundredthsOff: Math.max(...earlier.map((one) => hundredthsBetween(one, ratePaisePerGram) ?? 0)),
    });
  note({
    recordType: "gold_rate",
    recordId: rate.id,
    detail: { purity, ratePaisePerGram: ratePaisePerGram.toString() },
  });
  return rateView(rate, { showsSetter: true });
});

function rateView(row: RateRow, { showsSetter }: { showsSetter: boolean }) {
  return {
    day: businessDayOf(row.businessDay.toISOString().slice(0, 10)),
    purity: parseEnum(row.purity, purities),
    ratePaisePerGram: paise(row.ratePaisePerGram),
    setAt: row.setAt,
    setBy: showsSetter ? (row.setBy?.name ?? null) : null,
    isCurrent: row.isCurrent,
  };
}
