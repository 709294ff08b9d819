import { brochureTable } from "./brochure.ts";
import type { BrochureRow } from "./brochure.ts";
import type { Day, Terms } from "./terms.ts";
import type { Making } from "./valuation-types.ts";

/** A gram of gold, where nobody told what one costs: Rs 10,000. Grams are shown on every day, and to everybody. */
export const SUPPOSED_RATE = 1_000_000n;

/** How a language writes the figures of the table. */
export interface BrochureWords {
  rupees: (amountPaise: bigint) => string;
  grams: (weightMg: bigint) => string;
  /** Hundredths of one. */
  percent: (share: number) => string;
  /** "50 % off the making", where the heading does not say so. */
  offMaking: (share: string) => string;
}

/** A line of the table as it is read, on a screen and on paper. */
export interface BrochureLine {
  day: Day;
  instalment: number | null;
  paid: string;
  /** null of a scheme in rupees. */
  gold: string | null;
  /** What the shop adds, or of a waiver takes off the making charge. */
  added: string;
  total: string;
  /** Another step of the benefits is reached. */
  isStep: boolean;
  isLast: boolean;
}

export interface BrochureSheet {
  isInGold: boolean;
  /** Nothing is added but what comes off the making charge: its heading says so. */
  isWaiver: boolean;
  lines: BrochureLine[];
}

interface Asked {
  terms: Terms;
  instalment: bigint;
  joinedOn: Day;
  /** Of a gram. */
  rate: bigint;
}

const NOTHING = "–";

/** The table of a brochure, wherever it is shown: what who pays in time has, on each day on which something changes. */
export function brochureSheet({ terms, instalment, joinedOn, rate }: Asked, words: BrochureWords): BrochureSheet {
  return sheetOf(terms, brochureTable(terms, instalment, joinedOn, rate), words);
}

/** The same of rows that are reckoned already. */
export function sheetOf(terms: Terms, rows: readonly BrochureRow[], words: BrochureWords): BrochureSheet {
  const isInGold = terms.gold !== undefined;
  const isWaiver = terms.benefits.length > 0 && terms.benefits.every(({ as }) => as === "making");
  const lines = rows.map((row, at): BrochureLine => {
    const before = rows[at - 1];
    const added = isWaiver ? waivedText(row, words) : addedText(row, words);
    return {
      day: row.day,
      instalment: row.instalment,
      paid: wholeRupees(row.paidPaise, words),
      gold: isInGold ? weightText(row.savedMg, words) : null,
      added: added === "" ? NOTHING : added,
      total: totalText(row, isInGold, words),
      isStep: added !== "" && (before === undefined || isAnotherStep(row, before)),
      isLast: at === rows.length - 1,
    };
  });
  return { isInGold, isWaiver, lines };
}

interface Added {
  bonusPaise: bigint;
  bonusMg: bigint | null;
  making: Making | null;
}

/** What the shop adds: "₹ 600 + 0.120 g"; nothing is "". */
export function addedText({ bonusPaise, bonusMg, making }: Added, words: BrochureWords): string {
  return [
    ...(bonusPaise === 0n ? [] : [wholeRupees(bonusPaise, words)]),
    ...(bonusMg === null || bonusMg === 0n ? [] : [words.grams(bonusMg)]),
    ...(making === null || making.percent === 0 ? [] : [words.offMaking(words.percent(making.percent))]),
  ].join(" + ");
}

/** "₹ 2,000", with the paise where there are some: a brochure has whole rupees. */
function wholeRupees(amountPaise: bigint, { rupees }: BrochureWords): string {
  return rupees(amountPaise).replace(/\.00$/, "");
}

/** A figure that nothing tells yet is a dash. */
function weightText(weightMg: bigint | null, { grams }: BrochureWords): string {
  return weightMg === null ? NOTHING : grams(weightMg);
}

/** Where nothing but the making charge comes off, its heading says so. */
function waivedText({ making }: BrochureRow, { percent }: BrochureWords): string {
  return making === null || making.percent === 0 ? "" : percent(making.percent);
}

function totalText({ totalPaise, totalMg }: BrochureRow, isInGold: boolean, words: BrochureWords): string {
  if (!isInGold) return wholeRupees(totalPaise, words);
  const weight = weightText(totalMg, words);
  return totalPaise === 0n ? weight : `${weight} + ${wholeRupees(totalPaise, words)}`;
}

/** Gold that grows with the gold saved is no step. */
function isAnotherStep(row: BrochureRow, before: BrochureRow): boolean {
  const share = ({ bonusMg, savedMg }: BrochureRow) =>
    bonusMg === null || savedMg === null || savedMg === 0n ? 0 : Math.round(Number((bonusMg * 1000n) / savedMg) / 10);
  return (
    row.bonusPaise !== before.bonusPaise ||
    row.making?.percent !== before.making?.percent ||
    share(row) !== share(before)
  );
}
