import { Check } from "lucide-react";
import type { ChangeEvent } from "react";
import { wholeRupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { TextField } from "#ui/text-field.tsx";
import { plainText } from "./day-figures.ts";
import type { Control, Figures } from "./day-figures.ts";
import { DayDifference } from "./day-difference.tsx";

interface Props {
  row: Figures;
  columns: { isBrought: boolean; isBanked: boolean };
  counted: Control & { onValueChange: (value: string) => void };
  /** null while the field holds no amount. */
  countedPaise: bigint | null;
  reason: Control & { onChange: (event: ChangeEvent<HTMLInputElement>) => void };
}

/** One payment method. What a machine or a gateway counts agrees by one press. */
export function DayMethod({ row, columns, counted, countedPaise, reason }: Props) {
  const { mode, expectedPaise } = row;
  const isTyped = counted.value.trim() !== "";
  const difference = countedPaise === null ? null : countedPaise - expectedPaise;
  const isIdle = expectedPaise === 0n && row.receiptCount === 0 && row.refundCount === 0 && !isTyped;
  return (
    <div role="rowgroup" aria-label={labelOf(mode)}>
      <div role="row" className={cx(isIdle && "is-idle")}>
        <span role="rowheader">{labelOf(mode)}</span>
        <span role="cell" data-label={t("At the beginning")} data-none={row.openingPaise === 0n || undefined}>
          {amount(row.openingPaise)}
        </span>
        <span role="cell" data-label={t("Received")}>
          <span>
            {amount(row.receiptsPaise)}
            {row.receiptCount > 0 && (
              <span className="day-count">
                {t("{count, plural, one {# payment} other {# payments}}", { count: row.receiptCount })}
              </span>
            )}
          </span>
        </span>
        <span role="cell" data-label={t("Paid back")} data-none={row.refundsPaise === 0n || undefined}>
          <span>
            {amount(row.refundsPaise)}
            {row.refundCount > 0 && (
              <span className="day-count">
                {t("{count, plural, one {# refund} other {# refunds}}", { count: row.refundCount })}
              </span>
            )}
          </span>
        </span>
        {columns.isBrought && (
          <span role="cell" data-label={t("Brought into the drawer")} data-none={row.broughtPaise === 0n || undefined}>
            {amount(row.broughtPaise)}
          </span>
        )}
        {columns.isBanked && (
          <span role="cell" data-label={t("Taken to the bank")} data-none={row.bankedPaise === 0n || undefined}>
            {amount(row.bankedPaise)}
          </span>
        )}
        <span role="cell" data-label={t("Expected")} data-expected>
          <strong>{amount(expectedPaise)}</strong>
        </span>
        <CountedCell row={row} counted={counted} isAgreed={difference === 0n} />
        <div role="cell" className="day-difference">
          <p>{difference === null || !isTyped ? "–" : <DayDifference paise={difference} />}</p>
          {difference !== null && difference !== 0n && (
            <TextField label={t("Reason for the difference")} isRequired maxLength={300} {...reason} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The field of what was counted, and where a machine counts, the press that says it agrees. */
function CountedCell({ row, counted, isAgreed }: Pick<Props, "row" | "counted"> & { isAgreed: boolean }) {
  const { mode, expectedPaise } = row;
  return (
    <div role="cell" className="day-counted">
      <div className="flex items-end gap-2">
        <AmountField
          label={t("Counted")}
          className="flex-1"
          isRequired={expectedPaise !== 0n}
          placeholder={expectedPaise === 0n ? "0.00" : ""}
          {...counted}
        />
        {mode !== "Cash" && expectedPaise > 0n && (
          <Button
            className={cx("px-2.5!", isAgreed && "border-success-ink! bg-success-soft! text-success-ink!")}
            aria-pressed={isAgreed}
            aria-label={t("{method} agrees", { method: labelOf(mode) })}
            onClick={() => counted.onValueChange(plainText(expectedPaise))}
          >
            <Check size={16} aria-hidden />
            {t("Agrees")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A dash where there is nothing, so that what there is stands out. */
function amount(paise: bigint): string {
  return paise === 0n ? "–" : wholeRupees(paise);
}
