import { addBookApplication, listMyApplications } from "@thangam/contracts/applications/apply-operations";
import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";
import { blankBookApplication, bookApplicationErrors, BookApplicationFields } from "./book-application-fields.tsx";

/** A customer applies for another book. Their personal details are known. */
export default function FurtherBookDialog({ onClose }: { onClose: () => void }) {
  const form = useOperationForm(addBookApplication, {
    defaults: blankBookApplication,
    toInput: (values) => ({ ...values, termsVersion: TERMS_VERSION }),
    ...bookApplicationErrors,
    fieldOfRefusal: { ...bookApplicationErrors.fieldOfRefusal, request_already_waiting: "amountPaise" },
    invalidates: [listMyApplications],
    guardsLeaving: false,
    onSaved: () => {
      toast.success(t("Your request has reached the shop"));
      onClose();
    },
  });
  return (
    <FormDialog form={form} onClose={onClose} title={t("Join another scheme")} saveLabel={t("Ask to join")}>
      <BookApplicationFields {...form} />
    </FormDialog>
  );
}
