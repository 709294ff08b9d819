import type { BenefitRules } from "@thangam/contracts/schemes/benefit-rules";
import { businessDayOf } from "@thangam/contracts/values/time";
import { brochureRows } from "@thangam/terms/brochure";
import type { BrochureRow } from "@thangam/terms/brochure";
import { dayOf, numberOf } from "@thangam/terms/days";
import { readyDay } from "@thangam/terms/schedule";
import type { Day, Terms } from "@thangam/terms/terms";
import { punctualPayments } from "@thangam/terms/told-days";
import { quoteOf } from "./quote.ts";
import type { QuoteFacts } from "./quote.ts";

/** A scheme of the time before terms. */
interface OlderScheme {
  benefits: BenefitRules;
  /** What its fields say alone: when an instalment is due, how gold is rounded, when a book matures. */
  plain: Terms;
}

interface Asked {
  instalment: bigint;
  joinedOn: Day;
  /** Of a gram. */
  rate: bigint;
}

/**
 * What a saver has who joins on a day and pays each instalment when it is due, as brochureRows tells it of terms: the bonus of each
 * day is the one that a book would be quoted.
 */
export function* olderBrochureRows(
  { benefits, plain }: OlderScheme,
  { instalment, joinedOn, rate }: Asked,
): Generator<BrochureRow, undefined> {
  const payments = punctualPayments(plain, instalment, joinedOn, rate);
  const maturesOn = dayOf(readyDay(plain.schedule, numberOf(joinedOn)));
  for (const row of brochureRows(withDaysOf(benefits, plain), instalment, joinedOn, rate)) {
    const paid = payments.filter(({ day }) => day <= row.day);
    const facts = factsOf({ benefits, plain, row, paid, due: payments.map(({ day }) => day) });
    const { today } = quoteOf({ ...facts, amountPaise: instalment, joinedOn, maturesOn }, businessDayOf(row.day));
    const { bonusPaise, bonusMg, makingChargeWaiver: waiver } = today;
    const cap = waiver?.capPaise ?? undefined;
    yield {
      ...row,
      bonusPaise,
      bonusMg: row.savedMg === null ? null : bonusMg,
      making: waiver && { percent: waiver.percent, coveredMg: null, ...(cap !== undefined && { cap }) },
      totalPaise: row.totalPaise + bonusPaise,
      totalMg: row.totalMg === null ? null : row.totalMg + bonusMg,
    };
  }
}

/** Rows that give nothing, so that the days of the steps are told, too. */
function withDaysOf({ bonus, makingChargeWaiver }: BenefitRules, plain: Terms): Terms {
  const steps = [bonus, makingChargeWaiver].flatMap((benefit) => (benefit?.by === "days" ? benefit.steps : []));
  const days = [...new Set(steps.map(({ from }) => from))].toSorted((one, other) => one - other);
  if (days.length === 0) return plain;
  const when = days.map((from) => ({ days: from, give: { percent: 0 } }));
  return { ...plain, benefits: [{ as: "rupees", of: "instalment", when, between: "step" }] };
}

interface Made extends OlderScheme {
  row: BrochureRow;
  paid: readonly { day: Day; paise: bigint }[];
  due: readonly Day[];
}

/** The book of somebody who paid on every due day until the day of a row. */
function factsOf({
  benefits,
  plain,
  row,
  paid,
  due,
}: Made): Omit<QuoteFacts, "amountPaise" | "joinedOn" | "maturesOn"> {
  const { schedule, gold } = plain;
  const isFlexible = schedule.flexible === true;
  const weightMg = row.savedMg ?? 0n;
  const count = BigInt(Math.max(1, paid.length));
  return {
    rules: benefits,
    accrual: gold === undefined ? "amount" : "weight",
    paymentRule: isFlexible ? "flexible" : "fixed",
    instalments: schedule.instalments,
    instalmentsPaid: paid.length,
    paidPaise: row.paidPaise,
    weightMg,
    weightStepMg: gold?.round.places === 2 ? 10n : 1n,
    isOpen: false,
    ratePaisePerGram: null,
    openWeightMg: null,
    held: isFlexible ? paid.map(({ day, paise }) => ({ since: day, amountPaise: paise })) : [],
    // Each brought as much, at one rate; what rounding leaves over stands on the first.
    schedule: due.map((dueOn, at) => {
      const isPaid = at < paid.length;
      const ownMg = weightMg / count + (at === 0 ? weightMg % count : 0n);
      return { dueOn, isPaid, paidOn: isPaid && !isFlexible ? dueOn : null, weightMg: isPaid ? ownMg : 0n };
    }),
  };
}
