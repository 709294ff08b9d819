import { billFor } from "@thangam/terms/bill";
import { brochureTable } from "@thangam/terms/brochure";
import { punctualPayments } from "@thangam/terms/told-days";
import type { Day } from "@thangam/terms/terms";
import { valuationOn } from "@thangam/terms/valuation";
import { gramsText, wholeRupees } from "#shared/schemes/terms/measures.ts";
import { t } from "#i18n/i18n.ts";
import type { GalleryCard } from "./gallery-cards.ts";

const INSTALMENT = 200_000n;

/** What ₹ 2,000 a month come to: "₹ 22,000 → ₹ 24,000". */
export function cardWorth({ terms, amounts }: GalleryCard, today: Day, rate: bigint): string {
  if (amounts.length === 0) return t("from {amount}", { amount: wholeRupees(10_000n) });
  const last = brochureTable(terms, INSTALMENT, today, rate).at(-1);
  if (last === undefined) return "";
  const { paidPaise, totalPaise, totalMg, making } = last;
  if (making !== null) return arrow(paidPaise, wholeRupees(worthOfPiece(terms, today, rate)));
  return arrow(paidPaise, terms.gold === undefined ? wholeRupees(totalPaise) : gramsText(totalMg));
}

function arrow(paidPaise: bigint, worth: string): string {
  return `${wholeRupees(paidPaise)} → ${worth}`;
}

/** What a piece of the saved weight costs elsewhere, at a value addition of 18 %. */
function worthOfPiece(terms: GalleryCard["terms"], joinedOn: Day, rate: bigint): bigint {
  const payments = punctualPayments(terms, INSTALMENT, joinedOn, rate);
  const day = brochureTable(terms, INSTALMENT, joinedOn, rate).at(-1)?.day ?? joinedOn;
  const valuation = valuationOn(terms, { joinedOn, instalment: INSTALMENT, payments }, { day, rate });
  const line = { item: "piece", weightMg: valuation.savedMg ?? 0n, va: { percent: 1800 } };
  const { fullPaise } = billFor(terms, valuation, [line], rate);
  return fullPaise - (fullPaise % 100n);
}
