import { dayOf, numberOf } from "@thangam/terms/days";
import type { BillLine } from "@thangam/terms/bill";
import { billOf } from "@thangam/terms/billed-part";
import { worthOfGold } from "@thangam/terms/gold";
import type { Left, Part } from "@thangam/terms/settlement-types";
import type { Day, Saved, Terms } from "@thangam/terms/terms";
import { valuationOn } from "@thangam/terms/valuation";
import type { Valuation } from "@thangam/terms/valuation-types";
import { day as dayText } from "#format/dates.ts";
import { leftAfter, takenBy } from "./given.ts";
import type { Given } from "./given.ts";
import { seriesOf } from "./series.ts";
import type { ChartMarks, SeriesPoint } from "./series.ts";

/** The day of the law: an advance for jewellery is settled by then. */
const LIMIT = 365;

export interface Asking {
  terms: Terms;
  saved: Saved;
  /** Days after joining on which she comes; null: when the book is ready. */
  leaves: number | null;
  rate: bigint | undefined;
  /** A piece that is bought, where one is asked for. */
  piece?: { weightMg: bigint; percent: number } | undefined;
  /** What parts of it were given for. */
  given?: readonly Given[] | undefined;
}

export interface WhatIfView {
  valuation: Valuation;
  /** What the shop owes: all of it, or what the parts that were given have left. */
  left: Left;
  points: SeriesPoint[];
  marks: ChartMarks;
  until: number;
  days: { at: number; text: string }[];
  /** What the piece costs after all that the shop owes; null without a piece or a rate. */
  leftPaise: bigint | null;
  /** What comes off its making charge; null alike. */
  offPaise: bigint | null;
}

/** How many days a chart shows: past maturity, the window and day 365. `closes`: null where it never does. */
export function shownDays({ matures, closes }: Pick<ChartMarks, "matures" | "closes">): number {
  const open = Math.max(matures + 60, LIMIT + 30);
  // Of a window that is years long only so much that the days of saving can still be read.
  return closes === null ? open : Math.max(open, Math.min(closes + 15, 3 * open));
}

/** Days after joining on which the book is ready, and closed: lateness of what was and will be paid has moved them. */
export function endOf(terms: Terms, { joinedOn, ...saved }: Saved): Pick<ChartMarks, "matures" | "closes"> {
  const day = saved.payments.at(-1)?.day ?? joinedOn;
  const { maturesOn, closesOn } = valuationOn(terms, { joinedOn, ...saved }, { day });
  const daysTo = (day: Day) => numberOf(day) - numberOf(joinedOn);
  return { matures: daysTo(maturesOn), closes: closesOn === null ? null : daysTo(closesOn) };
}

export function whatIfView({ terms, saved, rate, piece, given = [], ...asking }: Asking): WhatIfView {
  const joined = numberOf(saved.joinedOn);
  const end = endOf(terms, saved);
  const until = shownDays(end);
  const leaves = asking.leaves ?? end.matures;
  const asked = { day: dayOf(joined + leaves), ...(rate === undefined ? {} : { rate }) };
  const valuation = valuationOn(terms, saved, asked);
  const left = leftAfter(terms, valuation, given);
  return {
    valuation,
    left,
    points: seriesOf(terms, saved, { rate, until, given }),
    marks: { ...end, leaves, limit: LIMIT },
    until,
    days: daysAtFoot(joined, until),
    ...billed({ terms, valuation, left, given }, rate, piece),
  };
}

interface LeftOfBook {
  terms: Terms;
  valuation: Valuation;
  left: Left;
  given: readonly Given[];
}

function billed({ terms, valuation, left, given }: LeftOfBook, rate: bigint | undefined, piece: Asking["piece"]) {
  if (rate === undefined || piece === undefined) return { leftPaise: null, offPaise: null };
  const line: BillLine = { item: "piece", weightMg: piece.weightMg, va: { percent: piece.percent } };
  const part: Part = { way: "jewellery_bill", lines: [line] };
  const take = terms.gold === undefined ? left.paise : left.mg;
  const made = billOf(part, take, { terms, valuation, before: takenBy(valuation.day, given) }, rate);
  if (made === null) return { leftPaise: null, offPaise: null };
  const { paise, offPaise } = made.bill;
  const toPay = paise - worthOfLeft(terms, left, rate);
  return { leftPaise: toPay < 0n ? 0n : toPay, offPaise };
}

function worthOfLeft({ gold }: Terms, { paise, mg, bonusPaise, bonusMg }: Left, rate: bigint): bigint {
  return gold === undefined ? paise + bonusPaise : bonusPaise + worthOfGold(mg + bonusMg, rate);
}

/** Day and month, a few of them, so that they do not run into each other. */
function daysAtFoot(joined: number, until: number): WhatIfView["days"] {
  return [0, 1, 2, 3, 4].map((part) => {
    const at = Math.round((until * 0.94 * part) / 4);
    return { at, text: dayText(dayOf(joined + at)).slice(0, 5) };
  });
}
