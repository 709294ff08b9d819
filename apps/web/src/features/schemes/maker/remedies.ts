import { nextKey } from "#forms/keyed-rows.ts";
import type { BenefitDraft, TermsDraft } from "./terms-draft.ts";

/** What a button beside a warning changes. */
export function onePerMonth(draft: TermsDraft): TermsDraft {
  return { ...draft, schedule: { ...draft.schedule, perMonth: "1" } };
}

export function endInsideYear(draft: TermsDraft): TermsDraft {
  const closes = { count: "364", unit: "days" };
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
