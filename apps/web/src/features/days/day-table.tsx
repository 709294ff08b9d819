import "./day-table.css";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { countedOf, hasBanked, hasBrought, sumsOf } from "./day-figures.ts";
import type { ShownDay } from "./day-figures.ts";
import { DayDifference } from "./day-difference.tsx";
import { DayMethod } from "./day-method.tsx";
import type { useCountForm } from "./use-count-form.ts";

interface Props {
  shown: ShownDay;
  form: ReturnType<typeof useCountForm>["form"];
}

/** What each payment method should have by the ledger, what was counted, and the difference. */
export function DayTable({ shown, form }: Props) {
  const columns = { isBrought: hasBrought(shown), isBanked: hasBanked(shown) };
  const sums = sumsOf(form.values, shown);
  const all = (pick: (row: ShownDay["figures"][number]) => bigint) =>
    wholeRupees(shown.figures.reduce((sum, row) => sum + pick(row), 0n));
  return (
    <div role="table" aria-label={t("Expected and counted")} className="day-table">
      <div role="rowgroup" data-headings>
        <div role="row">
          <span role="columnheader">{t("Payment Mode")}</span>
          <span role="columnheader">{t("At the beginning")}</span>
          <span role="columnheader">{t("Received")}</span>
          <span role="columnheader">{t("Paid back")}</span>
          {columns.isBrought && <span role="columnheader">{t("Brought into the drawer")}</span>}
          {columns.isBanked && <span role="columnheader">{t("Taken to the bank")}</span>}
          <span role="columnheader">{t("Expected")}</span>
          <span role="columnheader">{t("Counted")}</span>
          <span role="columnheader">{t("Difference")}</span>
        </div>
      </div>
      {shown.figures.map((row) => (
        <DayMethod
          key={row.mode}
          row={row}
          columns={columns}
          counted={form.controlled(row.mode)}
          countedPaise={countedOf(form.values, row)}
          reason={form.field(`${row.mode}Reason`)}
        />
      ))}
      <div role="rowgroup">
        <div role="row" className="day-all">
          <span role="rowheader">{t("All")}</span>
          <span role="cell" data-label={t("At the beginning")}>
            {all(({ openingPaise }) => openingPaise)}
          </span>
          <span role="cell" data-label={t("Received")}>
            {all(({ receiptsPaise }) => receiptsPaise)}
          </span>
          <span role="cell" data-label={t("Paid back")}>
            {all(({ refundsPaise }) => refundsPaise)}
          </span>
          {columns.isBrought && (
            <span role="cell" data-label={t("Brought into the drawer")}>
              {all(({ broughtPaise }) => broughtPaise)}
            </span>
          )}
          {columns.isBanked && (
            <span role="cell" data-label={t("Taken to the bank")}>
              {all(({ bankedPaise }) => bankedPaise)}
            </span>
          )}
          <span role="cell" data-label={t("Expected")}>
            {wholeRupees(sums.expected)}
          </span>
          <span role="cell" data-label={t("Counted")}>
            {sums.counted === null ? "–" : wholeRupees(sums.counted)}
          </span>
          <span role="cell" data-label={t("Difference")}>
            {sums.counted === null ? "–" : <DayDifference paise={sums.counted - sums.expected} />}
          </span>
        </div>
      </div>
    </div>
  );
}
