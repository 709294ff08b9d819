import { nextKey } from "#forms/keyed-rows.ts";
import type { BenefitDraft, RowDraft, TermsDraft } from "./terms-draft.ts";

/** An advance for jewellery is settled before a year is over. */
const LAST_DAY = "364";

/** What a button beside a warning changes. */
export function onePerMonth(draft: TermsDraft): TermsDraft {
  return { ...draft, schedule: { ...draft.schedule, perMonth: "1" } };
}

export function endInsideYear(draft: TermsDraft): TermsDraft {
  const closes = { count: LAST_DAY, unit: "days" };
  return { ...draft, schedule: { ...draft.schedule, closesOf: "joining", closes } };
}

export function coverSavedGrams(draft: TermsDraft): TermsDraft {
  const benefits = draft.benefits.map((benefit) =>
    benefit.as === "making" ? { ...benefit, covers: "saved", beyond: "" } : benefit,
  );
  return { ...draft, benefits };
}

/** Half as much, half as early. A benefit that only maturity gives begins before it, too. */
export function addEarlierStep(draft: TermsDraft): TermsDraft {
  const [first, ...others] = draft.benefits;
  if (first === undefined) return draft;
  return { ...draft, benefits: [withEarlierStep(first), ...others] };
}

function withEarlierStep(benefit: BenefitDraft): BenefitDraft {
  const [first, ...others] = benefit.rows;
  if (first === undefined) return benefit;
  const give = { ...first.give, amount: half(first.give.amount) };
  const earlier = {
    key: nextKey(benefit.rows),
    months: half(first.months),
    days: half(first.days),
    paid: half(first.paid),
    give,
  };
  return { ...benefit, isAtMaturityOnly: false, rows: [earlier, first, ...others] };
}

function half(typed: string): string {
  const count = Number(typed);
  return typed.trim() === "" || Number.isNaN(count) ? typed : String(Math.floor(count / 2));
}

/** What is brought late earns nothing: of schemes without months. */
export function loseAllLate(draft: TermsDraft): TermsDraft {
  return { ...draft, isLateKept: true, late: { ...draft.late, each: "instalment", lose: "all", losePercent: "" } };
}

/** Each step wants as many instalments as are due by then. */
export function countInstalments(draft: TermsDraft): TermsDraft {
  const { every, instalments } = draft.schedule;
  const due = (row: RowDraft): string => {
    const time = every.unit === "months" ? row.months : row.days;
    const [most, each] = [Number(instalments), Number(every.count)];
    const by = time.trim() === "" ? most : Math.ceil(Number(time) / each);
    return Number.isFinite(by) ? String(Math.min(most, Math.max(1, by))) : row.paid;
  };
  const benefits = draft.benefits.map((benefit) =>
    benefit.of === "payment" || benefit.conditions.includes("paid")
      ? benefit
      : {
          ...benefit,
          between: "step",
          conditions: [...benefit.conditions, "paid" as const],
          rows: benefit.rows.map((row) => ({ ...row, paid: due(row) })),
        },
  );
  return { ...draft, benefits };
}

/** Nobody is refused, or left with nothing. */
export function payBack(draft: TermsDraft): TermsDraft {
  const keepsAll = ({ percent, of }: { percent: string; of: string }) => of === "paid" && Number(percent) >= 100;
  return { ...draft, exits: draft.exits.filter(({ isRefused, deduct }) => !isRefused && !deduct.some(keepsAll)) };
}

export function removeStep(benefit: number, row: number): (draft: TermsDraft) => TermsDraft {
  return (draft) => ({
    ...draft,
    benefits: draft.benefits.flatMap((one, at) => {
      if (at !== benefit) return [one];
      const rows = one.rows.filter((_, place) => place !== row);
      return rows.length === 0 ? [] : [{ ...one, rows }];
    }),
  });
}

export function holdMaturity(draft: TermsDraft): TermsDraft {
  return { ...draft, late: { ...draft.late, moves: "no" } };
}

/** A step of the last month is reached on the same day. */
export function matureInsideYear(draft: TermsDraft): TermsDraft {
  const { matures } = draft.schedule;
  const lastMonth = matures.unit === "months" ? matures.count.trim() : null;
  const benefits = draft.benefits.map((benefit) => {
    const isLast = (row: RowDraft) => benefit.conditions.includes("months") && row.months.trim() === lastMonth;
    if (!benefit.rows.some(isLast)) return benefit;
    const before = String(Number(lastMonth) - 1);
    const rows = benefit.rows.map((row) => (isLast(row) ? { ...row, months: before, days: LAST_DAY } : row));
    const conditions = [...new Set([...benefit.conditions, "days" as const])];
    return { ...benefit, rows, conditions };
  });
  return { ...draft, benefits, schedule: { ...draft.schedule, matures: { count: LAST_DAY, unit: "days" } } };
}
