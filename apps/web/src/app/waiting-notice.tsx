import { useQueryClient } from "@tanstack/react-query";
import { listApprovals } from "@thangam/contracts/approvals/approval-operations";
import { listNotifications } from "@thangam/contracts/messages/notification-operations";
import { Hourglass, X } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import type { ApprovalWaits } from "#api/problem.ts";
import { waitingCalls } from "#api/waiting-calls.ts";
import { t } from "#i18n/i18n.ts";
import { approvalPath } from "./paths.ts";

/** What was just sent waits for somebody. It stays until it is dismissed, above every dialog. */
export function WaitingNotice({ call }: { call: ApprovalWaits }) {
  const client = useQueryClient();
  useEffect(() => {
    for (const { wire } of [listApprovals, listNotifications]) void client.invalidateQueries({ queryKey: [wire] });
  }, [client]);
  return createPortal(
    <section
      aria-label={t("Waits for approval")}
      role="status"
      data-top-notice
      className="fixed inset-x-4 top-4 z-60 mx-auto flex max-w-xl items-start gap-3 rounded-field border-s-4 border-gold bg-surface p-4 shadow-float print:hidden"
    >
      <Hourglass size={20} aria-hidden className="mt-0.5 shrink-0 text-gold-ink" />
      <div className="min-w-0 flex-1">
        <p>{call.message}</p>
        {!call.hasReason && <p className="mt-1 text-muted">{t("Say there why it is needed.")}</p>}
        <Link
          to={approvalPath(call.approvalId)}
          onClick={() => waitingCalls.dismiss()}
          className="mt-1 inline-block font-medium text-brand-ink underline underline-offset-4"
        >
          {t("See what waits")}
        </Link>
      </div>
      <button
        type="button"
        aria-label={t("Dismiss")}
        onClick={() => waitingCalls.dismiss()}
        className="-m-1 grid size-8 place-items-center rounded-field text-muted hover:text-ink"
      >
        <X size={16} aria-hidden />
      </button>
    </section>,
    document.body,
  );
}
