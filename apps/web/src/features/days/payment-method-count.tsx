import "./payment-method-count.css";
import { useState } from "react";
import type { ChangeEvent } from "react";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { Card, Fact } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { differenceLabel, plainText } from "./day-figures.ts";
import type { Figures } from "./day-figures.ts";
import { NoteCounter } from "./note-counter.tsx";

interface Control {
  name: string;
  value: string;
  error?: string;
  ref: (element: { focus: () => void } | null) => void;
}

interface Props {
  row: Figures;
  counted: Control & { onValueChange: (value: string) => void };
  /** null while the field holds no amount. */
  countedPaise: bigint | null;
  reason: Control & { onChange: (event: ChangeEvent<HTMLInputElement>) => void };
  /** For cash only: the amount that stays in the drawer. */
  carried: (Control & { onValueChange: (value: string) => void }) | null;
}

/** One payment method: receipts, refunds, the expected and the counted amount. */
export function PaymentMethodCount({ row, counted, countedPaise, reason, carried }: Props) {
  const [countsNotes, setCountsNotes] = useState(false);
  const isCash = carried !== null;
  const difference = countedPaise === null ? null : countedPaise - row.expectedPaise;
  const isTyped = counted.value.trim() !== "";
  const needsReason = difference !== null && difference !== 0n;
  return (
    <Card role="group" aria-label={labelOf(row.mode)} className="p-4! sm:p-5!">
      <div className="payment-method-count">
        <div>
          <h2 className="text-lg font-semibold">{labelOf(row.mode)}</h2>
          <PaymentMethodFigures row={row} isCash={isCash} />
          {isCash && (
            <div className={countsNotes ? "mt-4" : "hidden"}>
              <NoteCounter onCounted={(paise) => counted.onValueChange(plainText(paise))} />
            </div>
          )}
        </div>
        <div className="flex flex-col gap-3">
          <AmountField
            label={t("Counted")}
            isRequired={row.expectedPaise !== 0n}
            placeholder={row.expectedPaise === 0n ? "0.00" : ""}
            {...counted}
            hint={
              difference !== null &&
              isTyped && (
                <span className={cx("font-medium", difference === 0n ? "text-success-ink" : "text-danger-ink")}>
                  {differenceLabel(difference, rupees)}
                </span>
              )
            }
          />
          {needsReason && <TextField label={t("Reason for the difference")} isRequired maxLength={300} {...reason} />}
          {isCash && (
            <>
              <Button
                size="small"
                className="max-w-full self-start text-start whitespace-normal!"
                aria-expanded={countsNotes}
                onClick={() => setCountsNotes(!countsNotes)}
              >
                {countsNotes ? t("Hide notes and coins") : t("Count notes and coins")}
              </Button>
              <AmountField
                label={t("Stays in the drawer")}
                placeholder="0.00"
                {...carried}
                hint={t("The next day begins with it. The rest goes to the safe.")}
              />
            </>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The figures of the ledger for one payment method. */
function PaymentMethodFigures({ row, isCash }: { row: Figures; isCash: boolean }) {
  return (
    <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
      {isCash && <Fact label={t("At the beginning")}>{rupees(row.openingPaise)}</Fact>}
      <Fact label={t("Received")}>
        {rupees(row.receiptsPaise)}
        <span className="block text-sm font-normal text-muted">
          {t("{count, plural, one {# payment} other {# payments}}", { count: row.receiptCount })}
        </span>
      </Fact>
      <Fact label={t("Paid back")}>
        {rupees(row.refundsPaise)}
        {row.refundCount > 0 && (
          <span className="block text-sm font-normal text-muted">
            {t("{count, plural, one {# refund} other {# refunds}}", { count: row.refundCount })}
          </span>
        )}
      </Fact>
      {row.broughtPaise !== 0n && <Fact label={t("Brought into the drawer")}>{rupees(row.broughtPaise)}</Fact>}
      {row.bankedPaise !== 0n && <Fact label={t("Taken to the bank")}>{rupees(row.bankedPaise)}</Fact>}
      <Fact label={t("Expected")}>
        <span className="font-semibold">{rupees(row.expectedPaise)}</span>
      </Fact>
    </dl>
  );
}
