import { dayBook, exportDayBook } from "@thangam/contracts/accounts/book-of-account-operations";
import { useOperation } from "#api/query.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { DateRange } from "#list-page/date-range.tsx";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { AccountFilters } from "./account-filters.tsx";
import { entryColumns } from "./entry-columns.tsx";

/** Every journal in order, with what it is, who posted it and both sides. */
export default function DayBookScreen() {
  const list = useListState();
  const typed = {
    fromDay: list.filter("from"),
    toDay: list.filter("to"),
    account: list.filter("account"),
    placeNumber: list.filter("place"),
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const checked = checkInput(dayBook, typed);
  const query = useOperation(dayBook, checked.ok ? checked.input : { entries: "all" }, { keepPrevious: true });
  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportDayBook} typed={typed} />
      </PageHeader>
      <p className="mb-4 max-w-3xl text-muted">
        {t("Every entry of the ledger in the order in which it was posted. Without days: of this month so far.")}
      </p>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <DateRange label={t("Days of the day book")} operation={dayBook} list={list} />
        <AccountFilters list={list} hasAccount />
        <SearchField
          label={t("Search the day book")}
          value={list.search}
          onSearch={(search) => list.change({ search })}
          className="min-w-60 flex-1"
        />
      </div>
      <ListTable
        caption={t("Day Book")}
        list={list}
        query={query}
        columns={entryColumns()}
        rowKey={({ journalId }) => journalId.toString()}
        empty={t("Nothing was posted on these days.")}
      />
    </>
  );
}
