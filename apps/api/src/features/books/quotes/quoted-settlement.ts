import { milligrams, paise, paiseOrNull } from "@thangam/contracts/values/money";
import type { Milligrams, Paise } from "@thangam/contracts/values/money";
import { sum } from "@thangam/terms/fractions";
import { piecelessBill } from "@thangam/terms/pieceless-bill";
import { settleParts } from "@thangam/terms/settlement";
import type { Settled, SettledPart } from "@thangam/terms/settlement-types";
import type { AskedPart } from "./asked-parts.ts";
import { valuedOn } from "./terms-quote.ts";
import type { TermsFacts } from "./terms-quote.ts";

/** What parts of a book come to on a day. The twin, which posts them: settle_parts. */
export function settledOn(facts: TermsFacts, day: string, parts: readonly AskedPart[]): Settled {
  const { terms, saved, before, ratePaisePerGram: rate } = facts;
  const valuation = valuedOn(facts, saved, day);
  const settled = settleParts(terms, valuation, { before, rate }, parts);
  const at = settled.problem === null ? piecelessBill(valuation, parts) : null;
  return at === null ? settled : { problem: "bill_without_pieces", at };
}

/** What the client gets for all of them: the form confirms just this. */
export function totalsOf(parts: readonly SettledPart[]): { totalPaise: Paise; totalMg: Milligrams } {
  return {
    totalPaise: paise(sum(parts.map((part) => part.paise + part.bonusPaise - part.deductedPaise))),
    totalMg: milligrams(sum(parts.map((part) => part.mg + part.bonusMg))),
  };
}

export function settlementQuote(settled: Settled) {
  if (settled.problem !== null) {
    const { problem, at } = settled;
    return { problem, at, parts: [], totalPaise: null, totalMg: null, left: null };
  }
  const { left } = settled;
  return {
    problem: null,
    at: null,
    parts: settled.parts.map(partView),
    ...totalsOf(settled.parts),
    left: {
      paise: paise(left.paise),
      mg: milligrams(left.mg),
      bonusPaise: paise(left.bonusPaise),
      bonusMg: milligrams(left.bonusMg),
    },
  };
}

export function partView({ bill, ...part }: SettledPart) {
  return {
    paise: paise(part.paise),
    mg: milligrams(part.mg),
    bonusPaise: paise(part.bonusPaise),
    bonusMg: milligrams(part.bonusMg),
    deductedPaise: paise(part.deductedPaise),
    worthPaise: paiseOrNull(part.worthPaise),
    bill: bill && {
      lines: bill.lines.map((line) => ({
        coveredMg: milligrams(line.coveredMg),
        fullPaise: paise(line.fullPaise),
        offPaise: paise(line.offPaise),
        paise: paise(line.paise),
      })),
      fullPaise: paise(bill.fullPaise),
      offPaise: paise(bill.offPaise),
      paise: paise(bill.paise),
      taxPaise: paiseOrNull(bill.taxPaise),
    },
    coveredMg: milligrams(part.coveredMg),
    toPayPaise: paiseOrNull(part.toPayPaise),
  };
}
