import { getBook } from "@thangam/contracts/books/book-operations";
import { setNominee } from "@thangam/contracts/books/nominee-operations";
import { getPassbook } from "@thangam/contracts/receipts/operations";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { draftOfNominees, nomineesTyped } from "#shared/books/nominee-draft.ts";
import { NomineeFields } from "#shared/books/nominee-fields.tsx";
import { toast } from "#ui/toast.tsx";
import type { OwnBook } from "./own-book.ts";

/** Staff write down whom the client names now; without the tick, nobody is named any more. */
export default function NomineeDialog({ own, onClose }: { own: OwnBook; onClose: () => void }) {
  const form = useOperationForm(setNominee, {
    defaults: draftOfNominees(own.nominees),
    toInput: (draft) => ({ bookId: own.book.id.toString(), nominees: nomineesTyped(draft) }),
    invalidates: [getBook, getPassbook],
    onWaits: onClose,
    onSaved: () => {
      toast.success(t("The nominee of book {number} is saved.", { number: own.book.number }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} onClose={onClose} title={t("Nominee of book {number}", { number: own.book.number })}>
      <NomineeFields
        {...form}
        onNaming={(yes) => form.setValue("namesNominees", yes)}
        onNominees={(rows) => form.setValue("nominees", rows)}
      />
    </FormDialog>
  );
}
