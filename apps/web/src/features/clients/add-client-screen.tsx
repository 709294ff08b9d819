import { enrolClient, listClients } from "@thangam/contracts/clients";
import { countClients, schemeRatio } from "@thangam/contracts/reports";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { isRefusal, sentenceOf } from "#api/errors.ts";
import { notice } from "#api/sentences.ts";
import { usePerson } from "#api/session.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#layouts/page-header.tsx";
import { homeOf, paths } from "#paths.ts";
import { mayOpen } from "#routes.tsx";
import { useLeaveGuard } from "#routing/leave-guard.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { emptyDraft, enrolmentOf, isUntouched, numberOf } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";
import { EnrolledNote } from "./enrolled-note.tsx";
import type { Enrolled } from "./enrolled-note.tsx";
import { SavingSchemeList } from "./saving-scheme-list.tsx";
import { SchemeDetailsForm } from "./scheme-details-form.tsx";

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
  const navigate = useNavigate();
  const [draft, setDraft] = useState(emptyDraft);
  const [editedNumber, setEditedNumber] = useState<string | null>(null);
  const [problem, setProblem] = useState<{ bookNumber: string; message: string } | null>(null);
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
  const books = form.values.books;
  const setBooks = form.controlled("books").onValueChange;
  const others = books.filter((book) => numberOf(book) !== editedNumber);

  function add(book: EnrolmentDraft) {
    setBooks(
      editedNumber === null ? [...books, book] : books.map((old) => (numberOf(old) === editedNumber ? book : old)),
    );
    setProblem(null);
    setEditedNumber(null);
    setDraft({ ...emptyDraft, schemeType: book.schemeType });
  }
  function remove(book: EnrolmentDraft) {
    form.setValue(
      "books",
      books.filter((old) => old !== book),
    );
    setProblem(null);
    if (editedNumber === numberOf(book)) stopEditing();
  }
  function stopEditing() {
    setEditedNumber(null);
    setDraft(emptyDraft);
  }
  function cancel() {
    void navigate(mayOpen("clients.view", person) ? paths.viewClients : homeOf(person.role));
  }

  return (
    <>
      <PageHeader title={t("Add New Client")} crumbs={[{ label: t("Manage Clients") }]} />
      <div className="flex flex-col gap-5">
        {enrolled !== null && <EnrolledNote {...enrolled} onClose={() => setEnrolled(null)} />}
        <Card title={t("Personal Information")}>
          <form
            id={FORM}
            noValidate
            aria-label={t("Personal Information")}
            onSubmit={(event) => {
              setProblem(null);
              void form.submit(event);
            }}
            className="grid gap-4 sm:grid-cols-3"
          >
            <TextField label={t("Name")} isRequired autoFocus autoCapitalize="words" {...form.field("name")} />
            <TextField
              label={t("Email")}
              isRequired
              type="email"
              inputMode="email"
              autoCapitalize="off"
              {...form.field("email")}
            />
            <DigitsField label={t("Mobile Number")} isRequired type="tel" maxLength={10} {...form.field("mobile")} />
          </form>
        </Card>
        <Card title={t("Saving Scheme Details")}>
          <SchemeDetailsForm
            draft={draft}
            onDraft={setDraft}
            takenNumbers={others.map(numberOf)}
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
                setDraft(book);
              }}
              onDelete={remove}
            />
            {!isUntouched(draft) && draft.unique !== "" && (
              <p className="text-sm text-muted">
                {t("Book {number} is not in the list yet. Add it, or it will not be saved.", {
                  number: numberOf(draft),
                })}
              </p>
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <Button onClick={cancel}>{t("Cancel")}</Button>
              <Button type="submit" form={FORM} look="primary" isBusy={form.isSaving}>
                {t("Add Client")}
              </Button>
            </div>
          </section>
        )}
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
