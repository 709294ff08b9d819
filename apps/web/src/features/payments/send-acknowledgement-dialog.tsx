import { acknowledgePayment, resendAcknowledgement } from "@thangam/contracts/payments/acknowledge-operations";
import { grams as weightInGrams } from "@thangam/contracts/values/money";
import { formatGrams } from "@thangam/texts/format-money";
import { useState } from "react";
import type { FormEvent } from "react";
import * as z from "zod/mini";
import { sentenceOf } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { notice, sentenceOfCode } from "#api/sentences.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { instalmentChoices } from "./instalment-choices.ts";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import { instalmentsText } from "#shared/payments/payment-labels.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { PrintButton, Receipt } from "./receipt.tsx";
import type { ReceiptFacts } from "./receipt.tsx";
import { RefundForm } from "./refund-form.tsx";

interface Props {
  row: PaymentRow;
  onClose: () => void;
}

/** Confirms a waiting payment; of one that is confirmed, sends the message again or takes the credit back. */
export default function SendAcknowledgementDialog({ row, onClose }: Props) {
  const [receipt, setReceipt] = useState<ReceiptFacts | null>(null);
  const about = `${row.clientName} · ${row.bookNumber} · ${row.schemeName} · ${rupees(row.amountPaise)}`;
  if (receipt !== null) {
    return (
      <Dialog isOpen onClose={onClose} title={notice("acknowledgement_sent")}>
        <Receipt payment={receipt} />
        <DialogActions>
          <PrintButton />
          <Button look="primary" onClick={onClose}>
            {t("Done")}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={t("Send Acknowledgement")} description={about}>
      {row.status === "Payment Approved" ? (
        <ApprovedPayment row={row} onClose={onClose} onPrint={() => setReceipt(row)} />
      ) : (
        <WaitingPayment row={row} onClose={onClose} onAcknowledged={setReceipt} />
      )}
    </Dialog>
  );
}

const weightSchema = weightInGrams();

function WaitingPayment({ row, onClose, onAcknowledged }: Props & { onAcknowledged: (payment: ReceiptFacts) => void }) {
  const isGold = row.accrual === "weight";
  const differs = (typed: string) => {
    const weightMg = z.safeDecode(weightSchema, typed).data;
    return row.computedWeightMg !== null && weightMg !== undefined && weightMg !== row.computedWeightMg;
  };
  const form = useOperationForm(acknowledgePayment, {
    defaults: {
      transactionNumber: row.transactionNumber ?? "",
      instalmentNumber: row.nextInstalment === null ? "" : String(row.nextInstalment),
      weightMg: row.computedWeightMg === null ? "" : formatGrams(row.computedWeightMg),
      weightReason: "",
    },
    toInput: (values) => ({
      ...values,
      paymentId: row.id.toString(),
      weightMg: isGold ? values.weightMg : "",
      weightReason: isGold ? values.weightReason : "",
    }),
    check: ({ weightMg, weightReason }) => {
      if (isGold && weightMg.trim() === "") return [{ name: "weightMg", message: sentenceOfCode("weight_missing") }];
      return isGold && differs(weightMg) && weightReason.trim() === ""
        ? [{ name: "weightReason", message: sentenceOfCode("weight_reason_required") }]
        : [];
    },
    fieldOfRefusal: {
      transaction_number_required: "transactionNumber",
      transaction_number_used: "transactionNumber",
      instalment_already_paid: "instalmentNumber",
      instalment_out_of_range: "instalmentNumber",
      weight_required: "weightMg",
      // The rate was changed since the list was read.
      weight_reason_required: "weightReason",
      gold_rate_missing: "weightMg",
    },
    guardsLeaving: false,
    invalidates: paymentQueries,
    onSaved: (payment) => {
      toast.success(notice("acknowledgement_sent"));
      onAcknowledged(payment);
    },
  });
  const reasonField = form.field("weightReason");
  return (
    <form
      noValidate
      aria-label={t("Send Acknowledgement")}
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-5"
    >
      <TextField
        label={t("Payment Transaction Number")}
        isRequired
        autoFocus
        maxLength={60}
        {...form.field("transactionNumber")}
      />
      <SelectField
        label={t("Installment No.")}
        isRequired
        placeholder={t("Select")}
        options={instalmentChoices(row)}
        {...(row.instalmentCount > 1 && {
          hint: t("The first of {count} instalments that this payment is for.", { count: row.instalmentCount }),
        })}
        {...form.controlled("instalmentNumber")}
      />
      {isGold && (
        <TextField
          label={t("Weight in grams")}
          isRequired
          inputMode="decimal"
          hint={
            row.computedWeightMg === null
              ? t("That day has no gold rate.")
              : t("{weight} at the rate of its day.", { weight: grams(row.computedWeightMg) })
          }
          {...form.field("weightMg")}
        />
      )}
      {isGold && (differs(form.values.weightMg) || reasonField.error !== undefined) && (
        <TextField
          label={t("Reason for another weight")}
          isRequired
          maxLength={300}
          hint={t("Both weights and the reason are kept.")}
          {...reasonField}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Send Acknowledgement")}
        </Button>
      </DialogActions>
    </form>
  );
}

function ApprovedPayment({ row, onClose, onPrint }: Props & { onPrint: () => void }) {
  const [isRefund, setRefund] = useState(false);
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
        onError: (error) => toast.error(sentenceOf(error)),
      },
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t("Payment Transaction Number")} readOnly value={row.transactionNumber ?? "–"} />
        <TextField label={t("Installment No.")} readOnly value={numbers} />
      </div>
      <Checkbox
        label={t("Refund this payment")}
        checked={isRefund}
        onChange={(event) => setRefund(event.currentTarget.checked)}
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
      {isRefund ? (
        <RefundForm row={row} onClose={onClose} />
      ) : (
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

function reversed(row: PaymentRow, numbers: string) {
  return { amount: rupees(row.amountPaise), numbers, receipt: row.receiptNumber ?? "–", book: row.bookNumber };
}
