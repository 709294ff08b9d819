import { ChevronRight, ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { payDue } from "#app/paths.ts";
import { shortDay } from "#format/short-day.ts";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { whyNotPaid } from "#shared/books/why-not-paid.ts";
import { PayAgain } from "#shared/payments/pay-again.tsx";
import { UnderWayLink, underWayText } from "#shared/payments/payment-under-way.tsx";
import type { OpenPayment } from "#shared/payments/payment-under-way.tsx";
import { useStartPayment } from "#shared/payments/use-start-payment.ts";
import { DuePill, lateNote } from "#shared/books/due-words.tsx";
import { byDueDay, dueAmount, isPayable, isUnderWay } from "#shared/books/savings.ts";
import type { Due, Savings, SavingsBook } from "#shared/books/savings.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { useOnline } from "#ui/use-online.ts";

type DueBook = SavingsBook & { due: Due };

/** What is to be paid next, with one press; and all that is due this week. */
export function DueCard({ savings: { books, day: today } }: { savings: Savings }) {
  const due = byDueDay(books);
  const [first] = due;
  if (first === undefined) return null;
  // What has a payment under way is not paid again with the rest.
  const week = due.reduce((sum, one) => sum + (isUnderWay(one) ? 0n : dueAmount(one, "week")), 0n);
  const isDue = first.due.countToday > 0;
  const shown = isUnderWay(first) ? 0n : first.own.book.amountPaise * BigInt(Math.max(1, first.due.countToday));
  const hasComeIn = first.openPayment?.stands === "come in";
  return (
    <Card className="shadow-lift p-4! sm:p-5!" aria-labelledby="due">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="due" className="font-semibold">
          {hasComeIn ? t("Payment received") : isDue ? t("Due now") : t("Next payment")}
        </h2>
        {!hasComeIn && <DuePill due={first.due} today={today} />}
      </div>
      <NextPayment key={first.own.book.id.toString()} one={first} today={today} />
      {week > shown && (
        <Link
          to={payDue("week")}
          className="-mx-4 mt-3 -mb-4 flex min-h-12 items-center justify-between gap-3 border-t border-line px-4 py-1 text-sm font-semibold text-brand-ink hover:bg-brand-soft focus-visible:-outline-offset-2 sm:-mx-5 sm:-mb-5 sm:px-5"
        >
          <span>{t("Pay all that is due this week")}</span>
          <span className="flex items-center gap-1.5 whitespace-nowrap">
            {wholeRupees(week)} <ChevronRight size={16} aria-hidden />
          </span>
        </Link>
      )}
    </Card>
  );
}

function NextPayment({ one, today }: { one: DueBook; today: string }) {
  const { own, due } = one;
  const { book } = own;
  const count = Math.max(1, due.countToday);
  const amountPaise = book.amountPaise * BigInt(count);
  const first = book.nextInstalment ?? 1;
  const { openPayment } = one;
  if (openPayment?.stands === "come in") return <UnderWay one={one} payment={openPayment} />;
  const note = lateNote(due, today);
  return (
    <>
      <div className="mt-1.5 mb-3.5 flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p className="display text-[2.125rem]/[1.1] font-semibold">{wholeRupees(amountPaise)}</p>
        <p className="min-w-0 text-sm/[1.4] text-muted">
          <b className="block font-semibold text-ink">{book.schemeName}</b>
          {count === 1
            ? t("instalment {number} of {all} · due {day}", {
                number: first,
                all: book.instalments,
                day: shortDay(due.dueOn, today),
              })
            : t("instalments {first} to {last} of {all} · due {day}", {
                first,
                last: first + count - 1,
                all: book.instalments,
                day: shortDay(due.dueOn, today),
              })}
        </p>
      </div>
      {openPayment !== null && <UnderWay one={one} payment={openPayment} />}
      {!isUnderWay(one) && <PayAtOnce one={one} count={count} amountPaise={amountPaise} />}
      {note !== null && (
        <p className="mt-3 flex gap-2 text-sm text-muted">
          <ShieldCheck size={20} aria-hidden className="shrink-0 text-success-ink" />
          <span>{note}</span>
        </p>
      )}
    </>
  );
}

/** One press to the page of the gateway, or to the UPI app. */
function PayAtOnce({ one, count, amountPaise }: { one: DueBook; count: number; amountPaise: bigint }) {
  const { start, isBusy, error } = useStartPayment();
  const isOnline = useOnline();
  const { number } = one.own.book;
  const reason = isOnline ? whyNotPaid(one.own) : t("Pay when you are online.");
  return (
    <>
      <Button
        look={one.due.countToday > 0 ? "primary" : "secondary"}
        className="min-h-14 w-full text-lg font-semibold lg:w-72"
        isBusy={isBusy}
        reason={reason}
        onClick={() => start({ bookNumber: number, instalmentCount: count, seenState: one.bookState })}
      >
        {one.due.countToday > 0 ? t("Pay {amount}", { amount: wholeRupees(amountPaise) }) : t("Pay ahead")}
      </Button>
      {reason !== undefined && <p className="mt-2 text-sm text-muted">{reason}</p>}
      {error !== null && (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {errorMessage(error)}
        </p>
      )}
    </>
  );
}

/** A payment is under way: it is looked at first, and another one is started only after a question. */
function UnderWay({ one, payment }: { one: DueBook; payment: OpenPayment }) {
  const { stands } = payment;
  return (
    <div className="my-3">
      <p className="text-sm">{underWayText(payment)}</p>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <UnderWayLink payment={payment} {...(stands !== "lapsed" && { look: "primary" })} />
        {stands === "open" && isPayable(one) && <PayAgain bookId={one.own.book.id} />}
      </div>
    </div>
  );
}
