import type { ReactNode } from "react";
import { useState } from "react";
import { t } from "#i18n/i18n.ts";
import { Card } from "#ui/surface.tsx";
import { emptyDraft, isUntouched, numberOf } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";
import { SavingSchemeList } from "./saving-scheme-list.tsx";
import { SchemeDetailsForm } from "./scheme-details-form.tsx";

interface Props {
  /** The book being filled in, not in the list yet. */
  draft: EnrolmentDraft;
  onDraft: (draft: EnrolmentDraft) => void;
  books: readonly EnrolmentDraft[];
  onBooks: (books: EnrolmentDraft[]) => void;
  /** Numbers the client has already. */
  knownNumbers?: readonly string[];
  /** What the server said of one of the books; `onBooks` is told when it may no longer hold. */
  problem: { bookNumber: string; message: string } | null;
  /** Saves the list; shown below it. */
  actions: ReactNode;
  /** The actions make sense without a book, too. */
  mayBeEmpty?: boolean;
}

/** The form of one scheme book, and the list of those about to be saved. */
export function EnrolmentEditor(props: Props) {
  const { draft, onDraft, books, onBooks, knownNumbers = [], problem, actions, mayBeEmpty = false } = props;
  const [editedNumber, setEditedNumber] = useState<string | null>(null);
  const others = books.map(numberOf).filter((number) => number !== editedNumber);

  function add(book: EnrolmentDraft) {
    onBooks(
      editedNumber === null ? [...books, book] : books.map((old) => (numberOf(old) === editedNumber ? book : old)),
    );
    setEditedNumber(null);
    onDraft({ ...emptyDraft, schemeType: book.schemeType });
  }
  function remove(book: EnrolmentDraft) {
    onBooks(books.filter((old) => old !== book));
    if (editedNumber === numberOf(book)) stopEditing();
  }
  function stopEditing() {
    setEditedNumber(null);
    onDraft(emptyDraft);
  }

  const hint = !isUntouched(draft) && draft.unique !== "" && (
    <p className="text-sm text-muted">
      {t("Book {number} is not in the list yet. Add it, or it will not be saved.", { number: numberOf(draft) })}
    </p>
  );
  return (
    <>
      <Card title={t("Saving Scheme Details")}>
        <SchemeDetailsForm
          draft={draft}
          onDraft={onDraft}
          takenNumbers={[...knownNumbers, ...others]}
          isEditing={editedNumber !== null}
          onAdd={add}
          onCancelEdit={stopEditing}
        />
      </Card>
      {books.length > 0 && (
        <section aria-labelledby="saving-scheme-list" className="flex flex-col gap-3">
          <h2 id="saving-scheme-list" className="text-lg font-semibold">
            {t("Saving Scheme List")}
          </h2>
          <SavingSchemeList
            books={books}
            problem={problem}
            onEdit={(book) => {
              setEditedNumber(numberOf(book));
              onDraft(book);
            }}
            onDelete={remove}
          />
        </section>
      )}
      {(books.length > 0 || mayBeEmpty) && (
        <>
          {hint}
          <div className="flex flex-wrap justify-end gap-3">{actions}</div>
        </>
      )}
    </>
  );
}
