import { exportMessages, listMessages, resendMessage } from "@thangam/contracts/messages/sent-message-operations";
import { Suspense, useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { useCommand, useOperation } from "#api/query.ts";
import { ExportButtons } from "#list-page/export-buttons.tsx";
import { checkInput } from "#forms/resolver.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { useListState } from "#list-page/list-state.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { MessageDialog } from "./index.ts";
import type { Message } from "./message-dialog.tsx";
import { MessageFilters, messageFilterNames } from "./message-filters.tsx";
import { messageKindWords, resendBarWord } from "./message-words.ts";

/** What was written to whom, whether it arrived, and the way to send it again. */
export default function MessageLogScreen() {
  const list = useListState();
  const [reading, setReading] = useState<Message | null>(null);
  const resend = useCommand(resendMessage, { invalidates: [listMessages] });
  const filters = {
    ...Object.fromEntries(messageFilterNames.map((name) => [name, list.filter(name)])),
    sort: list.sort,
  };
  const checked = checkInput(listMessages, { ...filters, page: String(list.page) });
  const answer = useOperation(listMessages, checked.ok ? checked.input : {}, {
    enabled: checked.ok,
    keepPrevious: true,
    // What waits is soon sent.
    repeatMs: (messages) => (messages?.rows.some(({ state }) => state === "Waiting") === true ? 3_000 : false),
  });
  const isFiltered = messageFilterNames.some((name) => list.filter(name) !== "");
  const kindWords: ReadonlyMap<string, string> = messageKindWords();

  const columns: Column<Message>[] = [
    {
      heading: t("Written"),
      sort: "at",
      cell: ({ writtenAt }) => <span className="whitespace-nowrap">{dateAndTime(writtenAt)}</span>,
    },
    {
      heading: t("To"),
      cell: ({ toName, toEmail }) => (
        <span className="block min-w-0">
          <span className="block wrap-anywhere">{toName ?? "–"}</span>
          {toEmail !== null && (
            <span className="block text-sm text-muted">
              <EmailText email={toEmail} />
            </span>
          )}
        </span>
      ),
    },
    {
      heading: t("Message"),
      isFirst: true,
      cell: ({ subject, kind }) => (
        <span className="block min-w-0 wrap-anywhere">
          {subject ?? kindWords.get(kind) ?? kind}
          {subject !== null && (
            <span className="block text-sm font-normal text-muted">{kindWords.get(kind) ?? kind}</span>
          )}
        </span>
      ),
    },
    { heading: t("Status"), cell: ({ state }) => <StatusBadge status={state} /> },
    { heading: t("Tries"), isFigure: true, cell: ({ attempts }) => attempts },
    {
      heading: t("Sent"),
      cell: ({ mailedAt, textedAt, lastError }) => (
        <span className="block min-w-0 wrap-anywhere">
          {mailedAt !== null && <span className="block">{t("E-mail {when}", { when: dateAndTime(mailedAt) })}</span>}
          {textedAt !== null && <span className="block">{t("SMS {when}", { when: dateAndTime(textedAt) })}</span>}
          {lastError !== null && <span className="block text-sm text-danger-ink">{lastError}</span>}
          {mailedAt === null && textedAt === null && lastError === null && "–"}
        </span>
      ),
    },
    {
      heading: t("Action"),
      isActions: true,
      cell: (row) => {
        const about = { id: row.id.toString(), subject: row.subject ?? row.kind };
        return (
          <span className="flex flex-wrap justify-end gap-2 sm:justify-start">
            <Button
              size="small"
              reason={row.mail === null ? t("What it told of is no longer there.") : undefined}
              aria-label={t("Read message {id}: {subject}", about)}
              onClick={() => setReading(row)}
            >
              {t("Read")}
            </Button>
            <Button
              size="small"
              isBusy={resend.isPending && resend.variables.id === row.id}
              reason={row.resendBar === null ? undefined : resendBarWord(row.resendBar)}
              aria-label={t("Send again message {id}: {subject}", about)}
              onClick={() =>
                resend.mutate(
                  { id: row.id },
                  {
                    onSuccess: () => toast.success(t("The message is on its way again.")),
                    onError: (error) => toast.error(sentenceOf(error)),
                  },
                )
              }
            >
              {t("Send again")}
            </Button>
          </span>
        );
      },
    },
  ];

  return (
    <>
      <PageHeader>
        <ExportButtons operation={exportMessages} typed={filters} />
      </PageHeader>
      <MessageFilters list={list} errors={checked.ok ? [] : checked.errors} />
      <ListTable
        caption={t("Messages")}
        list={list}
        answer={answer}
        columns={columns}
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
