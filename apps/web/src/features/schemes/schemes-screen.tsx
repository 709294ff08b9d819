import { getSchemes } from "@thangam/contracts/schemes/operations";
import { Pencil } from "lucide-react";
import { useOperation } from "#api/query.ts";
import { editSchemeOf, paths } from "#app/paths.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { labelOf, t } from "#i18n/i18n.ts";
import { useListState } from "#list-page/list-state.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import type { Scheme } from "./scheme-draft.ts";
import { serialColumn } from "#list-page/serial-column.ts";

/** The schemes of the shop, open or not. */
export default function SchemesScreen() {
  const list = useListState();
  const { data, error, refetch } = useOperation(getSchemes, {});
  const shown = list.filter("open");
  const rows = data?.filter(({ isOpen }) => shown === "" || isOpen === (shown === "yes"));

  return (
    <>
      <PageHeader>
        <ButtonLink look="primary" to={paths.editScheme}>
          {t("Add Scheme")}
        </ButtonLink>
      </PageHeader>
      <SelectField
        label={t("New clients")}
        className="mb-4 w-56"
        options={[
          { label: t("All"), value: "all" },
          { label: t("Open"), value: "yes" },
          { label: t("Not open"), value: "no" },
        ]}
        value={shown === "" ? "all" : shown}
        onValueChange={(open) => list.change({ open: open === "all" ? "" : open })}
      />
      {error !== null && data === undefined ? (
        <LoadFailure error={error} refetch={refetch} />
      ) : (
        <DataTable
          caption={t("Schemes")}
          columns={columns()}
          rows={rows}
          rowKey={({ id }) => id.toString()}
          empty={data?.length === 0 ? t("No scheme yet. Add the first one.") : t("No scheme fits.")}
          expectedRows={6}
        />
      )}
    </>
  );
}

function columns(): Column<Scheme>[] {
  return [
    serialColumn(),
    {
      heading: t("Name"),
      isFirst: true,
      cell: ({ name }) => <span className="font-semibold whitespace-normal">{name}</span>,
    },
    { heading: t("Scheme Type"), cell: ({ type }) => labelOf(type) },
    { heading: t("Instalments"), isFigure: true, cell: ({ instalments }) => instalments },
    {
      heading: t("Saves in"),
      givesWay: "narrow",
      cell: ({ accrual }) => (accrual === "weight" ? t("Gold") : t("Rupees")),
    },
    { heading: t("Prefixes"), cell: (scheme) => <Prefixes scheme={scheme} /> },
    { heading: t("Benefits"), cell: (scheme) => <span className="whitespace-normal">{benefitsOf(scheme)}</span> },
    {
      heading: t("New clients"),
      cell: ({ isOpen }) => (
        <StatusBadge status={isOpen ? "Approved" : "Closed"} label={isOpen ? t("Open") : t("Not open")} />
      ),
    },
    { heading: t("Open books"), isFigure: true, wraps: true, cell: (scheme) => <OpenBooks scheme={scheme} /> },
    {
      heading: t("Version"),
      givesWay: "middle",
      cell: ({ version, savedAt, savedBy }) => (
        <span>
          {version}
          <span className="block text-sm text-muted">{dateAndTime(savedAt)}</span>
          {savedBy !== null && <span className="block text-sm whitespace-normal text-muted">{savedBy}</span>}
        </span>
      ),
    },
    {
      heading: t("Action"),
      isActions: true,
      cell: ({ id, name }) => (
        <ButtonLink size="small" to={editSchemeOf(id)} aria-label={t("Edit {name}", { name })}>
          <Pencil size={16} aria-hidden />
        </ButtonLink>
      ),
    },
  ];
}

/** Of a scheme with terms what they add, of an older one its benefits. */
function benefitsOf({ terms, benefits: { bonus, makingChargeWaiver } }: Scheme): string {
  const hasBonus = terms === null ? bonus !== null : terms.benefits.some(({ as }) => as !== "making");
  const isWaiver = terms === null ? makingChargeWaiver !== null : terms.benefits.some(({ as }) => as === "making");
  const given = [...(hasBonus ? [t("Bonus")] : []), ...(isWaiver ? [t("Making charge")] : [])];
  return given.length === 0 ? "–" : given.join(", ");
}

function Prefixes({ scheme: { prefixes, minimumPaise } }: { scheme: Scheme }) {
  return (
    <ul className="text-sm">
      {prefixes.map(({ prefix, amountPaise }) => (
        <li key={prefix} className="whitespace-nowrap">
          <span className="font-medium">{prefix}</span>{" "}
          <span className="text-muted">
            {amountPaise === null ? t("from {least}", { least: rupees(minimumPaise) }) : rupees(amountPaise)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function OpenBooks({ scheme: { booksNow, booksBefore } }: { scheme: Scheme }) {
  return (
    <span>
      {booksNow + booksBefore}
      {booksBefore > 0 && (
        <span className="block text-sm text-muted">{t("{count} of an earlier version", { count: booksBefore })}</span>
      )}
    </span>
  );
}
