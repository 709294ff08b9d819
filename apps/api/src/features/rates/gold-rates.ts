import { operations } from "@thangam/contracts";
import { purities } from "@thangam/contracts/rates/schemas";
import { paise, wireRupees } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { wasApproved } from "#core/command-context.ts";
import { hundredthsBetween } from "#core/danger.ts";
import type { Danger } from "#core/danger.ts";
import { command, listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { parseEnum } from "#platform/parse-enum.ts";
import { earlierRates, insertRate, rateKeys, rateOfDay, rateByOther, ratesInForce, selectRates } from "./rate-store.ts";
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
  const { actor, input, tx, now, today, note, refuse, danger, context } = call;
  if (input.day !== undefined && input.day !== today) throw refuse("gold_rate_not_today");
  const { purity, ratePaisePerGram } = input;
  const setById = actor.userId;
  const earlier = await earlierRates(tx, { today, purity, setById });
  const set = { day: today, purity, ratePaisePerGram, setById, setAt: now, isApproved: wasApproved(context) };
  const rate = await insertRate(tx, set);
  const compared = [...earlier, ...(await rateByOther(tx, rate))];
  const [before = null] = earlier;
  if (compared.length > 0) danger(rateDanger(compared, { before, day: today, purity, ratePaisePerGram }));
  note({
    recordType: "gold_rate",
    recordId: rate.id,
    detail: { purity, ratePaisePerGram: ratePaisePerGram.toString() },
  });
  return rateView(rate, { showsSetter: true });
});

/**
 * Small steps must not add up to a large one, within a day or over some: the rate is weighed by what it is furthest from. The first one
 * of a purity, and one whose last is old, is weighed by that of other gold.
 */
function rateDanger(
  compared: readonly bigint[],
  {
    before,
    day,
    purity,
    ratePaisePerGram,
  }: { before: bigint | null; day: string; purity: string; ratePaisePerGram: bigint },
): Danger<"gold_rate"> {
  const offOf = (one: bigint) => hundredthsBetween(one, ratePaisePerGram) ?? 0;
  const [first = 0n] = compared;
  const furthest = compared.reduce((most, one) => (offOf(one) > offOf(most) ? one : most), first);
  return {
    kind: "gold_rate",
    recordType: "gold_rate",
    subject: purity,
    from: before === null ? null : wireRupees(paise(before)),
    to: wireRupees(paise(ratePaisePerGram)),
    // Confirmed on another day it would be the rate of that day.
    facts: { day, ...(furthest !== before && { comparedWith: wireRupees(paise(furthest)) }) },
    hundredthsOff: offOf(furthest),
  };
}

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
