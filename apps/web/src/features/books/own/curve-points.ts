import type { listInstalments } from "@thangam/contracts/books/book-operations";
import type { quoteBook } from "@thangam/contracts/books/quote-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { SeriesPoint } from "#shared/schemes/terms/series.ts";

type Instalment = OutputOf<typeof listInstalments>["rows"][number];
type Quote = Pick<OutputOf<typeof quoteBook>, "today" | "atMaturity" | "accrual" | "supposes">;

interface Curve {
  points: SeriesPoint[];
  /** Days after joining. */
  today: number;
  matures: number;
}

/**
 * What was saved day by day, what is saved if every open instalment is paid on its day, and what the shop owes at maturity: rupees, or
 * grams of a book in gold.
 */
export function curveOf(rows: readonly Instalment[], quote: Quote, joinedOn: string): Curve {
  const at = (day: string) => Math.max(0, Math.round((Date.parse(day) - Date.parse(joinedOn)) / 86_400_000));
  const isInGold = quote.accrual === "weight";
  const figureOf = (paise: bigint, mg: bigint | null) => (isInGold ? Number(mg ?? 0n) / 1000 : Number(paise) / 100);
  const { today, atMaturity } = quote;
  const now = at(today.day);
  const steps = rows
    .filter(({ state }) => state === "Paid")
    .map(({ creditedOn, paidOn, amountPaise, weightMg }) => ({
      at: Math.min(now, at(creditedOn ?? paidOn ?? joinedOn)),
      adds: figureOf(amountPaise, weightMg),
    }));
  const savedNow = figureOf(today.paidPaise, today.weightMg);
  const savedThen = figureOf(atMaturity.paidPaise, atMaturity.weightMg);
  const coming = quote.supposes === "all_paid" ? rows.filter(({ state }) => state !== "Paid") : [];
  const each = coming.length === 0 ? 0 : (savedThen - savedNow) / coming.length;
  const later = coming.map(({ dueOn }) => ({ at: Math.max(now, at(dueOn ?? today.day)), adds: each }));
  const matures = Math.max(now, at(atMaturity.day));
  const all = [...steps, ...later].filter((step) => step.at <= matures).toSorted((one, other) => one.at - other.at);
  const points: SeriesPoint[] = [{ at: 0, saved: 0, owed: 0 }];
  let saved = 0;
  for (const step of all) {
    saved += step.adds;
    points.push({ at: step.at, saved, owed: saved });
  }
  points.push({ at: matures, saved, owed: figureOf(atMaturity.totalPaise, atMaturity.totalMg) });
  return { points, today: now, matures };
}
