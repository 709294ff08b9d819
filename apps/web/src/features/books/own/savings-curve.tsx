import { listInstalments } from "@thangam/contracts/books/book-operations";
import { quoteBook } from "@thangam/contracts/books/quote-operations";
import { useOperation } from "#api/query.ts";
import { addDays } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { wholeRupees } from "#format/rupees.ts";
import { shortDay, shortMonth } from "#format/short-day.ts";
import { t } from "#i18n/i18n.ts";
import { WorthChart } from "#shared/schemes/terms/worth-chart.tsx";
import { Card, Skeleton } from "#ui/surface.tsx";
import type { OwnBook } from "#features/books/own-book.ts";
import { curveOf } from "./curve-points.ts";

/** A daily book of a year has more than one page; the curve is drawn from as many as one answer holds. */
const MOST_ROWS = 200;

/** How a book of a scheme without terms grows, from joining to maturity. */
export function SavingsCurve({ book }: { book: OwnBook["book"] }) {
  const { data: quote } = useOperation(quoteBook, { bookId: book.id });
  const { data: rows } = useOperation(listInstalments, { bookId: book.id, page: 1, pageSize: MOST_ROWS });
  if (quote === undefined || rows === undefined) return <Skeleton className="mt-5 h-72 w-full rounded-card" />;
  const isInGold = book.accrual === "weight";
  const { points, today, matures } = curveOf(rows.rows, quote, book.openedOn);
  const textOf = (paise: bigint, mg: bigint | null) =>
    isInGold ? (mg === null ? "–" : grams(mg)) : wholeRupees(paise);
  const now = textOf(quote.today.paidPaise, quote.today.weightMg);
  const then = textOf(quote.atMaturity.totalPaise, quote.atMaturity.totalMg);
  const until = Math.max(1, matures);
  return (
    <Card title={t("From joining to maturity")} className="mt-5" action={<Key />}>
      <WorthChart
        points={points}
        marks={{ matures, closes: null, leaves: today, limit: Number.POSITIVE_INFINITY }}
        until={until}
        isInGold={isInGold}
        owed={now}
        days={[0, 1, 2, 3].map((quarter) => {
          const at = Math.round((until * quarter) / 4);
          return { at, text: shortMonth(addDays(book.openedOn, at)) };
        })}
        summary={t("{saved} are saved today; {owed} are owed at maturity on {day}.", {
          saved: now,
          owed: then,
          day: shortDay(quote.atMaturity.day, quote.asOf),
        })}
      />
    </Card>
  );
}

function Key() {
  return (
    <p className="worth-key flex flex-wrap gap-x-4 text-sm text-muted">
      <span>
        <i />
        {t("saved")}
      </span>
      <span>
        <i className="is-owed" />
        {t("owed")}
      </span>
    </p>
  );
}
