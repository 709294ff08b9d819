import type { UseQueryResult } from "@tanstack/react-query";
import type { Page } from "@thangam/contracts/kernel/wire";
import { useState } from "react";
import type { ReactNode } from "react";
import { formatAddress } from "#format/address.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { ListTable } from "#list-page/list-table.tsx";
import type { ListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { auditLabels } from "./audit-labels.ts";
import { detailLines } from "./detail-lines.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import type { Entry } from "./entry-dialog.tsx";
import { recordLabel } from "./record-labels.ts";

interface Props {
  caption: string;
  list: ListState;
  query: UseQueryResult<Page<Entry>>;
  empty: ReactNode;
  /** Filters the list by one record. Without it a record is shown as text. */
  onRecord?: (recordType: string, recordId: string) => void;
}

/** The audit entries, and a dialog with every detail of one. */
export function AuditEntries({ caption, list, query, empty, onRecord }: Props) {
  const [shown, setShown] = useState<Entry | null>(null);
  const actions = auditLabels();
  const doneBy = (entry: Entry) => entry.actorName ?? t("Not signed in");

  const columns: Column<Entry>[] = [
    { heading: t("When"), sort: "at", cell: ({ at }) => <span className="whitespace-nowrap">{dateAndTime(at)}</span> },
    { heading: t("Who"), isFirst: true, onPhone: "below", phoneNote: ({ at }) => dateAndTime(at), cell: doneBy },
    {
      heading: t("What"),
      isProse: true,
      onPhone: "title",
      cell: (entry) => (
        <span className="min-w-0">
          {actions.get(entry.action) ?? entry.action}
          <span className="block text-sm wrap-anywhere text-muted">{summaryOf(entry)}</span>
        </span>
      ),
    },
    {
      heading: t("Record"),
      isProse: true,
      onPhone: "more",
      cell: ({ recordType, recordId }) =>
        onRecord === undefined ? (
          recordLabel(recordType, recordId)
        ) : (
          <button
            type="button"
            aria-label={t("Everything about {record}", { record: recordLabel(recordType, recordId) })}
            className="text-start text-brand-ink underline underline-offset-4 wrap-anywhere"
            onClick={() => onRecord(recordType, recordId)}
          >
            {recordLabel(recordType, recordId)}
          </button>
        ),
    },
    { heading: t("From where"), givesWay: "narrow", cell: ({ address }) => formatAddress(address) || "–" },
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
      <ListTable
        caption={caption}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id.toString()}
        empty={empty}
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
