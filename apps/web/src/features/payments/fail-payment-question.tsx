import { failPayment } from "@thangam/contracts/payments/acknowledge-operations";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { rupees } from "#format/rupees.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { toast } from "#ui/toast.tsx";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";

/** Asks before a pending payment is marked as failed. */
export default function FailPaymentQuestion({ row, onClose }: { row: PaymentRow; onClose: () => void }) {
  const fail = useCommand(failPayment, { invalidates: paymentQueries });
  return (
    <ConfirmDialog
      isOpen
      title={notice("confirm_fail_title")}
      question={notice("confirm_fail")}
      subject={`${row.clientName} · ${row.bookNumber} · ${rupees(row.amountPaise)}`}
      isDangerous
      isBusy={fail.isPending}
      onNo={onClose}
      onYes={() =>
        fail.mutate(
          { paymentId: row.id },
          {
            onSuccess: () => toast.success(notice("payment_failed")),
            onError: (error) => toast.error(errorMessage(error)),
            onSettled: onClose,
          },
        )
      }
    />
  );
}
