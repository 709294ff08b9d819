import { exportTrialBalance, trialBalance } from "@thangam/contracts/accounts/book-of-account-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { day } from "#format/dates.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { DateRange } from "#list-page/date-range.tsx";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { useListState } from "#list-page/list-state.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { ErrorNotice } from "#ui/surface.tsx";
import { AccountFilters } from "./account-filters.tsx";
import { goldColumns, goldRowsOf, rupeeColumns, rupeeRowsOf } from "./trial-balance-columns.tsx";

/** What every account held before some days, what was posted to both sides of it, and what it held after them. */
export default function TrialBalanceScreen() {
  const list = useListState();
  const typed = { fromDay: list.filter("from"), toDay: list.filter("to"), placeNumber: list.filter("place") };
  const checked = checkInput(trialBalance, typed);
  const { data, error, isPlaceholderData } = useOperation(trialBalance, checked.ok ? checked.input : {}, {
    keepPrevious: true,
  });
  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportTrialBalance} typed={typed} />
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <DateRange label={t("Days of the trial balance")} operation={trialBalance} list={list} />
        <AccountFilters list={list} />
      </div>
      {error !== null && <ErrorNotice message={errorMessage(error)} />}
      {error === null && (
        <>
          {data !== undefined && (
            <p className="mb-4 text-muted">
              {t("From {from} to {to}. Debits and credits come to the same before, on and after these days.", {
                from: day(data.fromDay),
                to: day(data.toDay),
              })}
            </p>
          )}
          <DataTable
            caption={t("Trial balance in rupees")}
            columns={rupeeColumns()}
            hasManyFigures
            rows={data && rupeeRowsOf(data)}
            rowKey={({ account }) => account ?? "total"}
            isStale={isPlaceholderData}
            empty={t("Nothing was posted until these days.")}
          />
          {data !== undefined && data.goldRows.length > 0 && (
            <section aria-label={t("Trial balance in gold")} className="mt-8">
              <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
                <h2 className="text-lg font-semibold">{t("Gold")}</h2>
                <ExportButtons operation={exportTrialBalance} typed={{ ...typed, unit: "Gold" }} />
              </div>
              <DataTable
                caption={t("Trial balance in gold")}
                columns={goldColumns()}
                hasManyFigures
                rows={goldRowsOf(data)}
                rowKey={({ account }) => account ?? "total"}
                empty=""
              />
            </section>
          )}
        </>
      )}
    </>
  );
}
