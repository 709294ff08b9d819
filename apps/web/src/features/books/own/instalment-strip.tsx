import { listInstalments } from "@thangam/contracts/books/book-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { Check } from "lucide-react";
import { useOperation } from "#api/query.ts";
import { shortMonth } from "#format/short-day.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { cx } from "#ui/cx.ts";
import { INSTALMENTS_AT_ONCE } from "#features/books/instalment-list.tsx";
import type { OwnBook } from "#features/books/own-book.ts";

type Instalment = OutputOf<typeof listInstalments>["rows"][number];

/** More are no picture any more. */
const MOST = 24;

/** Each instalment as a coin: paid, next, or to come. */
export function InstalmentStrip({ book }: { book: OwnBook["book"] }) {
  const isShown = book.paymentRule === "fixed" && book.instalments <= MOST;
  const { data } = useOperation(
    listInstalments,
    { bookId: book.id, page: 1, pageSize: INSTALMENTS_AT_ONCE },
    { enabled: isShown },
  );
  if (!isShown || data === undefined) return null;
  return (
    <ol
      aria-label={t("{paid} of {all} paid", { paid: book.instalmentsPaid, all: book.instalments })}
      className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-x-1 gap-y-2"
    >
      {data.rows.map((row) => (
        <Coin key={row.number} row={row} isNext={row.number === book.nextInstalment} />
      ))}
    </ol>
  );
}

function Coin({ row: { number, state, dueOn, paidOn }, isNext }: { row: Instalment; isNext: boolean }) {
  const isPaid = state === "Paid";
  const month = paidOn ?? dueOn;
  return (
    <li className={cx("grid justify-items-center gap-0.5 text-xs", isNext ? "font-bold" : "text-muted")}>
      <span
        className={cx(
          "grid size-8 place-items-center rounded-full border-2 font-semibold",
          isPaid && "border-transparent bg-brand text-on-brand",
          !isPaid && state === "Overdue" && "border-danger-ink bg-danger-soft text-danger-ink",
          !isPaid && state !== "Overdue" && (isNext ? "border-gold bg-gold-soft text-gold-ink" : "border-line"),
        )}
      >
        {isPaid ? <Check size={16} strokeWidth={2.4} aria-hidden /> : number}
      </span>
      <span className="sr-only">{t("Instalment {number}", { number })}</span>
      {month !== null && <span>{shortMonth(month)}</span>}
      <span className="sr-only">{labelOf(state)}</span>
    </li>
  );
}
