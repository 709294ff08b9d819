import { closeBook } from "@thangam/contracts/books/closing-operations";
import { quoteBook } from "@thangam/contracts/books/quote-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { ChevronDown, Lock } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { notice } from "#api/messages.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { grams } from "#format/grams.ts";
import { wholeRupees } from "#format/rupees.ts";
import { shortDay } from "#format/short-day.ts";
import { t } from "#i18n/i18n.ts";
import { bookQueries } from "#shared/books/book-queries.ts";
import { waiverText } from "#shared/schemes/benefit-labels.ts";
import { Button } from "#ui/button.tsx";
import { OnlineOnly } from "#ui/online-only.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import type { OwnBook } from "#features/books/own-book.ts";

const ConfirmDialog = lazy(async () => ({ default: (await import("#ui/confirm-dialog.tsx")).ConfirmDialog }));

type Quote = OutputOf<typeof quoteBook>;
type Valuation = Quote["today"];

/** Closing stands behind what it costs. */
export function OwnClosing({ own }: { own: OwnBook }) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === "#close");
  return (
    <details
      id="close"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      ref={(element) => {
        if (hash === "#close") element?.scrollIntoView({ block: "start" });
      }}
      className="group mt-8 overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <summary className="flex min-h-14 list-none items-center gap-2.5 px-4 py-2 font-medium text-muted focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        <Lock size={20} aria-hidden />
        {t("Close A/C")}
        <ChevronDown size={20} aria-hidden className="ms-auto group-open:rotate-180" />
      </summary>
      {isOpen && <Consequence own={own} onKeep={() => setOpen(false)} />}
    </details>
  );
}

function Consequence({ own: { book }, onKeep }: { own: OwnBook; onKeep: () => void }) {
  const { data: quote } = useOperation(quoteBook, { bookId: book.id });
  const close = useCommand(closeBook, { invalidates: bookQueries });
  const [isAsking, setAsking] = useState(false);
  if (quote === undefined) return <Skeleton className="mx-4 mb-4 h-56" />;
  const send = () =>
    close.mutate(
      { bookId: book.id, status: "Closed" },
      {
        onSuccess: () => toast.success(notice("book_closed_by_customer")),
        onError: (error) => toast.error(errorMessage(error)),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <div className="px-4 pb-4">
      <Loss quote={quote} />
      <dl className="my-3 grid grid-cols-2 gap-2.5 max-[22rem]:grid-cols-1">
        <Outcome title={t("Close today")} at={quote.today} isInGold={book.accrual === "weight"} />
        {quote.atMaturity.day > quote.asOf && (
          <Outcome
            title={t("Keep until {day}", { day: shortDay(quote.atMaturity.day, quote.asOf) })}
            at={quote.atMaturity}
            isInGold={book.accrual === "weight"}
            isKept
          />
        )}
      </dl>
      <p className="mb-3 text-sm text-muted">
        {t(
          "A closed book takes no more payments. The shop gives you what is saved when you come with your identity paper, or opens the book again.",
        )}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button look="primary" className="min-h-12" onClick={onKeep}>
          {t("Keep saving")}
        </Button>
        <OnlineOnly>
          <Button
            className="min-h-12 border-danger-ink! text-danger-ink! hover:bg-danger-soft!"
            onClick={() => setAsking(true)}
          >
            {t("Close the book")}
          </Button>
        </OnlineOnly>
      </div>
      <Suspense>
        {isAsking && (
          <ConfirmDialog
            isOpen
            title={notice("confirm_close_title")}
            subject={t("Book {number}, {scheme}", { number: book.number, scheme: book.schemeName })}
            question={notice("confirm_close")}
            isDangerous
            isBusy={close.isPending}
            onNo={() => setAsking(false)}
            onYes={send}
          />
        )}
      </Suspense>
    </div>
  );
}

/** What the shop would add until maturity, and gives up nothing of when the book is closed today. */
function Loss({ quote: { today, atMaturity, asOf, ratePaisePerGram } }: { quote: Quote }) {
  const paise = atMaturity.bonusPaise - today.bonusPaise;
  const mg = (atMaturity.bonusMg ?? 0n) - (today.bonusMg ?? 0n);
  const parts = [...(mg > 0n ? [grams(mg)] : []), ...(paise > 0n ? [wholeRupees(paise)] : [])];
  if (atMaturity.day <= asOf || parts.length === 0) return null;
  const bonus = parts.join(" + ");
  return (
    <p className="rounded-[12px] bg-danger-soft px-3.5 py-3 font-semibold text-danger-ink">
      {mg > 0n && ratePaisePerGram !== null
        ? t("You lose the bonus of {bonus}, {amount} at today's rate.", {
            bonus,
            amount: wholeRupees(paise + (mg * ratePaisePerGram) / 1000n),
          })
        : t("You lose the bonus of {bonus}.", { bonus })}
    </p>
  );
}

interface OutcomeProps {
  title: string;
  at: Valuation;
  isInGold: boolean;
  isKept?: boolean;
}

function Outcome({ title, at, isInGold, isKept = false }: OutcomeProps) {
  const { makingChargeWaiver: waiver } = at;
  return (
    <div
      className={
        isKept ? "rounded-[12px] border-2 border-brand-ink bg-brand-soft p-3" : "rounded-[12px] border border-line p-3"
      }
    >
      <dt className="text-[0.8125rem] text-muted">{title}</dt>
      <dd className="text-[0.8125rem]/[1.45]">
        <b className="display block text-[1.375rem]/[1.3] font-semibold">
          {isInGold ? (at.totalMg === null ? "–" : grams(at.totalMg)) : wholeRupees(at.totalPaise)}
        </b>
        {isInGold && at.worthPaise !== null && (
          <span className="block">{t("worth {amount} today", { amount: wholeRupees(at.worthPaise) })}</span>
        )}
        {waiver !== null && <span className="block">{waiverText(waiver)}</span>}
      </dd>
    </div>
  );
}
