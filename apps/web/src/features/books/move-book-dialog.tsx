import { listBranches, moveBook } from "@thangam/contracts/branches/branch-operations";
import { branchDues } from "@thangam/contracts/branches/transfer-operations";
import { getBook } from "@thangam/contracts/books/book-operations";
import { useOperation } from "#api/query.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { bookQueries } from "#shared/books/book-queries.ts";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { OwnBook } from "./own-book.ts";

/** Gives a book to another branch, for a reason; somebody else approves it. */
export default function MoveBookDialog({ book, onClose }: { book: OwnBook["book"]; onClose: () => void }) {
  const { data } = useOperation(listBranches, {});
  const others = (data ?? []).filter(({ name }) => name !== book.branchName);
  const form = useOperationForm(moveBook, {
    defaults: { branchNumber: "", reason: "" },
    toInput: (values) => ({ ...values, bookId: book.id.toString() }),
    fieldOfRefusal: { branch_not_found: "branchNumber", book_of_branch: "branchNumber" },
    invalidates: [getBook, branchDues, ...bookQueries],
    onWaits: onClose,
    onSaved: () => {
      toast.success(t("Book {number} is of the other branch now.", { number: book.number }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Give book {number} to another branch", { number: book.number })}
      description={t("What was paid stays where it is: the branch before owes it to the new one.")}
    >
      <SelectField
        label={t("Branch")}
        isRequired
        placeholder={t("Choose a branch")}
        options={others.map(({ branchNumber, name }) => ({ value: String(branchNumber), label: name }))}
        {...form.controlled("branchNumber")}
      />
      <TextField label={t("Reason")} isRequired maxLength={300} {...form.field("reason")} />
    </FormDialog>
  );
}
