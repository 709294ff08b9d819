import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { duesStates } from "@thangam/contracts/reports/schemas";
import { duesReport } from "@thangam/contracts/reports/shop-report-operations";
import { dateAndTime, day } from "#format/dates.ts";
import { rupees, wholeNumber } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ListSearch } from "#list-page/list-filters.tsx";
import type { ListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import type { Column } from "#ui/data-table.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Fact } from "#ui/surface.tsx";
import { bookColumns } from "./book-columns.tsx";

type Row = OutputOf<typeof duesReport>["rows"][number];

/** Overdue clients, longest first, and those with an instalment due within a week. */
export function DuesReport({ list }: { list: ListState }) {
  const state = duesStates.find((known) => known === list.filter("state")) ?? "overdue";
  const asked = { state, ...useChosenBranch() };
  const query = useListQuery(duesReport, { ...asked, search: list.search, page: String(list.page) }, asked);
  const totals = query.data?.totals;
  return (
    <>
      <div className="mb-4 grid items-end gap-4 print:block sm:grid-cols-[16rem_1fr_auto]">
        <SelectField
          label={t("Show")}
          options={duesStates.map((value) => ({ value, label: stateLabel(value) }))}
          value={state}
          onValueChange={(chosen) => list.change({ state: chosen })}
        />
        <ListSearch label={t("Search books")} list={list} />
        <dl>
          <Fact label={t("Due in all")}>
            {totals === undefined ? "…" : rupees(totals.duePaise)}
            {totals !== undefined && totals.notedAt !== null && (
              <span className="ms-3 text-muted">{t("as of {moment}", { moment: dateAndTime(totals.notedAt) })}</span>
            )}
          </Fact>
        </dl>
      </div>
      <ListTable
        caption={t("Dues")}
        list={list}
        query={query}
        columns={columns()}
        rowKey={({ bookId }) => bookId.toString()}
        empty={state === "overdue" ? t("Nobody is behind.") : t("Nothing falls due in the next 7 days.")}
      />
    </>
  );
}

function stateLabel(state: (typeof duesStates)[number]): string {
  return state === "overdue" ? labelOf("Overdue") : t("Due in the next 7 days");
}

function columns(): Column<Row>[] {
  return [
    ...bookColumns(),
    {
      heading: t("Instalment"),
      isFigure: true,
      givesWay: "narrow",
      cell: ({ instalmentNumber }) => wholeNumber(instalmentNumber),
    },
    {
      heading: t("Due on"),
      onPhone: "more",
      cell: ({ dueOn }) => <span className="whitespace-nowrap">{day(dueOn)}</span>,
    },
    {
      heading: t("Days overdue"),
      isFigure: true,
      onPhone: "more",
      cell: ({ daysOverdue }) => wholeNumber(daysOverdue),
    },
    { heading: t("Instalments due"), isFigure: true, cell: ({ instalmentsDue }) => wholeNumber(instalmentsDue) },
    { heading: t("Amount due"), isFigure: true, cell: ({ duePaise }) => rupees(duePaise) },
  ];
}
