import { listMessages } from "@thangam/contracts/messages/sent-message-operations";
import { Suspense, useState } from "react";
import { MessageDialog, SentWays } from "#features/messages/index.ts";
import type { Message } from "#features/messages/index.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListState } from "#list-page/list-state.ts";
import { useListQuery } from "#list-page/use-list-query.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";

/** The messages to a client and to their customer account, with their delivery. */
export function MessagesTab({ clientId }: { clientId: bigint }) {
  const list = useListState();
  const [reading, setReading] = useState<Message | null>(null);
  const query = useListQuery(
    listMessages,
    {
      clientId: clientId.toString(),
      sort: list.sort,
      page: String(list.page),
    },
    { clientId },
  );
  const columns: Column<Message>[] = [
    {
      heading: t("Written"),
      sort: "at",
      cell: ({ writtenAt }) => <span className="whitespace-nowrap">{dateAndTime(writtenAt)}</span>,
    },
    { heading: t("Message"), isFirst: true, cell: ({ subject, kind }) => subject ?? kind },
    { heading: t("Status"), onPhone: "state", cell: ({ state }) => <StatusBadge status={state} /> },
    {
      heading: t("Sent"),
      givesWay: "narrow",
      cell: (row) => <SentWays message={row} />,
    },
    {
      heading: t("Action"),
      isActions: true,
      cell: (row) => (
        <Button
          size="small"
          reason={row.mail === null ? t("What it told of is no longer there.") : undefined}
          aria-label={t("Read message {id}: {subject}", { id: row.id.toString(), subject: row.subject ?? row.kind })}
          onClick={() => setReading(row)}
        >
          {t("Read")}
        </Button>
      ),
    },
  ];
  return (
    <>
      <ListTable
        caption={t("Messages")}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id.toString()}
        empty={t("Nothing was written to this client yet.")}
      />
      <Suspense>{reading !== null && <MessageDialog message={reading} onClose={() => setReading(null)} />}</Suspense>
    </>
  );
}
