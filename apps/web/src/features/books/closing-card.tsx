import { messageOfCode } from "#api/messages.ts";
import { dateAndTime, day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { ClientLink } from "#navigation/client-link.tsx";
import { BookFace } from "#shared/books/book-face.tsx";
import { cx } from "#ui/cx.ts";
import { Fact } from "#ui/surface.tsx";
import type { ClosingPreview } from "./use-closing-preview.ts";

/** The book's owner, its balance, and the consequences of closing it. */
export function ClosingCard({ preview }: { preview: ClosingPreview }) {
  const { book, clientName, clientMobile, refusal } = preview;
  return (
    <section aria-label={t("What will be closed")} aria-live="polite" className="flex flex-col gap-4">
      <BookFace book={book} level={2} title={<ClientLink id={book.clientId} name={clientName} />}>
        <Fact label={t("Account Number")}>{book.number}</Fact>
        <Fact label={t("Chit Scheme")}>{book.schemeName}</Fact>
        <Fact label={t("Amount")}>{rupees(book.amountPaise)}</Fact>
        <Fact label={t("Mobile Number")}>{clientMobile}</Fact>
        <Fact label={t("Opened on")}>{day(book.openedOn)}</Fact>
        <Fact label={t("Next due")}>{book.nextDueOn === null ? "–" : day(book.nextDueOn)}</Fact>
      </BookFace>
      <div
        className={cx(
          "rounded-card border px-5 py-4",
          refusal === null ? "border-line bg-surface" : "border-danger-ink/40 bg-danger-soft text-danger-ink",
        )}
      >
        {refusal === null ? <Effect preview={preview} /> : <Refused preview={preview} refusal={refusal} />}
      </div>
    </section>
  );
}

function Effect({ preview: { book, waiting, waitingCount } }: { preview: ClosingPreview }) {
  return (
    <>
      <h3 className="font-semibold">{t("Closing this book")}</h3>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        <li>{t("No payment can be made on it any more, by any way. An Admin can open it again.")}</li>
        <li>
          {t("What is saved in it, {amount}, stays on the book until it is settled.", {
            amount: rupees(book.paidTotalPaise),
          })}
        </li>
        <li>{t("The client is told by e-mail.")}</li>
        {waitingCount > 0 && (
          <li className="font-medium text-danger-ink">
            {t(
              "{count, plural, one {# payment is} other {# payments are}} under way and cannot be credited then; an Admin has to see to that:",
              { count: waitingCount },
            )}
            <ul className="mt-1 grid gap-0.5 font-normal">
              {waiting.map(({ paymentId, amountPaise, status, paidAt }) => (
                <li key={paymentId.toString()}>
                  {[paymentId.toString(), rupees(amountPaise), labelOf(status), dateAndTime(paidAt)].join(" · ")}
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </>
  );
}

function Refused({ preview, refusal }: { preview: ClosingPreview; refusal: string }) {
  const { closedAt, closedBy, remarks } = preview;
  return (
    <>
      <p className="font-medium">{messageOfCode(refusal)}</p>
      {closedAt !== null && (
        <p className="mt-1">
          {[dateAndTime(closedAt), closedBy, remarks].filter((part) => part !== null && part !== "").join(" · ")}
        </p>
      )}
    </>
  );
}
