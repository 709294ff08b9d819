/** A mistake that somebody might make in an evaluator: in a file these words, for those. */
export type Fault = readonly [file: string, words: string, planted: string];

/** In prisma/sql/functions/terms. */
export const faultsInSql: readonly Fault[] = [
  ["terms_valuation.sql", "asked > closes", "asked >= closes"],
  ["terms_valuation.sql", "asked >= matures", "asked > matures"],
  ["terms_valuation.sql", "terms_rested(schedule, joined, payments)", "terms_ready_day(schedule, joined)"],
  ["terms_rested.sql", "paid_on > terms_closing(p_schedule, p_joined, rested)", "false"],
  ["terms_planned_day.sql", ", (month + interval '1 month')::date - 1)", ")"],
  ["terms_maturity.sql", "greatest(longest, paid.late_days)", "longest + paid.late_days"],
  ["terms_maturity.sql", "paid.paid_on > terms_closing(schedule, p_joined, moved)", "false"],
  ["terms_instalments.sql", "- due_on - grace", "- due_on"],
  ["terms_instalments.sql", "coalesce(opens, planned)", "planned"],
  ["terms_units_by.sql", "least(1, days)", "days"],
  ["terms_units_by.sql", "coalesce((p_late -> 'free')::int, 0)", "0"],
  ["terms_kept.sql", "part := greatest(0, p_span - p_units)", "part := greatest(0, p_span - 1)"],
  ["terms_exact_gold.sql", "least(rate, p_rate)", "greatest(rate, p_rate)"],
  ["terms_exact_gold.sql", "min(rate) as lowest", "max(rate) as lowest"],
  ["round_gold.sql", "div(2 * p_numerator + p_denominator * step, ", "div(2 * p_numerator, "],
  ["terms_gold.sql", "total := round_gold(above, below, p_gold -> 'round')", "total := summed"],
  ["terms_hindrance.sql", "->> 'day')::date < (", "->> 'day')::date <= ("],
  ["terms_reached_rows.sql", "case when asks_paid then", "case when false then"],
  ["terms_row_percent.sql", "p_between = 'step' or", "true or"],
  ["is_row_reached.sql", "::int <= p_paid", "::int < p_paid"],
  ["terms_payment_benefit.sql", "'day')::date + 1)", "'day')::date)"],
  ["terms_topups.sql", "elsif chosen.payments > 0 then", "else"],
  ["terms_exit.sql", "+ 9999, 10000)", ", 10000)"],
  ["terms_exit.sql", "'rows' -> 0 ->> 'paise'", "'rows' -> -1 ->> 'paise'"],
  [
    "terms_bill.sql",
    "least((l -> 'va' -> 'percent')::numeric, (m -> 'points')::numeric)",
    "(l -> 'va' -> 'percent')::numeric",
  ],
  ["terms_bill.sql", "charge * (10000 - beyond)", "charge * 10000"],
  ["terms_bill.sql", "div((m ->> 'coveredPaise')::numeric * 1000, p_rate)", "'infinity'"],
  ["terms_part_bill.sql", "- (p_took ->> 'offPaise')::numeric)", ")"],
  [
    "terms_part_bill.sql",
    "least(p_take, (making ->> 'coveredPaise')::numeric)",
    "(making ->> 'coveredPaise')::numeric",
  ],
  [
    "terms_share.sql",
    "div(bonus * (from_all + p_take), saved) - div(bonus * from_all, saved)",
    "div(bonus * p_take, saved)",
  ],
];

/** In packages/terms/src. */
export const faultsInCode: readonly Fault[] = [
  ["book.ts", "if (on <= day)", "if (on < day)"],
  ["book.ts", "- open - (late?.grace ?? 0)", "- open"],
  [
    "schedule.ts",
    "afterMonths(joined, months) : dayOfMonth(joined, months, due.day)",
    "afterMonths(joined, months) : afterMonths(joined, months)",
  ],
  ["schedule.ts", "while (holidays.has(open)) open += 1;", ""],
  ["lateness.ts", "longest = Math.max(longest, lateDays)", "longest += lateDays"],
  ["lateness.ts", "Math.min(1, lateDays) : (", "lateDays : ("],
  ["lateness.ts", "units - (late.free ?? 0)", "units"],
  ["lateness.ts", "Math.max(0, all - units * each)", "Math.max(0, all - each)"],
  ["lateness.ts", "Math.max(maturity, day + rests)", "day + rests"],
  ["gold.ts", "isBelow(other, one) ? other : one", "isBelow(other, one) ? one : other"],
  ["gold.ts", "other < one ? other : one", "other > one ? other : one"],
  ["gold.ts", 'gold.round.total === "sum" ? rowsMg', 'gold.round.total !== "" ? rowsMg'],
  ["gold.ts", "gold?.round.places === 2 ? 10n : 1n", "gold?.round.places === 2 ? 1n : 1n"],
  ["benefits.ts", "asked > closing) return", "asked >= closing) return"],
  ["benefits.ts", "asked < maturity)", "asked <= maturity)"],
  ["benefits.ts", "paidCount >= (row.paid ?? 0)", "paidCount > (row.paid ?? 0)"],
  ["benefits.ts", "isByPaid ? reached : reached.slice(-1)", "reached.slice(-1)"],
  ["benefits.ts", "min(paise, benefit.cap)", "paise"],
  ["rows.ts", 'between === "step" || next === undefined', "true"],
  ["payment-benefits.ts", "day <= on", "day < on"],
  ["topups.ts", "counted.length === 0 ? 0n : give.paise", "give.paise"],
  ["leaving.ts", "paidCount < paidBefore", "paidCount <= paidBefore"],
  ["leaving.ts", "leftPaise -= deducted;", ""],
  ["bill.ts", "Math.min(va.percent, points)", "va.percent"],
  ["bill.ts", "if (coverableMg !== null) coverableMg -= coveredMg;", ""],
  ["bill.ts", "coveredPaise * 1000n", "coveredPaise * 100n"],
  ["billed-part.ts", "cap - min(cap, before.offPaise)", "cap"],
  ["billed-part.ts", "coveredPaise: min(take, coveredPaise)", "coveredPaise"],
  ["shares.ts", "deductedPaise * (before.paise + paise)", "deductedPaise * paise"],
];

/** A file with the fault in it; throws where its words are not there once. */
export function planted(source: string, [file, words, fault]: Fault): string {
  const parts = source.split(words);
  if (parts.length !== 2) throw new Error(`${file} has "${words}" ${parts.length - 1} times.`);
  return parts.join(fault);
}
