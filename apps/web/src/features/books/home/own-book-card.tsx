import type { ReactNode } from "react";
import { Link } from "react-router";
import { chitDetailsOf, closingOf, payBook } from "#app/paths.ts";
import { grams } from "#format/grams.ts";
import { rupees, wholeRupees } from "#format/rupees.ts";
import { shortDay } from "#format/short-day.ts";
import { t } from "#i18n/i18n.ts";
import { whyNotPaid } from "#shared/books/why-not-paid.ts";
import { statusForCustomer } from "#shared/books/status-for-customer.ts";
import { DuePill } from "#shared/books/due-words.tsx";
import type { SavingsBook } from "#shared/books/savings.ts";
import { cx } from "#ui/cx.ts";
import { ProgressRing } from "#ui/progress-ring.tsx";
import { StatusBadge } from "#ui/surface.tsx";

/** One book of the signed-in customer: how far it is, what it is worth, and what can be done. */
export function OwnBookCard({ number, one, today }: { number: number; one: SavingsBook; today: string }) {
  const { own, due } = one;
  const { book, clientName } = own;
  return (
    <article
      aria-label={t("Book {number}", { number: book.number })}
      className="book @container flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-3 pt-3 pb-1.5">
        <ProgressRing size="small" done={book.instalmentsPaid} total={book.instalments} />
        <h3 className="min-w-0 flex-[1_1_7rem] font-display text-[1.0625rem]/tight font-semibold text-balance">
          {book.schemeName}
        </h3>
        {due === null || book.status !== "Approved" ? (
          <StatusBadge status={book.status} label={statusForCustomer(book.status)} />
        ) : (
          <DuePill due={due} today={today} />
        )}
      </header>
      <dl className="flex flex-wrap gap-x-3 px-3 pb-2.5 text-[0.8125rem]/[1.5] text-muted">
        <Said label={t("S.NO")}>{number}</Said>
        <Said label={t("Book No")}>{book.number}</Said>
        <Said label={t("Amount")}>{rupees(book.amountPaise)}</Said>
        <Said label={t("Name")}>{clientName}</Said>
        <Said label={t("Chit Scheme")} isHeard>
          {book.schemeName}
        </Said>
      </dl>
      <Figures one={one} today={today} />
      <Actions one={one} />
    </article>
  );
}

/** A fact in a line of facts; `isHeard`: seen elsewhere on the card. */
function Said({ label, isHeard = false, children }: { label: string; isHeard?: boolean; children: ReactNode }) {
  return (
    <div className={isHeard ? "sr-only" : "min-w-0"}>
      <dt className="inline">{label} </dt>
      <dd className="inline font-medium wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}

function Figures({ one: { own, worth }, today }: { one: SavingsBook; today: string }) {
  const { book } = own;
  const isInGold = book.accrual === "weight";
  const saved = isInGold ? grams(book.weightTotalMg) : wholeRupees(book.paidTotalPaise);
  const bonus = worth !== null && worth.today.bonusPaise > 0n ? wholeRupees(worth.today.bonusPaise) : null;
  return (
    <dl className="grid grid-flow-col grid-cols-[repeat(3,minmax(min-content,1fr))] grid-rows-[auto_1fr] px-3 pb-3 @max-[20rem]:grid-flow-row @max-[20rem]:grid-cols-1 @max-[20rem]:grid-rows-none @max-[20rem]:gap-y-2">
      <Figure
        label={t("Saved")}
        aside={isInGold ? t("{amount} paid", { amount: wholeRupees(book.paidTotalPaise) }) : null}
      >
        {saved}
      </Figure>
      {worth !== null && (
        <>
          <Figure label={t("Worth today")} aside={bonus === null ? null : t("{amount} bonus", { amount: bonus })}>
            {worth.today.worthPaise === null ? "–" : wholeRupees(worth.today.worthPaise)}
          </Figure>
          <Figure label={shortDay(worth.atMaturity.day, today)} aside={t("at maturity")} isEnd>
            {isInGold
              ? worth.atMaturity.totalMg === null
                ? "–"
                : grams(worth.atMaturity.totalMg)
              : worth.atMaturity.worthPaise === null
                ? "–"
                : wholeRupees(worth.atMaturity.worthPaise)}
          </Figure>
        </>
      )}
    </dl>
  );
}

interface FigureProps {
  label: string;
  aside: string | null;
  isEnd?: boolean;
  children: ReactNode;
}

/** Labels may wrap in some languages: the figures of a row stay on one line. */
function Figure({ label, aside, isEnd = false, children }: FigureProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid not-first:border-s not-first:border-line not-first:ps-3 @max-[20rem]:row-span-1 @max-[20rem]:grid-rows-none @max-[20rem]:border-0! @max-[20rem]:ps-0!">
      <dt className="self-end text-xs text-muted">{label}</dt>
      <dd className={cx("text-base/[1.3] font-semibold", isEnd && "text-gold-ink")}>
        {children}
        {aside !== null && <small className="block text-xs font-normal text-muted">{aside}</small>}
      </dd>
    </div>
  );
}

const actionClass =
  "grid min-h-12 place-items-center px-1 py-1 text-center text-sm/tight not-first:border-s not-first:border-line hover:bg-brand-soft focus-visible:-outline-offset-3";

function Actions({ one: { own } }: { one: SavingsBook }) {
  const { book } = own;
  const { number, id } = book;
  const reason = whyNotPaid(own);
  return (
    <footer className="mt-auto grid print:hidden grid-cols-[1.1fr_1.2fr_1fr] @max-[12rem]:grid-cols-1 border-t border-line bg-sunken/45">
      {reason === undefined ? (
        <Link
          to={payBook(id)}
          aria-label={t("Pay Now for book {number}", { number })}
          className={cx(actionClass, "font-semibold text-brand-ink")}
        >
          {t("Pay Now")}
        </Link>
      ) : (
        <button type="button" disabled title={reason} className={cx(actionClass, "text-muted")}>
          {t("Pay Now")}
        </button>
      )}
      <Link
        to={chitDetailsOf(id)}
        aria-label={t("Chit Details of book {number}", { number })}
        className={cx(actionClass, "font-semibold text-brand-ink")}
      >
        {t("Chit Details")}
      </Link>
      {book.status === "Approved" ? (
        <Link
          to={closingOf(id)}
          aria-label={t("Close A/C of book {number}", { number })}
          className={cx(actionClass, "text-muted")}
        >
          {t("Close A/C")}
        </Link>
      ) : (
        <button type="button" disabled title={t("This book is not open.")} className={cx(actionClass, "text-muted")}>
          {t("Close A/C")}
        </button>
      )}
    </footer>
  );
}
