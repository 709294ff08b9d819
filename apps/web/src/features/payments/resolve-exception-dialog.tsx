import { resolutions } from "@thangam/contracts/payments/exception-schemas";
import { resolvePaymentException } from "@thangam/contracts/payments/exceptions-operations";
import { notice, sentenceOfCode } from "#api/sentences.ts";
import { bookQueries } from "#shared/books/book-queries.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { rupees } from "#format/rupees.ts";
import { wordOf } from "#format/words.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import type { PaymentException } from "./payment-exception.ts";

type Resolution = (typeof resolutions)[number];

/** What can be decided: money that came goes back or is kept, money that never came is written off. */
function choicesFor({ paymentStatus, isHeldByGateway, bookStatus }: PaymentException): Resolution[] {
  const hasCome = paymentStatus === "Successfully Transfer";
  const isPossible: Record<Resolution, boolean> = {
    "Returned through the gateway": hasCome && isHeldByGateway,
    "Kept as an instalment": hasCome && bookStatus === "Approved",
    "Money returned": true,
    "No money came": !hasCome,
  };
  return resolutions.filter((word) => isPossible[word]);
}

/** An Admin decides about money that was set aside; its client is told what became of it. */
export default function ResolveExceptionDialog({ row, onClose }: { row: PaymentException; onClose: () => void }) {
  const choices = choicesFor(row);
  const form = useOperationForm(resolvePaymentException, {
    defaults: {
      resolution: choices.length === 1 ? (choices[0] ?? "") : "",
      reference: "",
      weightMg: "",
      weightReason: "",
      remarks: "",
    },
    toInput: ({ reference, weightMg, weightReason, ...values }) => {
      const isKept = values.resolution === "Kept as an instalment" && row.savesGold;
      return {
        ...values,
        exceptionId: row.id.toString(),
        reference: values.resolution === "Money returned" ? reference : "",
        weightMg: isKept ? weightMg : "",
        weightReason: isKept ? weightReason : "",
      };
    },
    // The schema asks for it once the rest is there; a person is told everything at once.
    check: ({ resolution, reference }) =>
      resolution === "Money returned" && reference.trim() === ""
        ? [{ name: "reference", message: sentenceOfCode("reference_missing") }]
        : [],
    fieldOfRefusal: {
      money_was_received: "resolution",
      money_not_received: "resolution",
      money_not_at_gateway: "resolution",
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
      onClose();
    },
  });
  const chosen = form.values.resolution;
  const hint = hintOf(chosen);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("Resolve payment {number}", { number: row.paymentId.toString() })}
      description={[row.clientName, row.bookNumber, rupees(row.amountPaise)].join(" · ")}
    >
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
        <RadioGroup
          label={t("What becomes of the money")}
          isRequired
          options={choices.map((word) => ({ value: word, label: wordOf(word) }))}
          {...form.controlled("resolution")}
        />
        {chosen === "Money returned" && (
          <TextField
            label={t("Reference of the return")}
            isRequired
            maxLength={60}
            hint={t("The bank's number of the transfer back, or of the slip for cash.")}
            {...form.field("reference")}
          />
        )}
        {chosen === "Kept as an instalment" && row.savesGold && (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label={t("Weight in grams")}
              inputMode="decimal"
              hint={t("Left empty, it is computed at the rate of the day the money came on.")}
              {...form.field("weightMg")}
            />
            <TextField
              label={t("Reason for another weight")}
              maxLength={300}
              hint={t("Both weights and the reason are kept.")}
              {...form.field("weightReason")}
            />
          </div>
        )}
        <TextField label={t("Remarks")} isRequired maxLength={300} {...form.field("remarks")} />
        {hint !== null && <p className="text-muted">{hint}</p>}
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button type="submit" look="primary" isBusy={form.isSaving}>
            {t("Resolve")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What comes of a decision, before it is made. */
function hintOf(resolution: string): string | null {
  switch (resolution) {
    case "":
      return null;
    case "Returned through the gateway":
      return t(
        "The gateway sends the money back to where it came from; see Gateway Refunds. The client is told by e-mail.",
      );
    case "Kept as an instalment":
      return t("The next instalment of the book is credited today, with a receipt. The client is told by e-mail.");
    default:
      return t("The payment ends as Failed, and the client is told by e-mail.");
  }
}
