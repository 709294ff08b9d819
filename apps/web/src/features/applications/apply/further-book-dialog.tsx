import { addBookApplication, listMyApplications } from "@thangam/contracts/applications/apply-operations";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { bookApplicationErrors } from "#shared/schemes/joining-words.ts";
import { toast } from "#ui/toast.tsx";
import { askedFor, blankBookApplication, BookApplicationFields } from "./book-application-fields.tsx";

/** A customer applies for another book. Their personal details are known. */
export default function FurtherBookDialog({
  schemeName = "",
  isFirst = false,
  onClose,
}: {
  /** Chosen before the form was opened. */
  schemeName?: string;
  /** They have no book yet. */
  isFirst?: boolean;
  onClose: () => void;
}) {
  const form = useOperationForm(addBookApplication, {
    defaults: { ...blankBookApplication, schemeName },
    toInput: askedFor,
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
    <FormDialog
      form={form}
      onClose={onClose}
      title={isFirst ? t("Join a scheme") : t("Join another scheme")}
      saveLabel={t("Ask to join")}
    >
      <BookApplicationFields {...form} />
    </FormDialog>
  );
}
