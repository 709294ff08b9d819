import { noBenefits } from "@thangam/contracts/schemes/benefit-rules";
import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { businessDayOf } from "@thangam/contracts/values/time";
import type { HeldMoney } from "./benefit-progress.ts";
import { dueDayOf } from "#testing/due-day-model.ts";
import { quoteOf } from "./quote.ts";
import type { QuoteFacts } from "./quote.ts";

const monthly = { schemeType: "monthly", instalmentsPerMonth: null };

/** Rs 1,000 a month for eleven months from the tenth of January on; each is paid on its day, or so many days after it. */
export function bookOf(
  benefits: Partial<BenefitRules>,
  {
    paid = 11,
    lateDays = {},
    ...rest
  }: Partial<QuoteFacts> & { paid?: number; lateDays?: Record<number, number> } = {},
): QuoteFacts {
  const { weightMg: savedMg = 0n } = rest;
  const eachMg = savedMg / BigInt(Math.max(1, paid));
  const schedule = Array.from({ length: 11 }, (_, index) => {
    const dueOn = dueDayOf("2026-01-10", index + 1, 0, monthly);
    const isPaid = index < paid;
    const paidOn = isPaid ? daysAfter(dueOn, lateDays[index + 1] ?? 0) : null;
    const weightMg = index === 0 ? savedMg - eachMg * BigInt(paid - 1) : eachMg;
    return { dueOn, isPaid, paidOn, weightMg: isPaid ? weightMg : 0n };
  });
  return {
    rules: { ...noBenefits, ...benefits },
    accrual: "amount",
    paymentRule: "fixed",
    amountPaise: 100_000n,
    instalments: 11,
    instalmentsPaid: paid,
    paidPaise: BigInt(paid) * 100_000n,
    weightMg: savedMg,
    weightStepMg: 1n,
    isOpen: true,
    joinedOn: "2026-01-10",
    maturesOn: "2026-12-10",
    schedule,
    held: [],
    ratePaisePerGram: null,
    openWeightMg: null,
    ...rest,
  };
}

/** The same, but any payment may come at any time: on the first due days so many of `eachPaise` came, and what else did. */
export function flexibleOf(
  benefits: Partial<BenefitRules>,
  paid: number,
  { eachPaise = 100_000n, also = [] }: { eachPaise?: bigint; also?: HeldMoney[] } = {},
): QuoteFacts {
  const count = paid + also.length;
  const book = bookOf(benefits, { paid: Math.min(11, count) });
  const schedule = book.schedule.map((row) => ({ ...row, paidOn: null }));
  const onDueDays = schedule.slice(0, paid).map(({ dueOn }) => ({ since: dueOn, amountPaise: eachPaise }));
  const held = [...onDueDays, ...also];
  const paidPaise = held.reduce((sum, { amountPaise }) => sum + amountPaise, 0n);
  return { ...book, paymentRule: "flexible", schedule, held, paidPaise, instalmentsPaid: count };
}

/** The same in gold: a gram for each instalment. */
export const goldBookOf = (benefits: Partial<BenefitRules>, given: Parameters<typeof bookOf>[1] = {}) =>
  bookOf(benefits, {
    accrual: "weight",
    weightMg: BigInt(given.paid ?? 11) * 1000n,
    ratePaisePerGram: 700_000n,
    openWeightMg: BigInt(11 - (given.paid ?? 11)) * 142n,
    ...given,
  });

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export const on = (facts: QuoteFacts, day: string) => quoteOf(facts, businessDayOf(day));

export const halfThenWhole = {
  bonus: {
    of: "instalment",
    by: "instalments",
    steps: [
      { from: 6, percent: 5000 },
      { from: 11, percent: 10_000 },
    ],
  },
} satisfies Partial<BenefitRules>;
