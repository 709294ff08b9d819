import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { liabilityReport } from "@thangam/contracts/reports/shop-report-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { grams } from "#format/grams.ts";
import { rupees, wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Card, Fact, Skeleton, StatusBadge, ErrorNotice } from "#ui/surface.tsx";

type Row = OutputOf<typeof liabilityReport>["rows"][number];

/** The shop's liability to its clients in rupees and gold. */
export function LiabilityReport() {
  const { data, error } = useOperation(liabilityReport, useChosenBranch());
  if (error !== null && data === undefined) return <ErrorNotice message={errorMessage(error)} />;
  return (
    <>
      <Card className="book mb-5">
        {data === undefined ? (
          <Skeleton className="h-14 w-full" />
        ) : (
          <dl className="flex flex-wrap gap-x-12 gap-y-3">
            <Fact label={t("Rupees owed")}>
              <span className="display text-2xl font-semibold">{rupees(data.totals.paidTotalPaise)}</span>
            </Fact>
            <Fact label={t("Gold owed")}>
              <span className="display text-2xl font-semibold text-gold-ink">{grams(data.totals.weightTotalMg)}</span>
            </Fact>
            <Fact label={t("Books")}>
              <span className="display text-2xl font-semibold">{wholeNumber(data.totals.bookCount)}</span>
            </Fact>
          </dl>
        )}
      </Card>
      <DataTable
        caption={t("Outstanding liability")}
        columns={columns()}
        rows={data?.rows}
        rowKey={({ schemeName, status }) => `${schemeName} ${status}`}
        empty={t("Nothing is owed.")}
      />
    </>
  );
}

function columns(): Column<Row>[] {
  return [
    { heading: t("Chit Scheme"), isFirst: true, cell: ({ schemeName }) => schemeName },
    { heading: t("Status"), cell: ({ status }) => <StatusBadge status={status} /> },
    { heading: t("Books"), isFigure: true, cell: ({ bookCount }) => wholeNumber(bookCount) },
    { heading: t("Rupees owed"), isFigure: true, cell: ({ paidTotalPaise }) => rupees(paidTotalPaise) },
    { heading: t("Gold owed"), isFigure: true, cell: ({ weightTotalMg }) => grams(weightTotalMg) },
  ];
}
