import { grams } from "#format/grams.ts";
import { day } from "#format/dates.ts";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import type { Preview } from "#features/payments/use-preview.ts";

/** More circles than these do not stand on one line. */
const MOST_CIRCLES = 15;

/** The instalments of a book as circles, those that the payment would fill among them, and what is saved in it. */
export function InstalmentTrack({ preview }: { preview: Preview }) {
  const { book, credit } = preview;
  const first = credit?.firstInstalment ?? 0;
  const behind = first + (credit?.instalmentCount ?? 0);
  const next = book.nextInstalment ?? book.instalments + 1;
  const stateOf = (number: number) => (number < next ? "paid" : number >= first && number < behind ? "will" : "open");
  const numbers = Array.from({ length: book.instalments }, (_, index) => index + 1);
  return (
    <div className="counter-track">
      {book.paymentRule === "fixed" && book.instalments <= MOST_CIRCLES && (
        <ol aria-hidden className="counter-pips">
          {numbers.map((number) => (
            <li key={number} data-state={stateOf(number)}>
              {number}
            </li>
          ))}
        </ol>
      )}
      <p className="min-w-0 text-sm wrap-anywhere text-muted">
        {t("{paid} of {all} paid", { paid: book.instalmentsPaid, all: book.instalments })}
        {preview.isElsewhere !== true && <Saved book={book} />}
        {book.nextDueOn !== null && (
          <>
            {" · "}
            {t("Due on")} <span className="whitespace-nowrap">{day(book.nextDueOn)}</span>
          </>
        )}
      </p>
    </div>
  );
}

function Saved({ book }: { book: Preview["book"] }) {
  return (
    <>
      {" · "}
      {t("Saved so far")} <strong className="text-ink">{wholeRupees(book.paidTotalPaise)}</strong>
      {book.accrual === "weight" && <strong className="text-gold-ink"> {grams(book.weightTotalMg)}</strong>}
    </>
  );
}
