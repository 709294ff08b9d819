import { acknowledgePayment, previewAcknowledgement } from "@thangam/contracts/payments/acknowledge-operations";
import { grams as weightInGrams } from "@thangam/contracts/values/money";
import { formatGrams } from "@thangam/texts/format-money";
import { useState } from "react";
import * as z from "zod/mini";
import { notice, messageOfCode } from "#api/messages.ts";
import { useOperation } from "#api/query.ts";
import { checkInput } from "#forms/resolver.ts";
import type { FieldError } from "#forms/resolver.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { shopDay } from "#format/dates.ts";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { toast } from "#ui/toast.tsx";
import type { ReceiptFacts } from "./receipt.tsx";
import { useLeavesOpen } from "./use-leaves-open.ts";

const weightSchema = weightInGrams();

const fieldOfRefusal = {
  transaction_number_required: "transactionNumber",
  transaction_number_used: "transactionNumber",
  bank_day_not_allowed: "creditedOn",
  instalment_already_paid: "instalmentNumber",
  instalment_out_of_range: "instalmentNumber",
  weight_required: "weightMg",
  // The rate changed after the list was loaded.
  weight_reason_required: "weightReason",
  gold_rate_missing: "weightMg",
};

/**
 * The form that acknowledges a waiting payment. Of a pending one staff enter the day on which the bank credited it, which
 * decides its rate. A weight other than the computed one needs a reason. Earlier instalments that would stay open are asked
 * about before it saves.
 */
export function useAcknowledgementForm(row: PaymentRow, onAcknowledged: (payment: ReceiptFacts) => void) {
  const isGold = row.accrual === "weight";
  const isPending = row.status === "Pending";
  const [isWeightTyped, setWeightTyped] = useState(false);
  const toInput = (values: typeof defaults) => ({
    ...values,
    paymentId: row.id.toString(),
    creditedOn: isPending ? values.creditedOn : "",
    weightMg: isGold ? weightShown : "",
    weightReason: isGold ? values.weightReason : "",
  });
  const [defaults] = useState(() => defaultsOf(row));
  const form = useOperationForm(acknowledgePayment, {
    defaults,
    toInput,
    check: ({ creditedOn, weightReason }): FieldError[] => {
      const isWeightMissing = isGold && weightShown.trim() === "";
      const needsReason = isGold && isWeightChanged && weightReason.trim() === "";
      return [
        ...(isPending && creditedOn.trim() === "" ? [mistake("creditedOn", "bank_day_missing")] : []),
        ...(isWeightMissing ? [mistake("weightMg", "weight_missing")] : []),
        ...(needsReason ? [mistake("weightReason", "weight_reason_required")] : []),
      ];
    },
    fieldOfRefusal,
    guardsLeaving: false,
    invalidates: [...paymentQueries, previewAcknowledgement],
    onSaved: (payment) => {
      toast.success(notice("acknowledgement_sent"));
      onAcknowledged(payment);
    },
  });
  const { instalmentNumber, creditedOn, weightMg } = form.values;
  const asked = checkInput(previewAcknowledgement, {
    paymentId: row.id.toString(),
    instalmentNumber,
    creditedOn: isPending ? creditedOn : "",
  });
  const isDayKnown = !isPending || creditedOn !== "";
  const preview = useOperation(previewAcknowledgement, asked.ok ? asked.input : { paymentId: row.id }, {
    enabled: asked.ok && isGold && isDayKnown,
    staleTime: 0,
  });
  const computedMg = isDayKnown ? (preview.data?.computedWeightMg ?? row.computedWeightMg) : null;
  // The computed weight, until somebody types another.
  const weightShown: string = isWeightTyped || computedMg === null ? weightMg : formatGrams(computedMg);
  const enteredMg = z.safeDecode(weightSchema, weightShown).data;
  const isWeightChanged: boolean = computedMg !== null && enteredMg !== undefined && enteredMg !== computedMg;

  const isSendable = () => checkInput(acknowledgePayment, toInput(form.values)).ok;
  const question = useLeavesOpen(() => (asked.ok && isSendable() ? asked.input : null), form.submit);

  const weight = { shown: weightShown, computedMg, isChanged: isWeightChanged, onTyped: () => setWeightTyped(true) };
  return { form, ...question, isGold, isPending, weight };
}

function mistake(name: string, code: Parameters<typeof messageOfCode>[0]): FieldError {
  return { name, message: messageOfCode(code) };
}

function defaultsOf(row: PaymentRow) {
  const startedOn = shopDay(row.paidAt);
  return {
    transactionNumber: row.transactionNumber ?? "",
    // Of an earlier day the statement of the bank tells, and nobody guesses.
    creditedOn: startedOn === shopDay(new Date()) ? startedOn : "",
    instalmentNumber: row.nextInstalment === null ? "" : String(row.nextInstalment),
    weightMg: "",
    weightReason: "",
  };
}
