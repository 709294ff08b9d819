import { Suspense, useState } from "react";
import { ReopenBookQuestion, SettleBookDialog } from "#features/books/index.ts";
import { reasonNotToSettle } from "#shared/books/settlement-labels.ts";
import { BookFace } from "#shared/books/book-face.tsx";
import type { Book } from "#shared/books/book-face.tsx";
import { day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ActionLink } from "#navigation/action-link.tsx";
import { chitDetailsOf, closeAccountOf, offlinePaymentOf } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { Fact } from "#ui/surface.tsx";
import type { Client } from "./client.ts";

/** The client's books as cards: progress, the next due instalment, and actions. */
export function BooksTab({ client }: { client: Client }) {
  const [reopening, setReopening] = useState<Book | null>(null);
  const [settling, setSettling] = useState<Book | null>(null);
  if (client.books.length === 0) {
    return <p className="py-12 text-center text-muted">{t("No book yet. Add the first one.")}</p>;
  }
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-2">
        {client.books.map((book) => (
          <li key={book.id.toString()}>
            <BookFace
              book={book}
              level={2}
              actions={<Actions book={book} onReopen={() => setReopening(book)} onSettle={() => setSettling(book)} />}
            >
              <Fact label={t("Book No")}>
                <Link to={chitDetailsOf(book.id)} className="text-brand-ink underline underline-offset-4">
                  {book.number}
                </Link>
              </Fact>
              <Fact label={t("Amount")}>{rupees(book.amountPaise)}</Fact>
              <Fact label={t("Opened on")}>{day(book.openedOn)}</Fact>
              <Fact label={t("Next instalment")}>
                {book.nextInstalment === null
                  ? "–"
                  : t("{number} of {total}", { number: book.nextInstalment, total: book.instalments })}
              </Fact>
              <Fact label={t("Next due")}>{book.nextDueOn === null ? "–" : day(book.nextDueOn)}</Fact>
            </BookFace>
          </li>
        ))}
      </ul>
      <Suspense>
        {reopening !== null && (
          <ReopenBookQuestion
            book={{ bookId: reopening.id, bookNumber: reopening.number, clientName: client.name }}
            onClose={() => setReopening(null)}
          />
        )}
        {settling !== null && (
          <SettleBookDialog
            book={{ bookId: settling.id, bookNumber: settling.number, clientName: client.name }}
            onClose={() => setSettling(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function Actions({ book, onReopen, onSettle }: { book: Book; onReopen: () => void; onSettle: () => void }) {
  const mayOpen = useAccess();
  const about = { number: book.number };
  const notGranted = t("An Admin has not granted you this.");
  return (
    <>
      <ActionLink
        look="primary"
        to={offlinePaymentOf(book.number)}
        reason={mayOpen("payments.take") ? reasonNotToPay(book) : notGranted}
        aria-label={t("Take payment: book {number}", about)}
      >
        {t("Take payment")}
      </ActionLink>
      {book.status === "Closed" ? (
        <Button
          onClick={onReopen}
          reason={mayOpen("admin") ? undefined : t("Only an Admin opens a closed book again.")}
          aria-label={t("Open again: book {number}", about)}
        >
          {t("Open again")}
        </Button>
      ) : (
        <ActionLink
          to={closeAccountOf(book.number)}
          reason={closeReason(book, mayOpen("books.close") ? undefined : notGranted)}
          aria-label={t("Close Account: book {number}", about)}
        >
          {t("Close Account")}
        </ActionLink>
      )}
      <Button
        onClick={onSettle}
        reason={reasonNotToSettle(book.status, mayOpen("admin"), book.paidTotalPaise)}
        aria-label={t("Settle: book {number}", about)}
      >
        {t("Settle")}
      </Button>
    </>
  );
}

function reasonNotToPay({ status, nextInstalment }: Book): string | undefined {
  if (status !== "Approved") return t("This book takes no payment.");
  return nextInstalment === null ? t("All instalments of this book are paid.") : undefined;
}

function closeReason({ status }: Book, notGranted: string | undefined): string | undefined {
  return status === "Settled" ? t("This book is settled and stays closed.") : notGranted;
}
