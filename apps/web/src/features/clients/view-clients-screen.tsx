import { exportClients, listClients } from "@thangam/contracts/clients/list-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { Pencil } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { t } from "#i18n/i18n.ts";
import { BranchSelect } from "#list-page/branch-filter.tsx";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ListFilters } from "#list-page/list-filters.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { ClientLink } from "#navigation/client-link.tsx";
import { DateRange } from "#list-page/date-range.tsx";
import { ListTable } from "#list-page/list-table.tsx";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { editClientOf, offlinePaymentOf, paths } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";
import { daysOf, useListState } from "#list-page/list-state.ts";
import type { Column } from "#ui/data-table.tsx";
import { serialColumn } from "#list-page/serial-column.ts";

type Client = OutputOf<typeof listClients>["rows"][number];

/** The approved clients, filtered by a search or by the days of joining. */
export default function ViewClientsScreen() {
  const mayOpen = useAccess();
  const list = useListState();
  const [params] = useSearchParams();
  const typed = {
    ...daysOf(list),
    ...useChosenBranch(),
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const { page: _page, ...filters } = typed;
  const query = useListQuery(listClients, typed, {});
  const mayTakePayments = mayOpen("payments.take");
  const isFiltered = list.search !== "" || list.filter("from") !== "";

  const columns: Column<Client>[] = [
    serialColumn(),
    {
      heading: t("Name"),
      sort: "name",
      isFirst: true,
      cell: ({ id, name }) => <ClientLink id={id} name={name} />,
    },
    { heading: t("Mobile Number"), sort: "mobile", cell: ({ mobile }) => mobile },
    {
      heading: t("Email"),
      sort: "email",
      givesWay: "narrow",
      cell: ({ email }) => <span className="break-all">{email || "–"}</span>,
    },
    {
      heading: t("Books"),
      wraps: true,
      onPhone: "more",
      cell: ({ bookNumbers }) => <Books numbers={bookNumbers} areLinks={mayTakePayments} />,
    },
    ...(mayOpen("admin") ? [editColumn(params.toString())] : []),
  ];

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportClients} typed={filters} />
        {mayOpen("clients.enrol") && (
          <ButtonLink look="primary" to={paths.addClient}>
            {t("Add New Client")}
          </ButtonLink>
        )}
      </PageHeader>
      <ListFilters list={list} search={t("Search clients")}>
        <BranchSelect list={list} className="w-48" />
        <DateRange label={t("Joined between")} operation={listClients} list={list} />
      </ListFilters>
      <ListTable
        caption={t("Clients")}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id.toString()}
        empty={
          isFiltered
            ? t("No client fits. Try fewer letters, or another range of days.")
            : t("No client yet. Add the first one.")
        }
      />
    </>
  );
}

function editColumn(list: string): Column<Client> {
  return {
    heading: t("Action"),
    isActions: true,
    cell: ({ id, name }) => (
      <ButtonLink size="small" to={editClientOf(id, list)} aria-label={t("Edit {name}", { name })}>
        <Pencil size={16} aria-hidden />
      </ButtonLink>
    ),
  };
}

function Books({ numbers, areLinks }: { numbers: readonly string[]; areLinks: boolean }) {
  if (numbers.length === 0) return "–";
  return (
    <span className="inline-flex flex-wrap gap-x-3 gap-y-1">
      {numbers.map((number) =>
        areLinks ? (
          <Link
            key={number}
            to={offlinePaymentOf(number)}
            aria-label={t("Take a payment on book {number}", { number })}
            className="text-brand-ink underline underline-offset-4"
          >
            {number}
          </Link>
        ) : (
          <span key={number}>{number}</span>
        ),
      )}
    </span>
  );
}
