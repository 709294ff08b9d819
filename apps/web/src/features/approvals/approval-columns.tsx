import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { messageOfCode } from "#api/messages.ts";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { stateLabels } from "./approval-labels.ts";
import type { Approval } from "./approval.ts";
import { DangerFacts, GatewayWord } from "./danger-facts.tsx";

interface Handlers {
  ownId: bigint | null;
  onDecide: (row: Approval) => void;
  onCancel: (row: Approval) => void;
  onExplain: (row: Approval) => void;
}

/** The columns of the list of requests for approval. */
export function approvalColumns(handlers: Handlers): Column<Approval>[] {
  return [
    {
      heading: t("What"),
      isFirst: true,
      cell: ({ dangers, gatewayWord, gatewayWordAt }) => (
        <div className="flex flex-col gap-2">
          {dangers.map((danger, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- safe: what is dangerous about a call never changes its order
            <DangerFacts key={place} danger={danger} />
          ))}
          <GatewayWord row={{ gatewayWord, gatewayWordAt }} />
        </div>
      ),
    },
    {
      heading: t("Why"),
      wraps: true,
      onPhone: "more",
      cell: ({ reason }) => <span className="wrap-anywhere">{reason ?? "–"}</span>,
    },
    {
      heading: t("Asked by"),
      onPhone: "below",
      cell: ({ maker, askedAt }) => (
        <span>
          {maker}
          <span className="block text-sm whitespace-nowrap text-muted">{dateAndTime(askedAt)}</span>
        </span>
      ),
    },
    { heading: t("Status"), onPhone: "state", cell: (row) => <State row={row} /> },
    { heading: t("Action"), isActions: true, cell: (row) => <Actions row={row} {...handlers} /> },
  ];
}

function State({ row }: { row: Approval }) {
  const { state, checker, decidedAt, remarks, outcome, expiresAt, takesEffectAt } = row;
  return (
    <span className="block min-w-0 text-end wrap-anywhere sm:text-start">
      <StatusBadge status={badges[state]} label={stateLabels()[state]} />
      {state === "waiting" && (
        <span className="block text-sm text-muted sm:whitespace-nowrap">
          {takesEffectAt === null
            ? t("Expires on {date}", { date: dateAndTime(expiresAt) })
            : t("Takes effect on {date}", { date: dateAndTime(takesEffectAt) })}
        </span>
      )}
      {decidedAt !== null && (
        <span className="block text-sm text-muted">
          {[checker, dateAndTime(decidedAt)].filter((part) => part !== null).join(" · ")}
        </span>
      )}
      {remarks !== null && <span className="block text-sm">{remarks}</span>}
      {outcome !== null && (
        <span className="block text-sm text-danger-ink">{messageOfCode(outcome.code, outcome.params)}</span>
      )}
    </span>
  );
}

/** The colour of a state is that of the status it is like. */
const badges = {
  waiting: "Waiting",
  approved: "Approved",
  refused: "Rejected",
  cancelled: "Closed",
  expired: "Closed",
  failed: "Failed",
  told: "Closed",
} as const;

function Actions({ row, ownId, onDecide, onCancel, onExplain }: Handlers & { row: Approval }) {
  const number = row.id.toString();
  if (row.canDecide)
    return (
      <Button
        size="small"
        look="primary"
        aria-label={t("Decide about request {number}", { number })}
        onClick={() => onDecide(row)}
      >
        {t("Decide")}
      </Button>
    );
  if (!row.canCancel) return row.makerId === ownId ? t("Yours") : "–";
  return (
    <div className="flex flex-wrap justify-end gap-2 sm:justify-start">
      {row.reason === null && (
        <Button
          size="small"
          look="primary"
          aria-label={t("Say why request {number} is needed", { number })}
          onClick={() => onExplain(row)}
        >
          {t("Say why")}
        </Button>
      )}
      <Button size="small" aria-label={t("Take request {number} back", { number })} onClick={() => onCancel(row)}>
        {t("Take back")}
      </Button>
    </div>
  );
}
