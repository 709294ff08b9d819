import type { listBooksOfPerson } from "@thangam/contracts/books/book-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { chitDetailsOf } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/surface.tsx";
import { BookFace } from "#shared/books/book-face.tsx";

export type OwnBook = OutputOf<typeof listBooksOfPerson>[number];

/** Why a book takes no payment here. */
export function whyNot({ book }: OwnBook): string {
  if (book.status !== "Approved") return t("This book takes no payment.");
  if (book.nextInstalment === null) return t("All instalments of this book are paid.");
  return t("Online payment is off. Please pay at the shop.");
}

/** One book of the signed-in customer: its scheme, its progress and its actions. */
export function BookCard({ number, own, onClose }: { number: number; own: OwnBook; onClose: () => void }) {
  const { book, clientName, paymentLink } = own;
  const isOpen = book.status === "Approved";
  return (
    <BookFace
      book={book}
      actions={
        <>
          {paymentLink === null ? (
            <Button look="primary" reason={whyNot(own)}>
              {t("Pay Now")}
            </Button>
          ) : (
            <ButtonLink
              look="primary"
              to={paymentLink}
              replace
              aria-label={t("Pay Now for book {number}", { number: book.number })}
            >
              {t("Pay Now")}
            </ButtonLink>
          )}
          <ButtonLink
            to={chitDetailsOf(book.id)}
            aria-label={t("Chit Details of book {number}", { number: book.number })}
          >
            {t("Chit Details")}
          </ButtonLink>
          <Button
            onClick={onClose}
            reason={isOpen ? undefined : t("This book is not open.")}
            aria-label={t("Close A/C of book {number}", { number: book.number })}
          >
            {t("Close A/C")}
          </Button>
        </>
      }
    >
      <Fact label={t("S.NO")}>{number}</Fact>
      <Fact label={t("Name")}>{clientName}</Fact>
      <Fact label={t("Book No")}>{book.number}</Fact>
      <Fact label={t("Chit Scheme")}>{book.schemeName}</Fact>
      <Fact label={t("Amount")}>{rupees(book.amountPaise)}</Fact>
      <Fact label={t("Next due")}>{book.nextDueOn === null ? "–" : day(book.nextDueOn)}</Fact>
    </BookFace>
  );
}
