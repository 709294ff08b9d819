import { after, numberOf } from "@thangam/terms/days";
import type { DayNumber } from "@thangam/terms/days";
import { closingOf, dayOfRow, dueDays, readyDay } from "@thangam/terms/schedule";
import { dayOf } from "@thangam/terms/days";
import type { Saved, Terms } from "@thangam/terms/terms";
import { valuationOn } from "@thangam/terms/valuation";
import type { Left } from "@thangam/terms/settlement-types";
import { leftAfter } from "./given.ts";
import type { Given } from "./given.ts";

/** From a day on, so much is saved and owed: rupees, or grams of a book in gold. */
export interface SeriesPoint {
  /** Days after joining. */
  at: number;
  saved: number;
  owed: number;
}

/** Of a daily book more than a screen has room for, so that some are left out. */
const MAX_POINTS = 90;

interface Drawn {
  rate: bigint | undefined;
  until: number;
  given?: readonly Given[];
}

/** What a book is worth from joining to so many days later: each day on which something may change. */
export function seriesOf(terms: Terms, saved: Saved, { rate, until, given = [] }: Drawn): SeriesPoint[] {
  const joined = numberOf(saved.joinedOn);
  return changeDays(terms, saved, { until, given }).map((day) => {
    const asked = { day: dayOf(day), ...(rate === undefined ? {} : { rate }) };
    return { at: day - joined, ...worthOf(terms, leftAfter(terms, valuationOn(terms, saved, asked), given)) };
  });
}

/** In rupees, or in grams: what a chart shows. */
function worthOf({ gold }: Terms, { paise, mg, bonusPaise, bonusMg }: Left) {
  if (gold === undefined) return { saved: Number(paise) / 100, owed: Number(paise + bonusPaise) / 100 };
  return { saved: Number(mg) / 1000, owed: Number(mg + bonusMg) / 1000 };
}

function changeDays(
  terms: Terms,
  saved: Saved,
  { until, given }: { until: number; given: readonly Given[] },
): DayNumber[] {
  const joined = numberOf(saved.joinedOn);
  const isShown = (day: number) => day >= joined && day <= joined + until;
  const taken = given.map(({ day }) => numberOf(day));
  const sure = new Set(
    [...turningDays(terms, joined), ...restedDays(terms, saved), ...taken, joined, joined + until].filter(isShown),
  );
  const others = new Set(
    [...saved.payments.map(({ day }) => numberOf(day)), ...lateDays(terms, joined), ...slopeDays(terms, joined, until)]
      .filter(isShown)
      .filter((day) => !sure.has(day)),
  );
  const sorted = [...others].toSorted((one, other) => one - other);
  const kept = thinned(sorted, Math.max(1, MAX_POINTS - sure.size));
  return [...sure, ...kept].toSorted((one, other) => one - other);
}

/** Rows, opening, maturity and the day after closing: the steps of the chart. */
function turningDays({ schedule, benefits, late }: Terms, joined: DayNumber): DayNumber[] {
  const maturity = readyDay(schedule, joined);
  const closing = closingOf(schedule, joined, maturity);
  return [
    maturity,
    ...(schedule.opens === undefined ? [] : [after(joined, schedule.opens)]),
    ...(closing === null || late?.moves !== undefined ? [] : [closing, closing + 1]),
    ...benefits.flatMap(({ when }) => when.flatMap((row) => dayOfRow(row, joined) ?? [])).slice(0, MAX_POINTS / 2),
  ];
}

/** When the rest after the last payment is over. */
function restedDays({ schedule: { rests } }: Terms, { payments }: Saved): DayNumber[] {
  const last = payments.at(-1);
  return rests === undefined || last === undefined ? [] : [numberOf(last.day) + rests];
}

/** The days on which what is unpaid begins to be late, and 30 days of lateness are over. */
function lateDays({ schedule, late }: Terms, joined: DayNumber): DayNumber[] {
  if (late === undefined) return [];
  const first = late.each === "instalment" ? 1 : 30;
  return dueDays(schedule, joined).map((due) => due + late.grace + first);
}

/** Where something changes a little every day: what grows between two steps, and a maturity that may move. */
function slopeDays({ schedule, benefits, late }: Terms, joined: DayNumber, until: number): DayNumber[] {
  const isSloped = benefits.some(({ between, when }) => between === "linear" && when.length > 1);
  if (!isSloped && late?.moves === undefined && schedule.rests === undefined) return [];
  const step = Math.max(1, Math.ceil(until / (MAX_POINTS / 2)));
  return Array.from({ length: Math.floor(until / step) + 1 }, (_, at) => joined + at * step);
}

function thinned(days: readonly DayNumber[], max: number): DayNumber[] {
  if (days.length <= max) return [...days];
  const every = days.length / max;
  return Array.from({ length: max }, (_, at) => days[Math.floor((at + 1) * every) - 1] ?? 0);
}

/** Days after joining. */
export interface ChartMarks {
  matures: number;
  /** Null: never. */
  closes: number | null;
  leaves: number;
  /** The last day on which an advance may be held. */
  limit: number;
}
