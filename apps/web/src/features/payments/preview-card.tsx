import { messageOfCode } from "#api/messages.ts";
import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ClientLink } from "#navigation/client-link.tsx";
import { cx } from "#ui/cx.ts";
import { ProgressRing } from "#ui/progress-ring.tsx";
import { Fact, StatusBadge } from "#ui/surface.tsx";
import { instalmentsText } from "#shared/payments/payment-labels.ts";
import type { Preview } from "./use-preview.ts";
import { WaitingOnline } from "./waiting-online.tsx";

/** The book's owner, the due amount, and what the payment will credit. */
export function PreviewCard({ preview, isStale }: { preview: Preview; isStale: boolean }) {
  const { book, clientName, clientMobile, clientEmail, dueAmountPaise } = preview;
  return (
    <section
      aria-label={t("Book {number}", { number: book.number })}
      className="book flex flex-col rounded-card border border-line bg-surface"
    >
      <header className="flex items-center gap-4 px-5 pt-5">
        <ProgressRing done={book.instalmentsPaid} total={book.instalments} />
        <div className="min-w-0 flex-1">
          <h2 className="font-display text-xl font-semibold">
            <ClientLink id={book.clientId} name={clientName} />
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            {clientMobile} <StatusBadge status={book.status} />
          </p>
          <p className="text-sm wrap-anywhere text-muted">{clientEmail}</p>
        </div>
      </header>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-5 py-5 sm:grid-cols-3">
        <Fact label={t("Book Number")}>{book.number}</Fact>
        <Fact label={t("Chit Scheme")}>{book.schemeName}</Fact>
        <Fact label={t("Next instalment")}>
          {book.nextInstalment === null
            ? "–"
            : t("{number} of {total}", { number: book.nextInstalment, total: book.instalments })}
        </Fact>
        <Fact label={t("Amount due")}>{dueAmountPaise === null ? "–" : rupees(dueAmountPaise)}</Fact>
        <Fact label={t("Due on")}>{book.nextDueOn === null ? "–" : day(book.nextDueOn)}</Fact>
        <Fact label={t("Saved so far")}>
          {rupees(book.paidTotalPaise)}
          {book.accrual === "weight" && (
            <span className="block text-sm text-gold-ink">{grams(book.weightTotalMg)}</span>
          )}
        </Fact>
      </dl>
      <WaitingOnline book={book} waiting={preview.waiting} />
      <div
        aria-live="polite"
        className={cx(
          "mt-auto rounded-b-card border-t border-line px-5 py-4",
          preview.refusal === null ? "bg-gold-soft/60" : "bg-danger-soft text-danger-ink",
          isStale && "opacity-60",
        )}
      >
        {preview.credit === null ? (
          <p className="font-medium">{messageOfCode(preview.refusal ?? "amount_not_allowed")}</p>
        ) : (
          <Credit preview={preview} credit={preview.credit} />
        )}
      </div>
    </section>
  );
}

function Credit({ preview, credit }: { preview: Preview; credit: NonNullable<Preview["credit"]> }) {
  const { book, ratePaisePerGram } = preview;
  const isGold = book.accrual === "weight";
  return (
    <>
      <h3 className="text-sm text-muted">{t("Will be credited")}</h3>
      <p className="display text-2xl font-semibold">
        {rupees(credit.amountPaise)}
        {isGold && credit.weightMg !== null && <span className="text-gold-ink"> = {grams(credit.weightMg)}</span>}
      </p>
      <p className="text-muted">
        {credit.instalmentCount > 1
          ? t("Instalments {numbers}", { numbers: instalmentsText(credit.firstInstalment, credit.instalmentCount) })
          : t("Instalment {number}", { number: credit.firstInstalment })}
        {isGold && ratePaisePerGram !== null && ` · ${t("{rate} per gram today", { rate: rupees(ratePaisePerGram) })}`}
      </p>
      {isGold && book.terms === null && ratePaisePerGram === null && (
        <p className="mt-1 font-medium">{messageOfCode("gold_rate_missing")}</p>
      )}
    </>
  );
}
