import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { duesStates } from "@thangam/contracts/reports/schemas";
import { duesReport } from "@thangam/contracts/reports/shop-report-operations";
import { useOperation } from "#api/query.ts";
import { day } from "#format/dates.ts";
import { rupees, wholeNumber } from "#format/rupees.ts";
import { checkInput } from "#forms/resolver.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import type { ListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Fact } from "#ui/surface.tsx";
import { bookColumns } from "./book-columns.tsx";

type Row = OutputOf<typeof duesReport>["rows"][number];

/** Overdue clients, longest first, and those with an instalment due within a week. */
export function DuesReport({ list }: { list: ListState }) {
  const state = duesStates.find((known) => known === list.filter("state")) ?? "overdue";
  const checked = checkInput(duesReport, { state, search: list.search, page: String(list.page) });
  const query = useOperation(duesReport, checked.ok ? checked.input : { state }, { keepPrevious: true });
  return (
    <>
      <div className="mb-4 grid items-end gap-4 sm:grid-cols-[16rem_1fr_auto]">
        <SelectField
          label={t("Show")}
          options={duesStates.map((value) => ({
            value,
            label: value === "overdue" ? labelOf("Overdue") : t("Due in the next 7 days"),
          }))}
          value={state}
          onValueChange={(chosen) => list.change({ state: chosen })}
        />
        <SearchField label={t("Search books")} value={list.search} onSearch={(search) => list.change({ search })} />
        <dl>
          <Fact label={t("Due in all")}>{query.data === undefined ? "…" : rupees(query.data.totals.duePaise)}</Fact>
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

function columns(): Column<Row>[] {
  return [
    ...bookColumns(),
    { heading: t("Instalment"), isFigure: true, cell: ({ instalmentNumber }) => wholeNumber(instalmentNumber) },
    { heading: t("Due on"), cell: ({ dueOn }) => <span className="whitespace-nowrap">{day(dueOn)}</span> },
    { heading: t("Days overdue"), isFigure: true, cell: ({ daysOverdue }) => wholeNumber(daysOverdue) },
    { heading: t("Instalments due"), isFigure: true, cell: ({ instalmentsDue }) => wholeNumber(instalmentsDue) },
    { heading: t("Amount due"), isFigure: true, cell: ({ duePaise }) => rupees(duePaise) },
  ];
}
