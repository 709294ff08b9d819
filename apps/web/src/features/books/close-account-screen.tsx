import { closeBookByNumber } from "@thangam/contracts/books/closing-operations";
import { lazy, Suspense, useState } from "react";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { notice } from "#api/sentences.ts";
import { BookNumberField } from "#shared/books/book-number-field.tsx";
import { checkInput } from "#forms/resolver.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card, Trouble } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { bookQueries } from "#shared/books/book-queries.ts";
import { ClosingCard } from "./closing-card.tsx";
import { useClosingPreview } from "./use-closing-preview.ts";

const ConfirmDialog = lazy(() =>
  import("#ui/confirm-dialog.tsx").then((module) => ({ default: module.ConfirmDialog })),
);

const blank = { bookNumber: "", remarks: "" };

/** Staff close a book: whose it is and what closing does is seen first, and asked once more. */
export default function CloseAccountScreen() {
  const [params, setParams] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const form = useOperationForm(closeBookByNumber, {
    defaults: { ...blank, bookNumber: params.get("book") ?? "" },
    fieldOfRefusal: {
      book_not_found: "bookNumber",
      book_already_closed: "bookNumber",
      book_not_open: "bookNumber",
      book_settled: "bookNumber",
    },
    invalidates: bookQueries,
    onSaved: () => {
      toast.success(notice("book_closed_by_staff"));
      setParams({}, { replace: true });
      form.startAgain(blank);
    },
  });
  const { number, shown, trouble } = useClosingPreview(form.values.bookNumber);
  const bookField = form.controlled("bookNumber");
  const lookupError = trouble?.isRefused === true ? trouble.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    const isComplete = checkInput(closeBookByNumber, form.values).ok;
    // Enter that came before the book was shown does not close it.
    if (isComplete && number !== null && shown === null && trouble === null) return;
    if (isComplete && shown?.refusal === null) setAsking(true);
    else void form.submit();
  }

  return (
    <>
      <PageHeader>
        <ButtonLink to={paths.closedAccounts}>{t("Closed Account List")}</ButtonLink>
      </PageHeader>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <form noValidate aria-label={t("Close Account")} onSubmit={submit} className="flex flex-col gap-5">
            <BookNumberField
              autoFocus
              label={t("Account Number")}
              hint={t("Its number, or the client's name or mobile number.")}
              {...bookField}
              error={bookField.error ?? lookupError}
            />
            <TextField
              label={t("Remarks")}
              isRequired
              maxLength={300}
              hint={t("Why it is closed. Kept with the book and seen in the closed account list.")}
              {...form.field("remarks")}
            />
            <Button type="submit" look="danger" isBusy={form.isSaving}>
              {t("Close Account")}
            </Button>
          </form>
        </Card>
        <div className="flex flex-col gap-5">
          {trouble !== null && !trouble.isRefused && <Trouble message={trouble.message} />}
          {shown === null ? <Waiting /> : <ClosingCard preview={shown} />}
        </div>
      </div>
      <Suspense>
        {isAsking && shown !== null && (
          <ConfirmDialog
            isOpen
            title={notice("confirm_close_title")}
            subject={`${shown.clientName} · ${shown.book.number} · ${rupees(shown.book.paidTotalPaise)}`}
            question={notice("confirm_close")}
            isDangerous
            isBusy={form.isSaving}
            onNo={() => setAsking(false)}
            onYes={() => void form.submit().finally(() => setAsking(false))}
          />
        )}
      </Suspense>
    </>
  );
}

function Waiting() {
  return (
    <div className="rounded-card border border-dashed border-edge p-8 text-center text-muted">
      {t(
        "Type an account number. Whose book it is, what it holds and what closing does stand here before it is closed.",
      )}
    </div>
  );
}
