import type { getImport } from "@thangam/contracts/imports/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { grams } from "#format/grams.ts";
import { rupees, wholeNumber } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Card, Fact } from "#ui/surface.tsx";

type Batch = OutputOf<typeof getImport>;

/** The records that the good rows will create, or have created. */
export function ImportTotals({ batch }: { batch: Batch }) {
  const columns: Column<Batch["schemes"][number]>[] = [
    { heading: t("Scheme"), isFirst: true, cell: ({ schemeName }) => schemeName },
    { heading: t("Books"), isFigure: true, cell: ({ bookCount }) => wholeNumber(bookCount) },
    { heading: t("Paid in"), isFigure: true, cell: ({ paidTotalPaise }) => rupees(paidTotalPaise) },
    {
      heading: t("Gold"),
      isFigure: true,
      cell: ({ weightTotalMg }) => (weightTotalMg === 0n ? "–" : grams(weightTotalMg)),
    },
  ];
  return (
    <Card title={batch.status === "Imported" ? t("What was made") : t("What it would make")} className="mb-5">
      <dl className="mb-4 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        <Fact label={t("New clients")}>{wholeNumber(batch.clientCount)}</Fact>
        <Fact label={t("Existing clients")}>{wholeNumber(batch.knownClientCount)}</Fact>
        <Fact label={t("Books")}>{wholeNumber(batch.bookCount)}</Fact>
        <Fact label={t("Paid in")}>{rupees(batch.paidTotalPaise)}</Fact>
        <Fact label={t("Gold")}>{batch.weightTotalMg === 0n ? "–" : grams(batch.weightTotalMg)}</Fact>
        <Fact label={t("Bad rows")}>
          <span className={batch.badCount > 0 ? "text-danger-ink" : ""}>{wholeNumber(batch.badCount)}</span>
        </Fact>
      </dl>
      <DataTable
        caption={t("Books by scheme")}
        columns={columns}
        rows={batch.schemes}
        rowKey={({ schemeName }) => schemeName}
        empty={t("There is no good row in this file.")}
      />
      {batch.computedGramsCount > 0 && batch.status === "Checked" && (
        <p className="mt-3 text-sm text-muted">
          {t("For {count} books the file has no grams: they are computed at the gold rate of the day of the import.", {
            count: wholeNumber(batch.computedGramsCount),
          })}
        </p>
      )}
    </Card>
  );
}
