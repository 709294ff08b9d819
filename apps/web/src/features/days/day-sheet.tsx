import "./day-sheet.css";
import { dateAndTime, day as dayText } from "#format/dates.ts";
import { groupedRupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { useShop } from "#ui/shop.ts";
import { PrintArea } from "#ui/print-area.tsx";
import { useBranchOfDay } from "./branch-of-day.ts";
import { differenceLabel, hasBrought } from "./day-figures.ts";
import type { ShownDay } from "./day-figures.ts";

/** The printed day, with a place for a signature. An open day leaves its counts blank. */
export function DaySheet({ shown }: { shown: ShownDay }) {
  const shop = useShop();
  const branch = useBranchOfDay();
  const closing = shown.isClosed ? shown.closings[0] : undefined;
  const isBrought = hasBrought(shown);
  return (
    <PrintArea>
      <div className="day-sheet">
        <h1>{t("{shop}, accounts of {day}", { shop: shop.name, day: dayText(shown.day) })}</h1>
        {branch !== undefined && <p>{branch.name}</p>}
        <p>
          {closing === undefined
            ? t("The day is open; the figures may still change.")
            : t("Closed {when}, by {name}", { when: dateAndTime(closing.closedAt), name: closing.closedBy ?? "–" })}
        </p>
        <table>
          <thead>
            <tr>
              <th>{t("Payment Mode")}</th>
              <th>{t("At the beginning")}</th>
              <th>{t("Received")}</th>
              <th>{t("Paid back")}</th>
              {isBrought && <th>{t("Brought into the drawer")}</th>}
              <th>{t("Taken to the bank")}</th>
              <th>{t("Expected")}</th>
              <th>{t("Counted")}</th>
              <th>{t("Difference")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.figures.map((row) => (
              <tr key={row.mode}>
                <td>{labelOf(row.mode)}</td>
                <td>{groupedRupees(row.openingPaise)}</td>
                <td>{groupedRupees(row.receiptsPaise)}</td>
                <td>{groupedRupees(row.refundsPaise)}</td>
                {isBrought && <td>{groupedRupees(row.broughtPaise)}</td>}
                <td>{groupedRupees(row.bankedPaise)}</td>
                <td>{groupedRupees(row.expectedPaise)}</td>
                <td>{row.countedPaise === null ? "" : groupedRupees(row.countedPaise)}</td>
                <td>
                  {row.countedPaise === null
                    ? ""
                    : differenceLabel(row.countedPaise - row.expectedPaise, groupedRupees)}
                  {row.reason !== null && <small>{row.reason}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {closing !== undefined && (
          <p>
            {t("Stayed in the drawer")}: {groupedRupees(closing.carriedPaise)}
            {closing.note !== null && ` · ${closing.note}`}
          </p>
        )}
        <footer>
          <span>{t("Counted by")}</span>
          <span>{t("Checked by")}</span>
        </footer>
      </div>
    </PrintArea>
  );
}
