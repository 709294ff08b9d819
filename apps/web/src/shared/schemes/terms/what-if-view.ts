import { after, dayOf, numberOf } from "@thangam/terms/days";
import type { BillLine } from "@thangam/terms/bill";
import { billFor } from "@thangam/terms/bill";
import { worthOfGold } from "@thangam/terms/gold";
import type { Day, Saved, Terms } from "@thangam/terms/terms";
import { valuationOn } from "@thangam/terms/valuation";
import type { Valuation } from "@thangam/terms/valuation-types";
import { day as dayText } from "#format/dates.ts";
import { seriesOf } from "./series.ts";
import type { ChartMarks, SeriesPoint } from "./series.ts";

/** The day of the law: an advance for jewellery is settled by then. */
const LIMIT = 365;

export interface Asking {
  terms: Terms;
  saved: Saved;
  /** Days after joining on which she comes. */
  leaves: number;
  rate: bigint | undefined;
  /** A piece that is bought, where one is asked for. */
  piece?: { weightMg: bigint; percent: number } | undefined;
}

export interface WhatIfView {
  valuation: Valuation;
  points: SeriesPoint[];
  marks: ChartMarks;
  until: number;
  days: { at: number; text: string }[];
  /** What the piece costs after all that the shop owes; null without a piece or a rate. */
  leftPaise: bigint | null;
  /** What comes off its making charge; null alike. */
  offPaise: bigint | null;
}

/** How many days a chart shows: past maturity, the window and day 365. */
export function shownDays(terms: Terms, joinedOn: Day): number {
  const joined = numberOf(joinedOn);
  const maturity = after(joined, terms.schedule.matures) - joined;
  return Math.max(maturity + 60, LIMIT + 30);
}

export function whatIfView({ terms, saved, leaves, rate, piece }: Asking): WhatIfView {
  const joined = numberOf(saved.joinedOn);
  const until = shownDays(terms, saved.joinedOn);
  const asked = { day: dayOf(joined + leaves), ...(rate === undefined ? {} : { rate }) };
  const valuation = valuationOn(terms, saved, asked);
  const { maturesOn, closesOn } = valuation;
  return {
    valuation,
    points: seriesOf(terms, saved, rate, until),
    marks: {
      matures: numberOf(maturesOn) - joined,
      closes: closesOn === null ? null : numberOf(closesOn) - joined,
      leaves,
      limit: LIMIT,
    },
    until,
    days: daysAtFoot(joined, until),
    ...billed(terms, valuation, rate, piece),
  };
}

function billed(terms: Terms, valuation: Valuation, rate: bigint | undefined, piece: Asking["piece"]) {
  if (rate === undefined || piece === undefined) return { leftPaise: null, offPaise: null };
  const line: BillLine = { item: "piece", weightMg: piece.weightMg, va: { percent: piece.percent } };
  const { paise, offPaise } = billFor(terms, valuation, [line], rate);
  const goldPaise = worthOfGold(valuation.totalMg ?? 0n, rate);
  const left = paise - goldPaise - valuation.totalPaise;
  return { leftPaise: left < 0n ? 0n : left, offPaise };
}

/** Day and month, a few of them, so that they do not run into each other. */
function daysAtFoot(joined: number, until: number): WhatIfView["days"] {
  return [0, 1, 2, 3, 4].map((part) => {
    const at = Math.round((until * 0.94 * part) / 4);
    return { at, text: dayText(dayOf(joined + at)).slice(0, 5) };
  });
}
