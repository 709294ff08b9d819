import { resendAcknowledgement } from "@thangam/contracts/payments/acknowledge-operations";
import { notice } from "#api/messages.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { DigitsField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { BookNumberField } from "#shared/books/book-number-field.tsx";

/** Sends the message of a paid instalment again, and credits nothing. */
export default function OfflineAcknowledgementScreen() {
  const form = useOperationForm(resendAcknowledgement, {
    defaults: { bookNumber: "", instalmentNumber: "" },
    fieldOfRefusal: { book_not_found: "bookNumber", nothing_to_acknowledge: "instalmentNumber" },
    onSaved: () => {
      toast.success(notice("acknowledgement_sent"));
      form.startAgain();
    },
  });
  return (
    <>
      <PageHeader />
      <Card className="max-w-xl">
        <form
          noValidate
          aria-label={t("Offline Acknowledgement")}
          onSubmit={(event) => void form.submit(event)}
          className="flex flex-col gap-5"
        >
          <p className="text-muted">{t("The client gets the message of this payment again, by e-mail and SMS.")}</p>
          <BookNumberField autoFocus {...form.controlled("bookNumber")} />
          <DigitsField label={t("Installment")} isRequired maxLength={5} {...form.field("instalmentNumber")} />
          <Button type="submit" look="primary" isBusy={form.isSaving}>
            {t("Send Acknowledgement")}
          </Button>
        </form>
      </Card>
    </>
  );
}
