import { dailyTrend } from "@thangam/contracts/reports/dashboard-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { day } from "#format/dates.ts";
import { rupees, wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { useListState } from "#list-page/list-state.ts";
import { Bars } from "#ui/bars.tsx";
import { Sparkline } from "#ui/sparkline.tsx";
import { Card, Skeleton, ErrorNotice } from "#ui/surface.tsx";
import { byMonth, bySevenDays, collectedIn } from "./trend-figures.ts";
import type { DayCollected } from "./trend-figures.ts";

const YEAR = 365;
const periods = [30, 90, YEAR] as const;

/** What was collected in a month, a quarter and a year, each as a line; the chosen one as bars and as a table. The URL holds which. */
export function DailyTrend({ className }: { className: string }) {
  const { data, error } = useOperation(dailyTrend, { ...useChosenBranch(), days: YEAR });
  const list = useListState();
  const chosen = periods.find((period) => String(period) === list.filter("days")) ?? periods[0];
  return (
    <Card title={t("What was collected")} className={className}>
      {error !== null && <ErrorNotice message={errorMessage(error)} />}
      {data === undefined && error === null && <Skeleton className="h-[294px] w-full" />}
      {data !== undefined && (
        <>
          <div role="group" aria-label={t("Period")} className="trend-periods">
            {periods.map((period) => (
              <button
                key={period}
                type="button"
                aria-pressed={period === chosen}
                aria-label={t("{count} days, {amount}", {
                  count: period,
                  amount: wholeRupees(collectedIn(data.slice(-period))),
                })}
                onClick={() => list.change({ days: period === periods[0] ? "" : String(period) })}
              >
                <span className="text-sm text-muted">{t("{count} days", { count: period })}</span>
                <span className="text-sm font-semibold sm:text-base">
                  {wholeRupees(collectedIn(data.slice(-period)))}
                </span>
                <Sparkline
                  className="h-8 w-full text-gold"
                  values={lineOf(data.slice(-period)).map(({ amountPaise }) => Number(amountPaise))}
                />
              </button>
            ))}
          </div>
          <Chosen days={data.slice(-chosen)} />
        </>
      )}
    </Card>
  );
}

/** A year of days would be a scribble. */
function lineOf(days: readonly DayCollected[]): readonly DayCollected[] {
  return days.length === YEAR ? bySevenDays(days) : days;
}

function Chosen({ days }: { days: readonly DayCollected[] }) {
  const isByMonth = days.length === YEAR;
  const rows = isByMonth ? byMonth(days) : days;
  const nameOf = (one: DayCollected) => (isByMonth ? day(one.day).slice(3) : day(one.day));
  const most = rows.reduce((highest, { amountPaise }) => (amountPaise > highest ? amountPaise : highest), 0n);
  return (
    <>
      <Bars
        values={rows.map(({ amountPaise }) => Number(amountPaise))}
        first={rows[0] === undefined ? "" : nameOf(rows[0])}
        last={nameOf(rows.at(-1) ?? { day: "", paymentCount: 0, amountPaise: 0n })}
        most={rupees(most)}
      />
      <details className="mt-2">
        <summary className="cursor-pointer text-sm text-brand-ink underline underline-offset-4 print:hidden">
          {t("Show the figures")}
        </summary>
        <table className="mt-2 w-full max-w-md text-sm">
          <caption className="sr-only">{t("What was collected in {count} days", { count: days.length })}</caption>
          <thead>
            <tr className="text-start text-muted">
              <th scope="col" className="py-1 text-start font-medium">
                {isByMonth ? t("Month") : t("Day")}
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                {t("Payments")}
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                {t("Amount")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map((one) => (
              <tr key={one.day} className="border-t border-line">
                <td className="py-1">{nameOf(one)}</td>
                <td className="py-1 text-end">{one.paymentCount}</td>
                <td className="py-1 text-end">{rupees(one.amountPaise)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
