import { Lock, TriangleAlert } from "lucide-react";
import { messageOfCode } from "#api/messages.ts";
import { day } from "#format/dates.ts";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { daysBetween } from "#shared/books/savings.ts";
import { isRefusedWhatever } from "#features/payments/refused-whatever.ts";
import type { Preview } from "#features/payments/use-preview.ts";
import { WaitingOnline } from "#features/payments/waiting-online.tsx";

/** What is wrong with the book, before anybody asks. */
export function StateStrip({ preview, today }: { preview: Preview; today: string }) {
  const { book, books, waiting, refusal } = preview;
  const due = books.find(({ bookNumber }) => bookNumber === book.number)?.due ?? null;
  const daysLate = due === null ? 0 : daysBetween(due.dueOn, today);
  return (
    <>
      {isRefusedWhatever(refusal) && (
        <p className="counter-strip is-shut">
          <Lock size={18} aria-hidden />
          <strong>{messageOfCode(refusal)}</strong>
        </p>
      )}
      {due !== null && daysLate > 0 && (
        <p className="counter-strip is-late">
          <TriangleAlert size={18} aria-hidden />
          <strong>
            {[
              t("{count, plural, one {# day late} other {# days late}}", { count: daysLate }),
              t("{count, plural, one {# instalment due} other {# instalments due}}", { count: due.instalments }),
            ].join(", ")}
          </strong>
          <span>{t("since {day}", { day: day(due.dueOn) })}</span>
          <strong className="counter-strip-sum">{wholeRupees(due.duePaise)}</strong>
        </p>
      )}
      <WaitingOnline book={book} waiting={waiting} />
    </>
  );
}
