import { exportMessages, listMessages } from "@thangam/contracts/messages/sent-message-operations";
import { Suspense, useState } from "react";
import { useOperation } from "#api/query.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { useListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { MessageDialog } from "./index.ts";
import { messageColumns } from "./message-columns.tsx";
import type { Message } from "./message.ts";
import { messageFilterNames, MessageFilters } from "./message-filters.tsx";

/** The sent messages with their delivery, and an action that sends one again. */
export default function MessageLogScreen() {
  const list = useListState();
  const [reading, setReading] = useState<Message | null>(null);
  const branch = useChosenBranch();
  const filters = {
    ...branch,
    ...Object.fromEntries(messageFilterNames.map((name) => [name, list.filter(name)])),
    sort: list.sort,
  };
  const checked = checkInput(listMessages, { ...filters, page: String(list.page) });
  const query = useOperation(listMessages, checked.ok ? checked.input : {}, {
    enabled: checked.ok,
    keepPrevious: true,
    // Waiting messages are sent soon, so the list polls.
    repeatMs: (messages) => (messages?.rows.some(({ state }) => state === "Waiting") === true ? 3_000 : false),
  });
  const isFiltered = branch.branchNumber !== undefined || messageFilterNames.some((name) => list.filter(name) !== "");

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportMessages} typed={filters} />
      </PageHeader>
      <MessageFilters list={list} errors={checked.ok ? [] : checked.errors} />
      <ListTable
        caption={t("Messages")}
        list={list}
        query={query}
        columns={messageColumns(setReading)}
        rowKey={({ id }) => id.toString()}
        empty={
          isFiltered
            ? t("No message fits. Try fewer letters, or other filters.")
            : t("Nothing was written to anybody yet.")
        }
      />
      <Suspense>{reading !== null && <MessageDialog message={reading} onClose={() => setReading(null)} />}</Suspense>
    </>
  );
}
