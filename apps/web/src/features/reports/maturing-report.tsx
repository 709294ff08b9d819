import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { maturityReport } from "@thangam/contracts/reports/shop-report-operations";
import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ListSearch } from "#list-page/list-filters.tsx";
import { ListTable } from "#list-page/list-table.tsx";
import type { ListState } from "#list-page/list-state.ts";
import { useListQuery } from "#list-page/use-list-query.ts";
import type { Column } from "#ui/data-table.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Fact } from "#ui/surface.tsx";
import { bookColumns } from "./book-columns.tsx";

type Row = OutputOf<typeof maturityReport>["rows"][number];
const spans = ["0", "30", "90", "365"] as const;

/** Open books that have matured or will soon, with their balances. */
export function MaturingReport({ list }: { list: ListState }) {
  const span = spans.find((known) => known === list.filter("days")) ?? "30";
  const branch = useChosenBranch();
  const query = useListQuery(
    maturityReport,
    { ...branch, withinDays: span, search: list.search, page: String(list.page) },
    { ...branch, withinDays: 30 },
  );
  const totals = query.data?.totals;
  return (
    <>
      <div className="mb-4 grid items-end gap-4 print:block sm:grid-cols-[16rem_1fr_auto]">
        <SelectField
          label={t("Maturing")}
          options={spans.map((value) => ({ value, label: spanLabel(value) }))}
          value={span}
          onValueChange={(days) => list.change({ days })}
        />
        <ListSearch label={t("Search books")} list={list} />
        <dl className="flex gap-8">
          <Fact label={t("Saved so far")}>{totals === undefined ? "…" : rupees(totals.paidTotalPaise)}</Fact>
          <Fact label={t("Gold so far")}>{totals === undefined ? "…" : grams(totals.weightTotalMg)}</Fact>
        </dl>
      </div>
      <ListTable
        caption={t("Books maturing")}
        list={list}
        query={query}
        columns={columns()}
        rowKey={({ bookId }) => bookId.toString()}
        empty={t("No book matures in this time.")}
      />
    </>
  );
}

function spanLabel(span: (typeof spans)[number]): string {
  return span === "0" ? t("Until today") : t("Within {days} days", { days: span });
}

function columns(): Column<Row>[] {
  return [
    ...bookColumns(),
    {
      heading: t("Matures on"),
      onPhone: "more",
      cell: ({ maturesOn }) => <span className="whitespace-nowrap">{day(maturesOn)}</span>,
    },
    {
      heading: t("Instalments"),
      isFigure: true,
      onPhone: "more",
      cell: (row) => t("{paid} of {all} paid", { paid: row.instalmentsPaid, all: row.instalments }),
    },
    {
      heading: t("Saved so far"),
      isFigure: true,
      onPhone: "figure",
      cell: ({ paidTotalPaise }) => rupees(paidTotalPaise),
    },
    { heading: t("Gold so far"), isFigure: true, onPhone: "more", cell: ({ weightTotalMg }) => grams(weightTotalMg) },
  ];
}
