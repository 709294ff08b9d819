import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { todaysPayments } from "@thangam/contracts/reports/dashboard-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { useListState } from "#list-page/list-state.ts";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Pager } from "#ui/pager.tsx";
import { ErrorNotice } from "#ui/surface.tsx";
import { serialColumn } from "#list-page/serial-column.ts";

type Row = OutputOf<typeof todaysPayments>["rows"][number];
const PAGE_SIZE = 20;

export function TodaysCollection({ className }: { className: string }) {
  const list = useListState();
  const { data, error, isPlaceholderData } = useOperation(
    todaysPayments,
    {
      ...useChosenBranch(),
      page: list.page,
      pageSize: PAGE_SIZE,
      sort: list.sortIn(["paidAt", "name", "bookNumber", "amount"]),
    },
    { keepPrevious: true },
  );
  const columns: Column<Row>[] = [
    serialColumn(),
    { heading: t("Account Name"), cell: (row) => row.clientName, sort: "name", isFirst: true },
    { heading: t("Book Number"), cell: (row) => row.bookNumber, sort: "bookNumber" },
    { heading: t("Chit Scheme"), cell: (row) => row.schemeName },
    { heading: t("Paid Amount"), cell: (row) => rupees(row.amountPaise), sort: "amount", isFigure: true },
    { heading: t("Payment Mode"), cell: (row) => labelOf(row.mode) },
  ];
  return (
    <section aria-labelledby="todays-collection" className={className}>
      <h2 id="todays-collection" className="mb-3 text-lg font-semibold">
        {t("Today's Collection")}
      </h2>
      {error === null ? (
        <>
          <DataTable
            caption={t("Today's Collection")}
            columns={columns}
            rows={data?.rows}
            rowKey={(row) => String(row.paymentId)}
            offset={(list.page - 1) * PAGE_SIZE}
            sort={list.sort}
            onSort={(sort) => list.change({ sort })}
            isStale={isPlaceholderData}
            expectedRows={5}
            empty={t("Nothing was collected yet today.")}
          />
          <div className="mt-3">
            <Pager page={data?.page} onPage={list.toPage} />
          </div>
        </>
      ) : (
        <ErrorNotice message={errorMessage(error)} />
      )}
    </section>
  );
}
