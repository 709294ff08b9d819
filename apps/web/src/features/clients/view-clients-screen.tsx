import { listClients } from "@thangam/contracts/clients";
import type { OutputOf } from "@thangam/contracts/operation";
import type { FormEvent } from "react";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { sentenceOf } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { usePerson } from "#api/session.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#layouts/button-link.tsx";
import { PageHeader } from "#layouts/page-header.tsx";
import { editClientOf, offlinePaymentOf, paths } from "#paths.ts";
import { mayOpen } from "#routes.tsx";
import { useListState } from "#routing/list-state.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Pager } from "#ui/pager.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { Trouble } from "#ui/surface.tsx";

type Client = OutputOf<typeof listClients>["rows"][number];

/** The approved clients: all, those who fit a search, those who joined between two days. */
export default function ViewClientsScreen() {
  const person = usePerson();
  const list = useListState();
  const [params] = useSearchParams();
  const typed = {
    fromDay: list.filter("from"),
    toDay: list.filter("to"),
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const checked = checkInput(listClients, typed);
  const { data, error, isPlaceholderData, refetch } = useOperation(listClients, checked.ok ? checked.input : {}, {
    keepPrevious: true,
  });
  const mayTakePayments = mayOpen("payments.take", person);
  const isFiltered = list.search !== "" || list.filter("from") !== "";

  const columns: Column<Client>[] = [
    { heading: t("S.No."), cell: (_, number) => number },
    {
      heading: t("Name"),
      sort: "name",
      isFirst: true,
      cell: ({ name }) => name,
    },
    { heading: t("Mobile Number"), sort: "mobile", cell: ({ mobile }) => mobile },
    { heading: t("Email"), sort: "email", cell: ({ email }) => <span className="break-all">{email}</span> },
    { heading: t("Books"), cell: ({ bookNumbers }) => <Books numbers={bookNumbers} areLinks={mayTakePayments} /> },
    ...(mayOpen("admin", person) ? [editColumn(params.toString())] : []),
  ];

  return (
    <>
      <PageHeader title={t("View Client")} crumbs={[{ label: t("Manage Clients") }]}>
        {mayOpen("clients.enrol", person) && (
          <ButtonLink look="primary" to={paths.addClient}>
            {t("Add New Client")}
          </ButtonLink>
        )}
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField
          label={t("Search clients")}
          value={list.search}
          onSearch={(search) => list.change({ search })}
          className="min-w-60 flex-1"
        />
        <DateRange
          // A range that came another way, as with Back, fills the fields anew.
          key={`${list.filter("from")} ${list.filter("to")}`}
          from={list.filter("from")}
          to={list.filter("to")}
          onRange={(from, to) => list.change({ from, to })}
        />
      </div>
      {error !== null && data === undefined ? (
        <Trouble
          message={sentenceOf(error)}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      ) : (
        <DataTable
          caption={t("Clients")}
          columns={columns}
          rows={data?.rows}
          rowKey={({ id }) => id.toString()}
          offset={data === undefined ? 0 : (data.page.number - 1) * data.page.size}
          sort={list.sort}
          onSort={(sort) => list.change({ sort })}
          isStale={isPlaceholderData}
          empty={
            isFiltered
              ? t("No client fits. Try fewer letters, or another range of days.")
              : t("No client yet. Add the first one.")
          }
        />
      )}
      <div className="mt-3">
        <Pager page={data?.page} onPage={(page) => list.toPage(page)} />
      </div>
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
    <span className="flex flex-wrap justify-end gap-x-3 gap-y-1 sm:justify-start">
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

function DateRange({ from, to, onRange }: { from: string; to: string; onRange: (from: string, to: string) => void }) {
  const [range, setRange] = useState({ from, to });
  const [error, setError] = useState<string | null>(null);
  const hasRange = from !== "" || to !== "";

  function search(event: FormEvent) {
    event.preventDefault();
    const checked = checkInput(listClients, { fromDay: range.from, toDay: range.to });
    if (checked.ok) onRange(range.from, range.to);
    setError(checked.ok ? null : (checked.errors[0]?.message ?? null));
  }
  const field = (name: "from" | "to") => ({
    className: "w-42",
    value: range[name],
    // The sentence stands under the day that is missing, or under both when both are there and wrong.
    error: error !== null && (range[name] === "" || (range.from !== "" && range.to !== "")) ? error : undefined,
    onValueChange: (day: string) => {
      setError(null);
      setRange({ ...range, [name]: day });
    },
  });

  return (
    <form noValidate aria-label={t("Joined between")} onSubmit={search} className="flex flex-wrap items-start gap-3">
      <DateField label={t("From")} {...field("from")} />
      <DateField label={t("To")} {...field("to")} />
      <div className="flex gap-2 sm:mt-6.5">
        <Button type="submit">{t("Search")}</Button>
        {hasRange && (
          <Button look="quiet" onClick={() => onRange("", "")}>
            {t("Clear")}
          </Button>
        )}
      </div>
    </form>
  );
}
