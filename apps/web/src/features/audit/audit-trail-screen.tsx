import { listAuditEntries } from "@thangam/contracts/audit";
import { useState } from "react";
import { useOperation } from "#api/query.ts";
import { addressWords } from "#format/address.ts";
import { dateAndTime } from "#format/dates.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { ListTable } from "#layouts/list-table.tsx";
import { PageHeader } from "#layouts/page-header.tsx";
import { useListState } from "#routing/list-state.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { actionWords } from "./action-words.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import type { Entry } from "./entry-dialog.tsx";
import { detailLines } from "./detail-words.ts";
import { recordWords } from "./record-words.ts";

/** Who did what to which record, when and from where; newest first. */
export default function AuditTrailScreen() {
  const list = useListState();
  const [shown, setShown] = useState<Entry | null>(null);
  const checked = checkInput(listAuditEntries, {
    person: list.search,
    action: list.filter("action"),
    recordType: list.filter("record"),
    recordId: list.filter("number"),
    fromDay: list.filter("from"),
    toDay: list.filter("to"),
    sort: list.sort,
    page: String(list.page),
  });
  const answer = useOperation(listAuditEntries, checked.ok ? checked.input : {}, {
    keepPrevious: true,
    enabled: checked.ok,
  });
  const actions = actionWords();
  const doneBy = (entry: Entry) => entry.actorName ?? t("Not signed in");

  const columns: Column<Entry>[] = [
    { heading: t("When"), sort: "at", cell: ({ at }) => <span className="whitespace-nowrap">{dateAndTime(at)}</span> },
    { heading: t("Who"), isFirst: true, cell: doneBy },
    {
      heading: t("What"),
      cell: (entry) => (
        <span className="min-w-0">
          {actions.get(entry.action) ?? entry.action}
          <span className="block text-sm wrap-anywhere text-muted">{summaryOf(entry)}</span>
        </span>
      ),
    },
    {
      heading: t("Record"),
      cell: ({ recordType, recordId }) => (
        <button
          type="button"
          aria-label={t("Everything about {record}", { record: recordWords(recordType, recordId) })}
          className="text-start text-brand-ink underline underline-offset-4 wrap-anywhere"
          onClick={() => list.change({ record: recordType, number: recordId })}
        >
          {recordWords(recordType, recordId)}
        </button>
      ),
    },
    { heading: t("From where"), cell: ({ address }) => addressWords(address) || "–" },
    {
      heading: t("Details"),
      isActions: true,
      cell: (entry) => (
        <Button
          size="small"
          aria-label={t("Details of entry {id} by {name}", { id: entry.id.toString(), name: doneBy(entry) })}
          onClick={() => setShown(entry)}
        >
          {t("Details")}
        </Button>
      ),
    },
  ];

  return (
    <>
      <PageHeader title={t("Audit Trail")} crumbs={[{ label: t("User Management") }]} />
      <AuditFilters list={list} actions={actions} errors={checked.ok ? [] : checked.errors} />
      <ListTable
        caption={t("Audit Trail")}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={({ id }) => id.toString()}
        empty={t("Nothing fits. Take away a filter, or choose other days.")}
      />
      {shown !== null && (
        <EntryDialog entry={shown} what={actions.get(shown.action) ?? shown.action} onClose={() => setShown(null)} />
      )}
    </>
  );
}

function summaryOf({ detail }: Entry): string {
  return detailLines(detail)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("; ");
}
