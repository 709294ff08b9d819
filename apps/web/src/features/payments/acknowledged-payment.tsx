import { resendAcknowledgement } from "@thangam/contracts/payments/acknowledge-operations";
import { useState } from "react";
import type { ChangeEvent, FormEvent } from "react";
import { errorMessage } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { instalmentsText } from "#shared/payments/payment-labels.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { DialogActions } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { MoveForm } from "./move-form.tsx";
import { RefundForm } from "./refund-form.tsx";

interface Props {
  row: PaymentRow;
  onClose: () => void;
  onPrint: () => void;
}

/** An acknowledged payment: its message can be sent again, or the payment refunded or moved. */
export function AcknowledgedPayment({ row, onClose, onPrint }: Props) {
  const [correction, setCorrection] = useState<"refund" | "move" | null>(null);
  const toggle = (kind: "refund" | "move") => (event: ChangeEvent<HTMLInputElement>) =>
    setCorrection(event.currentTarget.checked ? kind : null);
  const resend = useCommand(resendAcknowledgement);
  const numbers = instalmentsText(row.instalmentNumber, row.instalmentCount);

  function send(event: FormEvent) {
    event.preventDefault();
    if (resend.isPending) return;
    resend.mutate(
      { bookNumber: row.bookNumber, instalmentNumber: row.instalmentNumber ?? 1 },
      {
        onSuccess: () => {
          toast.success(notice("acknowledgement_sent"));
          onClose();
        },
        onError: (error) => toast.error(errorMessage(error)),
      },
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t("Payment Transaction Number")} readOnly value={row.transactionNumber ?? "–"} />
        <TextField label={t("Instalment")} readOnly value={numbers} />
      </div>
      <Checkbox
        label={t("Refund this payment")}
        checked={correction === "refund"}
        onChange={toggle("refund")}
        hint={
          row.weightMg === null
            ? t(
                "Takes {amount} (instalment {numbers}, receipt {receipt}) off book {book}. It cannot be undone.",
                reversed(row, numbers),
              )
            : t(
                "Takes {amount} and {weight} (instalment {numbers}, receipt {receipt}) off book {book}. It cannot be undone.",
                {
                  ...reversed(row, numbers),
                  weight: grams(row.weightMg),
                },
              )
        }
      />
      {isMovable(row) && (
        <Checkbox
          label={t("Move this payment to another book")}
          checked={correction === "move"}
          onChange={toggle("move")}
          hint={t("For money that was entered for the wrong book. It stays in the shop and keeps its day and number.")}
        />
      )}
      {correction === "refund" && <RefundForm row={row} onClose={onClose} />}
      {correction === "move" && <MoveForm row={row} onClose={onClose} />}
      {correction === null && (
        <form aria-label={t("Send Acknowledgement")} onSubmit={send}>
          <DialogActions>
            <Button onClick={onPrint}>{t("Receipt")}</Button>
            <Button onClick={onClose}>{t("Close")}</Button>
            <Button type="submit" look="primary" isBusy={resend.isPending}>
              {t("Send Acknowledgement")}
            </Button>
          </DialogActions>
        </form>
      )}
    </div>
  );
}

/** Whether the shop itself holds the money; what a gateway holds has one way back. */
function isMovable({ refundModes }: PaymentRow): boolean {
  return refundModes.length > 1 || refundModes.includes("Cheque");
}

function reversed(row: PaymentRow, numbers: string) {
  return { amount: rupees(row.amountPaise), numbers, receipt: row.receiptNumber ?? "–", book: row.bookNumber };
}
