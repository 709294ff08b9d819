import { enrolClient } from "@thangam/contracts/clients/enrolment-operations";
import { listClients } from "@thangam/contracts/clients/list-operations";
import { countClients, schemeRatio } from "@thangam/contracts/reports/dashboard-operations";
import { useState } from "react";
import { useNavigate } from "react-router";
import { isRefusal, sentenceOf } from "#api/errors.ts";
import { notice } from "#api/sentences.ts";
import { usePerson } from "#api/session.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { homeOf, paths } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";
import { useLeaveGuard } from "#navigation/leave-guard.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { emptyDraft, enrolmentOf } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";
import { EnrolledNote } from "./enrolled-note.tsx";
import type { Enrolled } from "./enrolled-note.tsx";
import { EnrolmentEditor } from "./enrolment-editor.tsx";
import { PersonalFields } from "./personal-fields.tsx";

const FORM = "add-client";

const blank: { name: string; email: string; mobile: string; books: EnrolmentDraft[] } = {
  name: "",
  email: "",
  mobile: "",
  books: [],
};

/** A client and all their books, saved as one. */
export default function AddClientScreen() {
  const person = usePerson();
  const mayOpen = useAccess();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(emptyDraft);
  const [problem, setProblem] = useState<{ bookNumber: string; message: string } | null>(null);
  const [isUnfinished, setUnfinished] = useState(false);
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  useLeaveGuard(draft.unique !== "");

  const form = useOperationForm(enrolClient, {
    defaults: blank,
    toInput: (values) => ({ ...values, books: values.books.map(enrolmentOf) }),
    fieldOfRefusal: { client_already_exists: "email", email_belongs_to_staff: "email" },
    invalidates: [listClients, countClients, schemeRatio],
    onRefused: (error) => {
      const bookNumber = isRefusal(error) ? error.params["bookNumber"] : undefined;
      if (bookNumber === undefined) return false;
      setProblem({ bookNumber, message: sentenceOf(error) });
      return true;
    },
    onSaved: ({ books, isSignInNew }, { name, mobile }) => {
      toast.success(notice("client_added"));
      setEnrolled({ name, mobile, isSignInNew, bookNumbers: books.map(({ number }) => number) });
      setDraft(draftLike(form.values.books.at(-1)));
      form.startAgain();
    },
  });
  const setBooks = form.controlled("books").onValueChange;

  function cancel() {
    void navigate(mayOpen("clients.view") ? paths.viewClients : homeOf(person.role));
  }

  return (
    <>
      <PageHeader />
      <div className="flex flex-col gap-5">
        {enrolled !== null && <EnrolledNote {...enrolled} onClose={() => setEnrolled(null)} />}
        <Card title={t("Personal Information")}>
          <form
            id={FORM}
            noValidate
            aria-label={t("Personal Information")}
            onSubmit={(event) => {
              event.preventDefault();
              setProblem(null);
              setUnfinished(draft.unique !== "");
              if (draft.unique === "") void form.submit(event);
            }}
            className="grid gap-4 sm:grid-cols-3"
          >
            <PersonalFields field={form.field} />
          </form>
        </Card>
        <EnrolmentEditor
          draft={draft}
          onDraft={setDraft}
          books={form.values.books}
          onBooks={(books) => {
            setBooks(books);
            setProblem(null);
          }}
          problem={problem}
          isUnfinished={isUnfinished}
          actions={
            <>
              <Button onClick={cancel}>{t("Cancel")}</Button>
              <Button type="submit" form={FORM} look="primary" isBusy={form.isSaving}>
                {t("Add Client")}
              </Button>
            </>
          }
        />
      </div>
    </>
  );
}

/** The next client often joins the same scheme. */
function draftLike(book: EnrolmentDraft | undefined): EnrolmentDraft {
  if (book === undefined) return emptyDraft;
  const { schemeType, schemeName, instalments, prefix, amountPaise } = book;
  return { ...emptyDraft, schemeType, schemeName, instalments, prefix, amountPaise };
}
