import { dailyTrend } from "@thangam/contracts/reports/dashboard-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { Bars } from "#ui/bars.tsx";
import { Card, Skeleton, ErrorNotice } from "#ui/surface.tsx";

/** The collections of the last 30 days as a chart and as a table. */
export function DailyTrend({ className }: { className: string }) {
  const { data, error } = useOperation(dailyTrend, useChosenBranch());
  return (
    <Card title={t("Collection of the last 30 days")} className={className}>
      {error !== null && <ErrorNotice message={errorMessage(error)} />}
      {data === undefined && error === null && <Skeleton className="h-[182px] w-full" />}
      {data !== undefined && (
        <>
          <Bars
            values={data.map(({ amountPaise }) => Number(amountPaise))}
            first={day(data[0]?.day ?? "")}
            last={day(data.at(-1)?.day ?? "")}
            most={rupees(data.reduce((most, { amountPaise }) => (amountPaise > most ? amountPaise : most), 0n))}
          />
          <details className="mt-2">
            <summary className="cursor-pointer text-sm text-brand-ink underline underline-offset-4">
              {t("Show the figures")}
            </summary>
            <table className="mt-2 w-full max-w-md text-sm">
              <caption className="sr-only">{t("Collection of the last 30 days")}</caption>
              <thead>
                <tr className="text-start text-muted">
                  <th scope="col" className="py-1 text-start font-medium">
                    {t("Day")}
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
                {data.toReversed().map((one) => (
                  <tr key={one.day} className="border-t border-line">
                    <td className="py-1">{day(one.day)}</td>
                    <td className="py-1 text-end">{one.paymentCount}</td>
                    <td className="py-1 text-end">{rupees(one.amountPaise)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Card>
  );
}
