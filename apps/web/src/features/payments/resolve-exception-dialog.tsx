import { resolutions, resolvePaymentException } from "@thangam/contracts/payment-exceptions";
import { notice, sentenceOfCode } from "#api/sentences.ts";
import { bookLifeChanged } from "#features/books/book-life-changed.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { rupees } from "#format/rupees.ts";
import { wordOf } from "#format/words.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { PaymentException } from "./payment-exceptions-screen.tsx";

/** An Admin says what became of the money; the payment fails by it and its client is told. */
export default function ResolveExceptionDialog({ row, onClose }: { row: PaymentException; onClose: () => void }) {
  // Money that was verified can only be returned.
  const choices = resolutions.filter((word) => word === "Money returned" || row.paymentStatus === "Pending");
  const form = useOperationForm(resolvePaymentException, {
    defaults: { resolution: choices.length === 1 ? "Money returned" : "", reference: "", remarks: "" },
    toInput: ({ reference, ...values }) => ({
      ...values,
      exceptionId: row.id.toString(),
      reference: values.resolution === "Money returned" ? reference : "",
    }),
    // The schema asks for it once the rest is there; a person is told everything at once.
    check: ({ resolution, reference }) =>
      resolution === "Money returned" && reference.trim() === ""
        ? [{ name: "reference", message: sentenceOfCode("reference_missing") }]
        : [],
    fieldOfRefusal: { money_was_received: "resolution" },
    invalidates: bookLifeChanged,
    onSaved: () => {
      toast.success(notice("exception_resolved_now"));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("Resolve payment {number}", { number: row.paymentId.toString() })}
      description={[row.clientName, row.bookNumber, rupees(row.amountPaise)].join(" · ")}
    >
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
        <RadioGroup
          label={t("What became of the money")}
          isRequired
          options={choices.map((word) => ({ value: word, label: wordOf(word) }))}
          {...form.controlled("resolution")}
        />
        {form.values.resolution === "Money returned" && (
          <TextField
            label={t("Reference of the return")}
            isRequired
            maxLength={60}
            hint={t("The bank's number of the transfer back, or of the slip for cash.")}
            {...form.field("reference")}
          />
        )}
        <TextField label={t("Remarks")} isRequired maxLength={300} {...form.field("remarks")} />
        <p className="text-muted">{t("The payment ends as Failed, and the client is told by e-mail.")}</p>
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
