import type { listBooksOfPerson } from "@thangam/contracts/books";
import type { OutputOf } from "@thangam/contracts/operation";
import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#layouts/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { ProgressRing } from "#ui/progress-ring.tsx";
import { Fact, StatusBadge } from "#ui/surface.tsx";

export type OwnBook = OutputOf<typeof listBooksOfPerson>[number];

/** One scheme book of the signed-in customer: what it is, how far it has come, and what can be done with it. */
export function BookCard({ number, own, onClose }: { number: number; own: OwnBook; onClose: () => void }) {
  const { book, clientName, paymentLink } = own;
  const isOpen = book.status === "Approved";
  return (
    <article
      aria-label={t("Book {number}", { number: book.number })}
      className="book flex h-full flex-col rounded-card border border-line bg-surface"
    >
      <header className="flex items-center gap-4 px-5 pt-5">
        <ProgressRing done={book.instalmentsPaid} total={book.instalments} />
        <div className="min-w-0 flex-1">
          <h3 className="font-display text-xl font-semibold">{book.schemeName}</h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            {t("{paid} of {all} paid", { paid: book.instalmentsPaid, all: book.instalments })}
            <StatusBadge status={book.status} />
          </p>
        </div>
      </header>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-5 py-5 sm:grid-cols-3">
        <Fact label={t("S.NO")}>{number}</Fact>
        <Fact label={t("Name")}>{clientName}</Fact>
        <Fact label={t("Book No")}>{book.number}</Fact>
        <Fact label={t("Chit Scheme")}>{book.schemeName}</Fact>
        <Fact label={t("Amount")}>{rupees(book.amountPaise)}</Fact>
        <Fact label={t("Next due")}>{book.nextDueOn === null ? "–" : day(book.nextDueOn)}</Fact>
      </dl>
      <dl className="mt-auto flex flex-wrap gap-x-8 gap-y-2 border-t border-line bg-gold-soft/60 px-5 py-3">
        <Fact label={t("Saved so far")}>
          <span className="display text-lg font-semibold">{rupees(book.paidTotalPaise)}</span>
        </Fact>
        {book.accrual === "weight" && (
          <Fact label={t("Gold so far")}>
            <span className="display text-lg font-semibold text-gold-ink">{grams(book.weightTotalMg)}</span>
          </Fact>
        )}
      </dl>
      <footer className="flex flex-wrap gap-3 border-t border-line px-5 py-4">
        {paymentLink === null ? (
          <Button
            look="primary"
            reason={isOpen ? t("All instalments of this book are paid.") : t("This book takes no payment.")}
          >
            {t("Pay Now")}
          </Button>
        ) : (
          <ButtonLink
            look="primary"
            to={paymentLink}
            replace
            preventScrollReset
            aria-label={t("Pay Now for book {number}", { number: book.number })}
          >
            {t("Pay Now")}
          </ButtonLink>
        )}
        <Button
          onClick={onClose}
          reason={isOpen ? undefined : t("This book is not open.")}
          aria-label={t("Close A/C of book {number}", { number: book.number })}
        >
          {t("Close A/C")}
        </Button>
      </footer>
    </article>
  );
}
