import { movePayment } from "@thangam/contracts/payments/refunds-operations";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { BookNumberField } from "#shared/books/book-number-field.tsx";
import { paymentQueries } from "#shared/payments/payment-queries.ts";
import type { ReturnablePayment } from "#shared/payments/payment-row.ts";
import { Button } from "#ui/button.tsx";
import { DialogActions } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";

const fieldOfRefusal = {
  book_not_found: "bookNumber",
  book_closed: "bookNumber",
  book_not_open: "bookNumber",
  nothing_to_move: "bookNumber",
  all_instalments_paid: "bookNumber",
  amount_not_allowed: "bookNumber",
};

/** Moves a payment to the book that its money was meant for. */
export function MoveForm({ row, onClose }: { row: ReturnablePayment; onClose: () => void }) {
  const form = useOperationForm(movePayment, {
    defaults: { bookNumber: "", reason: "" },
    toInput: (values) => ({ ...values, paymentId: row.id.toString() }),
    fieldOfRefusal,
    guardsLeaving: false,
    invalidates: paymentQueries,
    onSaved: ({ bookNumber, receiptNumber }) => {
      toast.success(
        t("The payment counts towards book {book} now, receipt {receipt}.", {
          book: bookNumber,
          receipt: receiptNumber ?? "–",
        }),
      );
      onClose();
    },
  });
  return (
    <form
      noValidate
      aria-label={t("Move to another book")}
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-5"
    >
      <BookNumberField label={t("Book it was meant for")} autoFocus {...form.controlled("bookNumber")} />
      <TextField
        label={t("Reason")}
        isRequired
        maxLength={300}
        hint={t("It stays with the payment and in the audit trail.")}
        {...form.field("reason")}
      />
      <DialogActions>
        <Button onClick={onClose}>{t("Close")}</Button>
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Move to another book")}
        </Button>
      </DialogActions>
    </form>
  );
}
