import { refundPayment } from "@thangam/contracts/payments/refunds-operations";
import { lazy, Suspense, useState } from "react";
import type { FormEvent } from "react";
import { notice } from "#api/messages.ts";
import { checkInput } from "#forms/resolver.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import type { ReturnablePayment } from "#shared/payments/payment-row.ts";
import { Button } from "#ui/button.tsx";
import { DialogActions } from "#ui/dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";

const RefundQuestion = lazy(() => import("./refund-question.tsx"));

/** The form of a refund: its method and reason, and the confirmation. */
export function RefundForm({ row, onClose }: { row: ReturnablePayment; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const toInput = (values: { mode: string; reason: string }) => ({ ...values, paymentId: row.id.toString() });
  const form = useOperationForm(refundPayment, {
    defaults: { mode: row.refundModes[0] ?? "", reason: "" },
    toInput,
    fieldOfRefusal: { refund_reason_required: "reason", refund_mode_not_allowed: "mode" },
    guardsLeaving: false,
    invalidates: paymentQueries,
    onSaved: () => {
      toast.success(notice("payment_refunded"));
      onClose();
    },
  });

  function ask(event: FormEvent) {
    event.preventDefault();
    if (checkInput(refundPayment, toInput(form.values)).ok) setAsking(true);
    else void form.submit();
  }
  return (
    <form noValidate aria-label={t("Refund")} onSubmit={ask} className="flex flex-col gap-5">
      <SelectField
        label={t("Paid back by")}
        isRequired
        options={row.refundModes.map((mode) => ({ value: mode, label: labelOf(mode) }))}
        hint={hintOf(row)}
        {...form.controlled("mode")}
      />
      <TextField
        label={t("Reason")}
        isRequired
        autoFocus
        maxLength={300}
        hint={t("It stays with the payment and in the audit trail.")}
        {...form.field("reason")}
      />
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
        <Button type="submit" look="danger" isBusy={form.isSaving}>
          {t("Refund")}
        </Button>
      </DialogActions>
      <Suspense>
        {isAsking && (
          <RefundQuestion
            row={row}
            mode={form.values.mode}
            onNo={() => setAsking(false)}
            onYes={() => {
              setAsking(false);
              void form.submit();
            }}
          />
        )}
      </Suspense>
    </form>
  );
}

/** Why there is one way back alone. */
function hintOf({ refundModes }: ReturnablePayment): string | undefined {
  if (refundModes.length > 1) return undefined;
  return refundModes.includes("Cheque")
    ? t("The bank has not paid this cheque yet, so the cheque itself goes back.")
    : t("The payment gateway holds this money and gives it back by itself.");
}
