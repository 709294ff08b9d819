import { issueTemporaryPassword } from "@thangam/contracts/users/user-operations";
import { listCustomers } from "@thangam/contracts/customers/customer-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { ListSearch } from "#list-page/list-filters.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { accountQueries } from "#shared/users/account-queries.ts";
import { t } from "#i18n/i18n.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { Column } from "#ui/data-table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { serialColumn } from "#list-page/serial-column.ts";

type Customer = OutputOf<typeof listCustomers>["rows"][number];

/** For customers who cannot sign in: a new temporary password, which only they see. */
export default function GeneratePasswordScreen() {
  const list = useListState();
  const [chosen, setChosen] = useState<Customer | null>(null);
  const query = useListQuery(listCustomers, { search: list.search, sort: list.sort, page: String(list.page) }, {});

  return (
    <>
      <PageHeader />
      <ListSearch label={t("Search customers")} list={list} className="mb-4" />
      <ListTable
        caption={t("Customers")}
        list={list}
        query={query}
        columns={customerColumns(setChosen)}
        rowKey={({ id }) => id.toString()}
        empty={
          list.search === ""
            ? t("No customer yet.")
            : t("No customer fits. Search by a part of the name, or the whole email, mobile number or status.")
        }
      />
      {chosen !== null && <Question customer={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function customerColumns(onGenerate: (customer: Customer) => void): Column<Customer>[] {
  return [
    serialColumn(),
    { heading: t("Name"), sort: "name", isFirst: true, cell: ({ name }) => name },
    {
      heading: t("Email"),
      sort: "email",
      givesWay: "narrow",
      onPhone: "more",
      cell: ({ email }) => <EmailText email={email} />,
    },
    {
      heading: t("Mobile Number"),
      sort: "mobile",
      onPhone: "below",
      phoneNote: ({ hasTemporaryPassword }) => hasTemporaryPassword && t("Temporary"),
      cell: ({ mobile }) => mobile,
    },
    {
      heading: t("User Status"),
      sort: "status",
      onPhone: "state",
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      heading: t("Password"),
      cell: ({ hasTemporaryPassword }) => (
        <span className="whitespace-nowrap">{hasTemporaryPassword ? t("Temporary") : t("Their own")}</span>
      ),
    },
    {
      heading: t("Action"),
      isActions: true,
      cell: (customer) => (
        <Button
          size="small"
          look="quiet"
          className="underline underline-offset-4"
          aria-label={t("generatePassword for {name}", { name: customer.name })}
          reason={customer.status === "Active" ? undefined : t("They are not active, so they cannot sign in.")}
          onClick={() => onGenerate(customer)}
        >
          {t("generatePassword")}
        </Button>
      ),
    },
  ];
}

function Question({ customer: { id, name, email }, onClose }: { customer: Customer; onClose: () => void }) {
  const issue = useCommand(issueTemporaryPassword, { invalidates: accountQueries });
  return (
    <ConfirmDialog
      isOpen
      title={t("Generate Password")}
      subject={`${name} · ${email}`}
      question={t(
        "They are mailed a new temporary password and signed out everywhere. The present one stops working at once.",
      )}
      isBusy={issue.isPending}
      onNo={onClose}
      onYes={() =>
        issue.mutate(
          { userId: id },
          {
            onSuccess: (sent) => toast.success(t("The password is mailed to {email}.", sent)),
            onError: (error) => toast.error(errorMessage(error)),
            onSettled: onClose,
          },
        )
      }
    />
  );
}
