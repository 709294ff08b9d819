import { cancelApproval } from "@thangam/contracts/approvals/approval-operations";
import { useCommand } from "#api/query.ts";
import { reportFailure } from "#forms/report-failure.ts";
import { t } from "#i18n/i18n.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { approvalQueries } from "./approval-queries.ts";
import type { Approval } from "./approval.ts";

/** Asks before a request is taken back. */
export default function CancelQuestion({ row, onClose }: { row: Approval; onClose: () => void }) {
  const cancel = useCommand(cancelApproval, { invalidates: approvalQueries });
  return (
    <ConfirmDialog
      isOpen
      title={t("Take request {number} back?", { number: row.id.toString() })}
      question={t("It is not done then. It can be asked for again.")}
      yes={t("Take back")}
      isBusy={cancel.isPending}
      onNo={onClose}
      onYes={() =>
        cancel.mutate(
          { approvalId: row.id },
          {
            onSuccess: () => toast.success(t("Taken back. Nothing was changed.")),
            onError: reportFailure,
            onSettled: onClose,
          },
        )
      }
    />
  );
}
