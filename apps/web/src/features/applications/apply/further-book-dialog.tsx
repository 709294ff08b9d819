import { addBookApplication, listMyApplications } from "@thangam/contracts/applications/apply-operations";
import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
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
    <Dialog isOpen onClose={onClose} title={t("Join another scheme")}>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
        <BookApplicationFields {...form} />
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button type="submit" look="primary" isBusy={form.isSaving}>
            {t("Ask to join")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
