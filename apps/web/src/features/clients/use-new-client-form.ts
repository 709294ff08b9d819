import { enrolClient } from "@thangam/contracts/clients/enrolment-operations";
import { listClients } from "@thangam/contracts/clients/list-operations";
import { countClients, schemeRatio } from "@thangam/contracts/reports/dashboard-operations";
import { useState } from "react";
import type { FormEvent } from "react";
import { isRefusal, errorMessage } from "#api/errors.ts";
import { notice } from "#api/messages.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { useOutlivingState } from "#forms/use-outliving.ts";
import { useLeaveGuard } from "#navigation/leave-guard.ts";
import { toast } from "#ui/toast.tsx";
import type { Enrolled } from "./enrolled-note.tsx";
import { personalInput } from "./personal-fields.tsx";
import { emptyDraft, enrolmentOf } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";

const blank: { name: string; email: string; hasNoEmail: boolean; mobile: string; books: EnrolmentDraft[] } = {
  name: "",
  email: "",
  hasNoEmail: false,
  mobile: "",
  books: [],
};

/** Saves a new client with all books of the list. An unfinished book in the form blocks the save. */
export function useNewClientForm() {
  const [draft, setDraft] = useOutlivingState("the book in the form", emptyDraft);
  const [problem, setProblem] = useState<{ bookNumber: string; message: string } | null>(null);
  const [isUnfinished, setUnfinished] = useState(false);
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  useLeaveGuard(draft.unique !== "");

  const form = useOperationForm(enrolClient, {
    defaults: blank,
    toInput: (values) => ({ ...personalInput(values), books: values.books.map(enrolmentOf) }),
    fieldOfRefusal: {
      client_already_exists: "email",
      client_without_email_exists: "mobile",
      email_belongs_to_staff: "email",
    },
    invalidates: [listClients, countClients, schemeRatio],
    onRefused: (error) => {
      const bookNumber = isRefusal(error) ? error.params["bookNumber"] : undefined;
      if (bookNumber === undefined) return false;
      setProblem({ bookNumber, message: errorMessage(error) });
      return true;
    },
    onSaved: ({ books, isSignInNew, isPasswordMailed }, { name, email, mobile }) => {
      toast.success(notice("client_added"));
      setEnrolled({
        name,
        email,
        mobile,
        isSignInNew,
        isPasswordMailed,
        bookNumbers: books.map(({ number }) => number),
      });
      setDraft(draftLike(form.values.books.at(-1)));
      form.startAgain();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    setUnfinished(draft.unique !== "");
    if (draft.unique === "") void form.submit();
  }
  function changeBooks(books: EnrolmentDraft[]) {
    form.setValue("books", books);
    setProblem(null);
  }

  return {
    form,
    submit,
    enrolled,
    forgetEnrolled: () => setEnrolled(null),
    editor: { draft, onDraft: setDraft, books: form.values.books, onBooks: changeBooks, problem, isUnfinished },
  };
}

/** The next client often joins the same scheme. */
function draftLike(book: EnrolmentDraft | undefined): EnrolmentDraft {
  if (book === undefined) return emptyDraft;
  const { schemeType, schemeName, instalments, prefix, amountPaise } = book;
  return { ...emptyDraft, schemeType, schemeName, instalments, prefix, amountPaise };
}
