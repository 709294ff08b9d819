import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { roles } from "@thangam/contracts/kernel/roles";
import { exportUsers, listUsers } from "@thangam/contracts/users/user-operations";
import { Pencil } from "lucide-react";
import { editUserOf, paths } from "#app/paths.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { ListFilters } from "#list-page/list-filters.tsx";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import type { Column } from "#ui/data-table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { serialColumn } from "#list-page/serial-column.ts";

type User = OutputOf<typeof listUsers>["rows"][number];

/** Everyone who can sign in, staff first. */
export default function UserListScreen() {
  const list = useListState();
  const typed = { userType: list.filter("type"), search: list.search, sort: list.sort, page: String(list.page) };
  const query = useListQuery(listUsers, typed, {});

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportUsers} typed={typed} />
        <ButtonLink look="primary" to={paths.addUser}>
          {t("Add New User")}
        </ButtonLink>
      </PageHeader>
      <ListFilters list={list} search={t("Search users")}>
        <SelectField
          label={t("User Type")}
          className="w-48"
          options={[{ value: "all", label: t("All") }, ...roles.map((role) => ({ value: role, label: labelOf(role) }))]}
          value={list.filter("type") || "all"}
          onValueChange={(type) => list.change({ type: type === "all" ? "" : type })}
        />
      </ListFilters>
      <ListTable
        caption={t("Users")}
        list={list}
        query={query}
        columns={userColumns()}
        rowKey={({ id }) => id.toString()}
        empty={t("Nobody fits. Try fewer letters, or another user type.")}
      />
    </>
  );
}

function userColumns(): Column<User>[] {
  return [
    serialColumn(),
    {
      heading: t("Name"),
      sort: "name",
      isFirst: true,
      cell: ({ name, designation, department }) => (
        <span>
          {name}
          <span className="block text-sm font-normal text-muted">
            {[designation, department].filter((part) => part !== null).join(", ")}
          </span>
        </span>
      ),
    },
    {
      heading: t("Email"),
      sort: "email",
      givesWay: "narrow",
      onPhone: "more",
      cell: ({ email }) => <EmailText email={email} />,
    },
    { heading: t("Mobile"), sort: "mobile", cell: ({ mobile }) => mobile },
    {
      heading: t("User Type"),
      sort: "userType",
      onPhone: "below",
      phoneNote: ({ mobile }) => mobile,
      cell: ({ userType }) => labelOf(userType),
    },
    { heading: t("Status"), onPhone: "state", cell: ({ status }) => <StatusBadge status={status} /> },
    {
      heading: t("Action"),
      isActions: true,
      cell: ({ id, name }) => (
        <ButtonLink size="small" to={editUserOf(id)} aria-label={t("Edit {name}", { name })}>
          <Pencil size={16} aria-hidden />
        </ButtonLink>
      ),
    },
  ];
}
