import { floorOf, halfUpOf, min, sum, WHOLE } from "./fractions.ts";
import type { Fraction } from "./fractions.ts";
import type { Terms } from "./terms.ts";
import type { Making, Valuation } from "./valuation-types.ts";

/** A piece that is bought: what is added to its gold is a share of the gold's price, or rupees for a gram. */
export interface BillLine {
  item: string;
  kind?: string;
  weightMg: bigint;
  va: { percent: number } | { paisePerGram: bigint };
  stonePaise?: bigint;
}

/** The most that a line may hold: 10 kg, 10 lakh rupees a gram, stones of 100 crore rupees. The twin: are_bill_lines_held. */
export const maxOfLine = { weightMg: 10_000_000n, paisePerGram: 100_000_000n, stonePaise: 100_000_000_000n };

export interface BilledLine {
  /** So much of its gold was saved for. */
  coveredMg: bigint;
  /** Gold, charge and stone, without the benefit. */
  fullPaise: bigint;
  offPaise: bigint;
  paise: bigint;
}

export interface Bill {
  lines: BilledLine[];
  fullPaise: bigint;
  offPaise: bigint;
  paise: bigint;
  /** Shown aside, no part of `paise`: the tax of the bill, or of what was paid in advance. Null without one. */
  taxPaise: bigint | null;
}

/** What pieces cost at a rate of gold, with what the scheme takes off their making charges. The twin: terms_bill. */
export function billFor(terms: Terms, valuation: Valuation, lines: readonly BillLine[], rate: bigint): Bill {
  const making = valuation.benefits.find((benefit) => benefit.making !== null)?.making ?? null;
  let coverableMg = making === null ? 0n : coverableBy(making, rate);
  let capPaise = making?.cap ?? null;
  const billed = lines.map((line): BilledLine => {
    const coveredMg = coverableMg === null ? line.weightMg : min(line.weightMg, coverableMg);
    if (coverableMg !== null) coverableMg -= coveredMg;
    const fullPaise = floorOf(lineCost(line, rate, chargeOf(line, rate)));
    const reducedPaise = floorOf(lineCost(line, rate, reducedCharge(line, rate, coveredMg, making)));
    const offPaise = capPaise === null ? fullPaise - reducedPaise : min(fullPaise - reducedPaise, capPaise);
    if (capPaise !== null) capPaise -= offPaise;
    return { coveredMg, fullPaise, offPaise, paise: fullPaise - offPaise };
  });
  const paise = sum(billed.map((line) => line.paise));
  return {
    lines: billed,
    fullPaise: sum(billed.map((line) => line.fullPaise)),
    offPaise: sum(billed.map((line) => line.offPaise)),
    paise,
    taxPaise: taxOf(terms, paise, valuation),
  };
}

/** Null: all of the bill. */
function coverableBy({ coveredMg, coveredPaise }: Making, rate: bigint): bigint | null {
  return coveredPaise === undefined ? coveredMg : floorOf({ over: coveredPaise * 1000n, under: rate });
}

function taxOf({ tax }: Terms, billPaise: bigint, { paidPaise }: Valuation): bigint | null {
  if (tax === undefined) return null;
  return halfUpOf({ over: (tax.on === "bill" ? billPaise : paidPaise) * BigInt(tax.percent), under: WHOLE });
}

/** What charges are reckoned in: paise of milligrams, at a rate for a gram, by hundredths of a percent twice. */
const UNDER = 1000n * WHOLE * WHOLE;

function chargeOf(line: BillLine, rate: bigint): bigint {
  return chargeOn(line, rate, line.weightMg, 0, null);
}

function reducedCharge(line: BillLine, rate: bigint, coveredMg: bigint, making: Making | null): bigint {
  if (making === null) return chargeOf(line, rate);
  const percent = ownShare(making.items, line.kind) ?? making.percent;
  const covered = chargeOn(line, rate, coveredMg, percent, making.points ?? null);
  return covered + chargeOn(line, rate, line.weightMg - coveredMg, making.beyond ?? 0, null);
}

function ownShare(items: Making["items"], kind: string | undefined): number | undefined {
  return items !== undefined && kind !== undefined && Object.hasOwn(items, kind) ? items[kind] : undefined;
}

/** With `percent` of the value addition left out, of at most `points` of it. Over UNDER. */
function chargeOn({ va }: BillLine, rate: bigint, mg: bigint, percent: number, points: number | null): bigint {
  if ("paisePerGram" in va) return mg * va.paisePerGram * WHOLE * (WHOLE - BigInt(percent));
  const looked = points === null ? va.percent : Math.min(va.percent, points);
  return mg * rate * (BigInt(va.percent) * WHOLE - BigInt(percent) * BigInt(looked));
}

function lineCost({ weightMg, stonePaise = 0n }: BillLine, rate: bigint, charge: bigint): Fraction {
  return { over: weightMg * rate * WHOLE * WHOLE + charge + stonePaise * UNDER, under: UNDER };
}
