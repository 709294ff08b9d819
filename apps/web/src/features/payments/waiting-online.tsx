import { Link } from "react-router";
import { useAccess } from "#app/access.ts";
import { transactionsOfBook } from "#app/paths.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { Preview } from "./use-preview.ts";

type Waiting = Preview["waiting"][number];

/** Payments online that wait for the book at the counter: the same money may be about to be paid twice. */
export function WaitingOnline({ book: { number }, waiting }: Pick<Preview, "book" | "waiting">) {
  const mayOpen = useAccess();
  if (waiting.length === 0) return null;
  return (
    <div className="border-t border-line bg-info-soft px-5 py-3 text-info-ink">
      <ul>
        {waiting.map((payment) => (
          <li key={payment.paidAt.toISOString()}>{wordsOf(payment)}</li>
        ))}
      </ul>
      {mayOpen("payments.view") && (
        <Link to={transactionsOfBook(number)} className="font-medium underline underline-offset-4">
          {t("See what waits")}
        </Link>
      )}
    </div>
  );
}

/** Asked before money is taken for a book for which money waits online. */
export function WaitingOnlineQuestion({
  preview,
  onYes,
  onNo,
}: {
  preview: Preview;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen
      title={t("Book {number}", { number: preview.book.number })}
      subject={preview.waiting.map(wordsOf).join(" ")}
      question={t("Take this payment as well?")}
      onYes={onYes}
      onNo={onNo}
    />
  );
}

function wordsOf({ amountPaise, paidAt, status }: Waiting): string {
  const facts = { amount: rupees(amountPaise), time: dateAndTime(paidAt) };
  return status === "Pending"
    ? t("A payment of {amount} online was begun at {time}. It is not known yet whether it was paid.", facts)
    : t("{amount} were paid online at {time} and wait to be credited.", facts);
}
