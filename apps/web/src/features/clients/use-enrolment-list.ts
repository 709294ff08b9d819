import { useState } from "react";
import { emptyDraft, isUntouched, numberOf } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";

interface List {
  draft: EnrolmentDraft;
  onDraft: (draft: EnrolmentDraft) => void;
  books: readonly EnrolmentDraft[];
  onBooks: (books: EnrolmentDraft[]) => void;
}

/** Adds the book of the form to the list, and takes one of the list back into the form to be changed. */
export function useEnrolmentList({ draft, onDraft, books, onBooks }: List) {
  const [editedNumber, setEditedNumber] = useState<string | null>(null);
  /** The unfinished book that was in the form when a book of the list was edited. It returns afterwards. */
  const [setAside, setSetAside] = useState<EnrolmentDraft | null>(null);

  function add(book: EnrolmentDraft) {
    onBooks(
      editedNumber === null ? [...books, book] : books.map((old) => (numberOf(old) === editedNumber ? book : old)),
    );
    setEditedNumber(null);
    setSetAside(null);
    onDraft(setAside ?? { ...emptyDraft, schemeType: book.schemeType });
  }
  function edit(book: EnrolmentDraft) {
    if (editedNumber === null && !isUntouched(draft)) setSetAside(draft);
    setEditedNumber(numberOf(book));
    onDraft(book);
  }
  function remove(book: EnrolmentDraft) {
    onBooks(books.filter((old) => old !== book));
    if (editedNumber === numberOf(book)) stopEditing();
  }
  function stopEditing() {
    setEditedNumber(null);
    setSetAside(null);
    onDraft(setAside ?? emptyDraft);
  }

  return { add, edit, remove, stopEditing, editedNumber };
}
