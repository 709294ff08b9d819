import { quoteBook } from "@thangam/contracts/books/quote-operations";
import { useOperation } from "#api/query.ts";
import { grams } from "#format/grams.ts";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Hero } from "#ui/hero.tsx";
import { Sign } from "#ui/sign.tsx";
import type { OwnBook } from "#features/books/own-book.ts";

/** What a customer's own book holds, and what it is worth. */
export function BookHero({ own: { book } }: { own: OwnBook }) {
  const isOpen = book.status !== "Settled";
  const { data: quote } = useOperation(quoteBook, { bookId: book.id }, { enabled: isOpen });
  const isInGold = book.accrual === "weight";
  const worthPaise = quote?.today.worthPaise ?? null;
  const gain = worthPaise === null ? 0n : worthPaise - book.paidTotalPaise;
  return (
    <Hero frame="-mx-4 -mt-6 mb-5 lg:mx-0 lg:mt-0 lg:rounded-card" className="px-4 py-4 lg:px-6">
      <p className="font-display text-xl font-semibold text-balance">{book.schemeName}</p>
      <p className="text-[0.8125rem] text-on-bar-muted">
        {book.number} · {wholeRupees(book.amountPaise)} × {book.instalments} ·{" "}
        {t("{paid} of {all} paid", { paid: book.instalmentsPaid, all: book.instalments })}
      </p>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <p>
          <span className="block text-sm text-on-bar-muted">{isInGold ? t("Gold so far") : t("Saved so far")}</span>
          <span className="display text-[2.5rem]/[1.1] font-semibold whitespace-nowrap">
            {isInGold ? grams(book.weightTotalMg) : wholeRupees(book.paidTotalPaise)}
          </span>
        </p>
        {worthPaise !== null && (
          <p className="text-end text-sm text-on-bar-muted">
            {t("worth today")}
            <b className="block text-lg font-semibold text-on-bar">{wholeRupees(worthPaise)}</b>
            {gain > 0n && (
              <span className="font-semibold text-rise">
                <Sign of="more" />
                {t("{amount} over what you paid", { amount: wholeRupees(gain) })}
              </span>
            )}
          </p>
        )}
      </div>
    </Hero>
  );
}
