import { t } from "#i18n/i18n.ts";
import { UnderWayLink, underWayText } from "#shared/payments/payment-under-way.tsx";
import type { SavingsBook } from "#shared/books/savings.ts";

/** The payments under way: why their books are not chosen by themselves, and where to look. */
export function OpenPayments({ books }: { books: readonly SavingsBook[] }) {
  return books.map(
    ({ own: { book }, openPayment }) =>
      openPayment !== null && (
        <section
          key={book.number}
          aria-label={t("Book {number}", { number: book.number })}
          className="mt-4 rounded-card border border-line bg-gold-soft p-4 text-sm"
        >
          <p className="font-semibold wrap-anywhere">
            {book.schemeName} · {book.number}
          </p>
          <p className="mt-1 mb-3">{underWayText(openPayment)}</p>
          <UnderWayLink payment={openPayment} />
        </section>
      ),
  );
}
