import { exportClosedBooks, listClosedBooks } from "@thangam/contracts/books/closing-operations";
import { Suspense, useState } from "react";
import { useAccess } from "#app/access.ts";
import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { BranchSelect } from "#list-page/branch-filter.tsx";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { DateRange } from "#list-page/date-range.tsx";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { ListFilters } from "#list-page/list-filters.tsx";
import { daysOf, useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { closedBookColumns } from "./closed-book-columns.tsx";
import type { ClosedBook } from "./closed-book-columns.tsx";
import { ReopenBookQuestion, SettleBookDialog } from "./index.ts";

/** The closed books: who closed them, when and why, and an action that opens one again. */
export default function ClosedAccountsScreen() {
  const mayOpen = useAccess();
  const list = useListState();
  const [reopening, setReopening] = useState<ClosedBook | null>(null);
  const [settling, setSettling] = useState<ClosedBook | null>(null);
  const typed = {
    ...daysOf(list),
    ...useChosenBranch(),
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const query = useListQuery(listClosedBooks, typed, {});
  const isFiltered = list.search !== "" || list.filter("from") !== "";

  const columns = closedBookColumns({
    isAdmin: mayOpen("admin"),
    maySeeExceptions: mayOpen("payments.acknowledge"),
    onReopen: setReopening,
    onSettle: setSettling,
  });

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportClosedBooks} typed={typed} />
        <ButtonLink look="primary" to={paths.closeAccount}>
          {t("Close Account")}
        </ButtonLink>
      </PageHeader>
      <ListFilters list={list} search={t("Search closed accounts")}>
        <BranchSelect list={list} className="w-48" />
        <DateRange label={t("Closed between")} operation={listClosedBooks} list={list} />
      </ListFilters>
      <ListTable
        caption={t("Closed accounts")}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ bookId }) => bookId.toString()}
        empty={
          isFiltered
            ? t("No closed account fits. Try fewer letters, or another range of days.")
            : t("No account is closed.")
        }
      />
      <Suspense>
        {reopening !== null && <ReopenBookQuestion book={reopening} onClose={() => setReopening(null)} />}
        {settling !== null && <SettleBookDialog book={settling} onClose={() => setSettling(null)} />}
      </Suspense>
    </>
  );
}
