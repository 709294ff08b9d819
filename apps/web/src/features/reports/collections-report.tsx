import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { collectionGroups } from "@thangam/contracts/reports/schemas";
import { collectionReport } from "@thangam/contracts/reports/shop-report-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { rupees, wholeNumber } from "#format/rupees.ts";
import { fieldErrors } from "#forms/error-messages.ts";
import { checkInput } from "#forms/resolver.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import type { ListState } from "#list-page/list-state.ts";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { DateField } from "#ui/date-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ErrorNotice } from "#ui/surface.tsx";

type Report = OutputOf<typeof collectionReport>;
type Row = Report["rows"][number];

/** The collections and refunds by day, payment method, scheme or staff; of this month unless days are chosen. */
export function CollectionsReport({ list }: { list: ListState }) {
  const group = collectionGroups.find((known) => known === list.filter("by")) ?? "day";
  const asked = { group, ...useChosenBranch() };
  const checked = checkInput(collectionReport, { ...asked, fromDay: list.filter("from"), toDay: list.filter("to") });
  const { data, error, isPlaceholderData } = useOperation(collectionReport, checked.ok ? checked.input : asked, {
    enabled: checked.ok,
    keepPrevious: true,
  });
  const isMoved = data?.rows.some(({ movedPaise }) => movedPaise !== 0n) ?? false;
  const errorOf = (name: string) =>
    checked.ok ? undefined : fieldErrors(checked.errors).find((found) => found.name === name)?.message;
  const ofDay = (name: "from" | "to", shown: string | undefined) => ({
    value: list.filter(name) || (shown ?? ""),
    error: errorOf(`${name}Day`),
    onValueChange: (typed: string) => {
      // An incomplete date stays in the field.
      if (typed === "" || /^\d{4}-\d{2}-\d{2}$/.test(typed)) list.change({ [name]: typed });
    },
  });
  return (
    <>
      <div className="mb-4 grid items-start gap-4 print:hidden sm:grid-cols-3">
        <SelectField
          label={t("Count by")}
          options={collectionGroups.map((value) => ({ value, label: groupLabel(value) }))}
          value={group}
          onValueChange={(by) => list.change({ by })}
        />
        <DateField label={t("From Date")} {...ofDay("from", data?.fromDay)} />
        <DateField label={t("To Date")} {...ofDay("to", data?.toDay)} />
      </div>
      {error === null ? (
        <DataTable
          caption={t("Collections")}
          columns={columnsOf(group, isMoved)}
          rows={data === undefined ? undefined : [...data.rows, { key: TOTAL, ...data.totals }]}
          rowKey={({ key }) => key ?? ""}
          isStale={isPlaceholderData}
          empty={t("Nothing was collected on these days.")}
        />
      ) : (
        <ErrorNotice message={errorMessage(error)} />
      )}
      {isMoved && (
        <p className="mt-3 text-sm text-muted">
          {t("Moved: refunds that the gateway did not make, and the shop paid another way.")}
        </p>
      )}
    </>
  );
}

/** A key that equals no day, payment method, scheme or name. */
const TOTAL = "\u0000total";

function columnsOf(group: (typeof collectionGroups)[number], isMoved: boolean): Column<Row>[] {
  const nameOf = ({ key }: Row) => {
    if (key === TOTAL) return <strong>{t("Total")}</strong>;
    if (key === null) return t("By themselves");
    return group === "day" ? day(key) : group === "mode" ? labelOf(key) : key;
  };
  return [
    { heading: groupLabel(group), isFirst: true, cell: nameOf },
    { heading: t("Receipts"), isFigure: true, cell: ({ receiptCount }) => wholeNumber(receiptCount) },
    { heading: t("Credited"), isFigure: true, cell: ({ creditedPaise }) => rupees(creditedPaise) },
    { heading: t("Refunds"), isFigure: true, cell: ({ refundCount }) => wholeNumber(refundCount) },
    { heading: t("Amount refunded"), isFigure: true, cell: ({ refundedPaise }) => rupees(refundedPaise) },
    ...(isMoved ? [movedColumn()] : []),
    { heading: t("Net"), isFigure: true, cell: ({ netPaise }) => <strong>{rupees(netPaise)}</strong> },
    { heading: t("Gold"), isFigure: true, cell: ({ netMg }) => grams(netMg) },
  ];
}

/** Refunds that were paid outside their gateway. */
function movedColumn(): Column<Row> {
  return { heading: t("Moved"), isFigure: true, cell: ({ movedPaise }) => rupees(movedPaise) };
}

function groupLabel(group: (typeof collectionGroups)[number]): string {
  switch (group) {
    case "day":
      return t("Day");
    case "mode":
      return t("Payment Mode");
    case "scheme":
      return t("Chit Scheme");
    case "staff":
      return t("Staff");
  }
}
