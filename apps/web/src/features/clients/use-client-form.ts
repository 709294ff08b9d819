import { updateClient } from "@thangam/contracts/clients/enrolment-operations";
import { useState } from "react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { notice } from "#api/messages.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { useOutlivingState } from "#forms/use-outliving.ts";
import { useLeaveGuard } from "#navigation/leave-guard.ts";
import { accountQueries } from "#shared/users/account-queries.ts";
import { toast } from "#ui/toast.tsx";
import type { Client } from "./client.ts";
import { emailOf, personalInput } from "./personal-fields.tsx";
import { emptyDraft } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";
import { useAddBooks } from "./use-add-books.ts";

interface Saved {
  isClientSaved: boolean;
  bookNumbers: readonly string[];
}

const noBooks: { books: readonly EnrolmentDraft[] } = { books: [] };

/** Saves the personal information first, then each new book. What was saved before a refusal stays saved. */
export function useClientForm(client: Client, list: string) {
  const navigate = useNavigate();
  const [draft, setDraft] = useOutlivingState("the book in the form", emptyDraft);
  const [{ books }, setList] = useOutlivingState("the books to be added", noBooks);
  const [saved, setSaved] = useState<Saved>({ isClientSaved: false, bookNumbers: [] });
  const [problem, setProblem] = useState<{ bookNumber: string; message: string } | null>(null);
  const [isUnfinished, setUnfinished] = useState(false);
  const { addBooks, isAdding } = useAddBooks(client.id);
  const guard = useLeaveGuard(books.length > 0 || draft.unique !== "");

  const form = useOperationForm(updateClient, {
    defaults: draftOf(client),
    toInput: (values) => ({ ...personalInput(values), clientId: client.id.toString() }),
    fieldOfRefusal: {
      client_already_exists: "email",
      email_belongs_to_staff: "email",
      email_already_registered: "email",
      name_not_legible: "name",
      client_without_email_exists: "mobile",
      mobile_not_indian: "mobile",
    },
    invalidates: accountQueries,
    onSaved: async ({ version }, { name, email, mobile }) => {
      form.startAgain(draftOf({ name, email, mobile, version }));
      await saveBooks(true);
    },
  });
  const isUnchanged =
    form.values.name === client.name && emailOf(form.values) === client.email && form.values.mobile === client.mobile;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAdding) return;
    setProblem(null);
    setUnfinished(draft.unique !== "");
    if (draft.unique !== "") return;
    if (isUnchanged && books.length > 0) void saveBooks(false);
    else void form.submit(event);
  }

  async function saveBooks(isClientSaved: boolean) {
    const { added, problem: refused } = await addBooks(books);
    if (refused === null) {
      guard.release();
      toast.success(notice("client_updated"));
      void navigate(list);
      return;
    }
    setList({ books: books.slice(added.length) });
    setProblem(refused);
    setSaved({ isClientSaved: saved.isClientSaved || isClientSaved, bookNumbers: [...saved.bookNumbers, ...added] });
  }

  function changeBooks(next: readonly EnrolmentDraft[]) {
    setList({ books: next });
    setProblem(null);
  }

  return {
    form,
    submit,
    isSaving: form.isSaving || isAdding,
    saved,
    editor: { draft, onDraft: setDraft, books, onBooks: changeBooks, problem, isUnfinished },
  };
}

function draftOf({ name, email, mobile, version }: Pick<Client, "name" | "email" | "mobile" | "version">) {
  return { name, email, hasNoEmail: email === "", mobile, version: version.toISOString() };
}
