import { useOutlivingState } from "#forms/use-outliving.ts";
import { emptyDraft, isUntouched, numberOf } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";

interface List {
  draft: EnrolmentDraft;
  onDraft: (draft: EnrolmentDraft) => void;
  books: readonly EnrolmentDraft[];
  onBooks: (books: EnrolmentDraft[]) => void;
}

interface Editing {
  editedNumber: string | null;
  /** The unfinished book that was in the form when a book of the list was edited. It returns afterwards. */
  setAside: EnrolmentDraft | null;
}

const notEditing: Editing = { editedNumber: null, setAside: null };

/** Adds the book of the form to the list, and takes one of the list back into the form to be changed. */
export function useEnrolmentList({ draft, onDraft, books, onBooks }: List) {
  const [{ editedNumber, setAside }, setEditing] = useOutlivingState("the book that is edited", notEditing);

  function add(book: EnrolmentDraft) {
    onBooks(
      editedNumber === null ? [...books, book] : books.map((old) => (numberOf(old) === editedNumber ? book : old)),
    );
    setEditing(notEditing);
    onDraft(setAside ?? { ...emptyDraft, schemeType: book.schemeType });
  }
  function edit(book: EnrolmentDraft) {
    const unfinished = editedNumber === null && !isUntouched(draft) ? draft : setAside;
    setEditing({ editedNumber: numberOf(book), setAside: unfinished });
    onDraft(book);
  }
  function remove(book: EnrolmentDraft) {
    onBooks(books.filter((old) => old !== book));
    if (editedNumber === numberOf(book)) stopEditing();
  }
  function stopEditing() {
    setEditing(notEditing);
    onDraft(setAside ?? emptyDraft);
  }

  return { add, edit, remove, stopEditing, editedNumber };
}
