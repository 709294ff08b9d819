import type { resolutions } from "@thangam/contracts/payments/exception-schemas";
import { resolvePaymentException } from "@thangam/contracts/payments/exceptions-operations";
import { notice, messageOfCode } from "#api/messages.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { bookQueries } from "#shared/books/book-queries.ts";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import { toast } from "#ui/toast.tsx";
import type { PaymentException } from "./payment-exception.ts";

type Resolution = (typeof resolutions)[number];

/** The form in which an Admin decides a payment exception, and the possible decisions. */
export function useResolveExceptionForm(row: PaymentException, onSaved: () => void) {
  const choices = choicesFor(row);
  const form = useOperationForm(resolvePaymentException, {
    defaults: {
      resolution: choices.length === 1 ? (choices[0] ?? "") : "",
      mode: "",
      reference: "",
      weightMg: "",
      weightReason: "",
      remarks: "",
    },
    toInput: ({ mode, reference, weightMg, weightReason, ...values }) => {
      const isKept = values.resolution === "Kept as an instalment" && row.savesGold;
      return {
        ...values,
        exceptionId: row.id.toString(),
        mode: values.resolution === "Money returned" && row.isHeldByGateway ? mode : "",
        reference: ["Money returned", "Sent by the gateway"].includes(values.resolution) ? reference : "",
        weightMg: isKept ? weightMg : "",
        weightReason: isKept ? weightReason : "",
      };
    },
    // The schema checks it last. The form reports all mistakes at once.
    check: ({ resolution, mode, reference }) => {
      if (resolution === "Sent by the gateway" && reference.trim() === "")
        return [{ name: "reference" as const, message: messageOfCode("refund_number_missing") }];
      if (resolution !== "Money returned") return [];
      return [
        ...(row.isHeldByGateway && mode === ""
          ? [{ name: "mode" as const, message: messageOfCode("refund_mode_missing") }]
          : []),
        ...(reference.trim() === ""
          ? [{ name: "reference" as const, message: messageOfCode("reference_missing") }]
          : []),
      ];
    },
    fieldOfRefusal: {
      money_was_received: "resolution",
      money_not_received: "resolution",
      money_not_at_gateway: "resolution",
      refund_mode_required: "mode",
      bank_reference_used: "reference",
      resolution_not_allowed: "resolution",
      book_closed: "resolution",
      book_not_open: "resolution",
      amount_not_allowed: "resolution",
      all_instalments_paid: "resolution",
      weight_required: "weightMg",
      weight_reason_required: "weightReason",
    },
    invalidates: [...bookQueries, ...paymentQueries],
    onSaved: () => {
      toast.success(notice("exception_resolved_now"));
      onSaved();
    },
  });
  return { form, choices };
}

/**
 * The possible decisions: received money is returned or credited, money that never arrived is written off. Nothing is returned
 * past a gateway while a bank asks for it. A payment that is over stays so.
 */
function choicesFor({
  kind,
  decisions,
  paymentStatus,
  isHeldByGateway,
  bookStatus,
  hindrance,
}: PaymentException): readonly Resolution[] {
  if (
    kind === "refund_differs" ||
    kind === "gateway_gone" ||
    kind === "capture_not_found" ||
    kind === "not_settled" ||
    kind === "dispute_lost" ||
    kind === "dispute_won" ||
    kind === "disputed" ||
    kind === "refund_failed"
  )
    return decisions;
  if (kind === "refunded_before" || kind === "counted_twice") return ["Seen to"];
  const hasCome = paymentStatus === "Successfully Transfer";
  const possible: (Resolution | false)[] = [
    hasCome && isHeldByGateway && "Returned through the gateway",
    hasCome && bookStatus === "Approved" && "Kept as an instalment",
    hindrance === null && "Money returned",
    !hasCome && "No money came",
  ];
  return possible.filter((word) => word !== false);
}
