import { exportCustomers, listCustomers } from "@thangam/contracts/customers/customer-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { t } from "#i18n/i18n.ts";
import { ListSearch } from "#list-page/list-filters.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { editCustomerOf, paths } from "#app/paths.ts";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { DeleteCustomerQuestion } from "./delete-customer-question.tsx";
import { serialColumn } from "#list-page/serial-column.ts";

type Customer = OutputOf<typeof listCustomers>["rows"][number];

/** Every customer account, active or not. */
export default function CustomerListScreen() {
  const list = useListState();
  const [leaving, setLeaving] = useState<Customer | null>(null);
  const typed = { search: list.search, sort: list.sort, page: String(list.page) };
  const query = useListQuery(listCustomers, typed, {});

  const columns: Column<Customer>[] = [
    serialColumn(),
    { heading: t("Customer Name"), sort: "name", isFirst: true, cell: ({ name }) => name },
    { heading: t("Mobile Number"), sort: "mobile", cell: ({ mobile }) => mobile },
    {
      heading: t("Email"),
      sort: "email",
      givesWay: "narrow",
      onPhone: "more",
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      heading: t("User Status"),
      sort: "status",
      onPhone: "state",
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      heading: t("Action"),
      isActions: true,
      cell: ({ name, ...row }) => (
        <div className="flex justify-end gap-2 sm:justify-start">
          <ButtonLink size="small" to={editCustomerOf(row.id)} aria-label={t("Edit {name}", { name })}>
            <Pencil size={16} aria-hidden />
          </ButtonLink>
          {row.status !== "Disabled" && (
            <Button size="small" aria-label={t("Delete {name}", { name })} onClick={() => setLeaving({ name, ...row })}>
              <Trash2 size={16} aria-hidden />
            </Button>
          )}
        </div>
      ),
    },
  ];

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportCustomers} typed={typed} />
        <ButtonLink look="primary" to={paths.addCustomer}>
          {t("Add New Customer")}
        </ButtonLink>
      </PageHeader>
      <ListSearch label={t("Search customers")} list={list} className="mb-4" />
      <ListTable
        caption={t("Customers")}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id.toString()}
        empty={
          list.search === ""
            ? t("No customer yet. Add the first one.")
            : t("No customer fits. Search by a part of the name, or the whole email, mobile number or status.")
        }
      />
      {leaving !== null && <DeleteCustomerQuestion customer={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}
