import { listMessages, resendMessage } from "@thangam/contracts/messages/sent-message-operations";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import type { Message } from "./message.ts";
import { messageKindLabels, resendBarLabel } from "./message-labels.ts";
import { SentWays } from "./sent-ways.tsx";

/** The columns of the log of messages. */
export function messageColumns(onRead: (row: Message) => void): Column<Message>[] {
  const kindLabels: ReadonlyMap<string, string> = messageKindLabels();
  return [
    {
      heading: t("Written"),
      sort: "at",
      onPhone: "more",
      cell: ({ writtenAt }) => <span className="whitespace-nowrap">{dateAndTime(writtenAt)}</span>,
    },
    {
      heading: t("To"),
      wraps: true,
      onPhone: "below",
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
          {subject ?? kindLabels.get(kind) ?? kind}
          {subject !== null && (
            <span className="block text-sm font-normal text-muted">{kindLabels.get(kind) ?? kind}</span>
          )}
        </span>
      ),
    },
    { heading: t("Status"), onPhone: "state", cell: ({ state }) => <StatusBadge status={state} /> },
    { heading: t("Tries"), isFigure: true, givesWay: "middle", onPhone: "more", cell: ({ attempts }) => attempts },
    {
      heading: t("Sent"),
      givesWay: "narrow",
      cell: (row) => <SentWays message={row} />,
    },
    { heading: t("Action"), isActions: true, cell: (row) => <Actions row={row} onRead={() => onRead(row)} /> },
  ];
}

function Actions({ row, onRead }: { row: Message; onRead: () => void }) {
  const resend = useCommand(resendMessage, { invalidates: [listMessages] });
  const about = { id: row.id.toString(), subject: row.subject ?? row.kind };
  return (
    <span className="flex flex-wrap justify-end gap-2 sm:justify-start">
      <Button
        size="small"
        reason={row.mail === null ? t("What it told of is no longer there.") : undefined}
        aria-label={t("Read message {id}: {subject}", about)}
        onClick={onRead}
      >
        {t("Read")}
      </Button>
      <Button
        size="small"
        isBusy={resend.isPending}
        reason={row.resendBar === null ? undefined : resendBarLabel(row.resendBar)}
        aria-label={t("Send again message {id}: {subject}", about)}
        onClick={() =>
          resend.mutate(
            { id: row.id },
            {
              onSuccess: () => toast.success(t("The message is on its way again.")),
              onError: (error) => toast.error(errorMessage(error)),
            },
          )
        }
      >
        {t("Send again")}
      </Button>
    </span>
  );
}
