import type { ReactNode } from "react";
import { messageOfCode } from "#api/messages.ts";
import { grams } from "#format/grams.ts";
import { rupees, wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { instalmentsText } from "#shared/payments/payment-labels.ts";
import { cx } from "#ui/cx.ts";
import type { Preview } from "#features/payments/use-preview.ts";

interface Props {
  /** null before a book is known. */
  preview: Preview | null;
  isStale: boolean;
  /** The button that saves. */
  children: ReactNode;
}

/** What the payment would credit, or why it may not be taken, and the button that saves it. */
export function CreditPanel({ preview, isStale, children }: Props) {
  const isRefused = preview !== null && preview.credit === null;
  return (
    <div className={cx("counter-credit", isRefused && "is-refused")}>
      <div aria-live="polite" className={cx("grow", isStale && "opacity-60")}>
        {preview !== null && preview.credit === null && (
          <p className="font-medium">{messageOfCode(preview.refusal ?? "amount_not_allowed")}</p>
        )}
        {preview !== null && preview.credit !== null && <Credit preview={preview} credit={preview.credit} />}
      </div>
      {children}
    </div>
  );
}

type Credited = NonNullable<Preview["credit"]>;

function Credit({ preview, credit }: { preview: Preview; credit: Credited }) {
  const { book, ratePaisePerGram } = preview;
  const isGold = book.accrual === "weight";
  return (
    <>
      <h3 className="text-sm">{t("Will be credited")}</h3>
      <p className="display text-2xl font-semibold">
        {rupees(credit.amountPaise)}
        {isGold && credit.weightMg !== null && (
          <span className="whitespace-nowrap text-gold-ink"> = {grams(credit.weightMg)}</span>
        )}
      </p>
      <p>
        {credit.instalmentCount > 1
          ? t("Instalments {numbers}", { numbers: instalmentsText(credit.firstInstalment, credit.instalmentCount) })
          : t("Instalment {number}", { number: credit.firstInstalment })}
        {isGold && ratePaisePerGram !== null && ` · ${t("{rate} per gram today", { rate: rupees(ratePaisePerGram) })}`}
      </p>
      {preview.isElsewhere !== true && <Afterwards book={book} credit={credit} />}
      {isGold && book.terms === null && ratePaisePerGram === null && (
        <p className="mt-1 font-medium">{messageOfCode("gold_rate_missing")}</p>
      )}
    </>
  );
}

function Afterwards({ book, credit }: { book: Preview["book"]; credit: Credited }) {
  return (
    <dl className="counter-after">
      <dt>{t("Saved after this")}</dt>
      <dd>{wholeRupees(book.paidTotalPaise + credit.amountPaise)}</dd>
      {book.accrual === "weight" && credit.weightMg !== null && (
        <>
          <dt>{t("Gold after this")}</dt>
          <dd>{grams(book.weightTotalMg + credit.weightMg)}</dd>
        </>
      )}
    </dl>
  );
}
