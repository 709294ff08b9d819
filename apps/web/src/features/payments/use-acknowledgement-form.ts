import { acknowledgePayment } from "@thangam/contracts/payments/acknowledge-operations";
import { grams as weightInGrams } from "@thangam/contracts/values/money";
import { formatGrams } from "@thangam/texts/format-money";
import * as z from "zod/mini";
import { notice, messageOfCode } from "#api/messages.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { toast } from "#ui/toast.tsx";
import type { ReceiptFacts } from "./receipt.tsx";

const weightSchema = weightInGrams();

/** The form that acknowledges a waiting payment. A weight other than the computed one needs a reason. */
export function useAcknowledgementForm(row: PaymentRow, onAcknowledged: (payment: ReceiptFacts) => void) {
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
      if (isGold && weightMg.trim() === "") return [{ name: "weightMg", message: messageOfCode("weight_missing") }];
      return isGold && differs(weightMg) && weightReason.trim() === ""
        ? [{ name: "weightReason", message: messageOfCode("weight_reason_required") }]
        : [];
    },
    fieldOfRefusal: {
      transaction_number_required: "transactionNumber",
      transaction_number_used: "transactionNumber",
      instalment_already_paid: "instalmentNumber",
      instalment_out_of_range: "instalmentNumber",
      weight_required: "weightMg",
      // The rate changed after the list was loaded.
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
  return { form, isGold, isWeightChanged: differs(form.values.weightMg) };
}
