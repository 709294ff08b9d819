import { lazy, Suspense } from "react";
import { notice } from "#api/messages.ts";
import { paths } from "#app/paths.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { BookNumberField } from "#shared/books/book-number-field.tsx";
import { Button } from "#ui/button.tsx";
import { Card, ErrorNotice } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ClosingCard } from "./closing-card.tsx";
import { useClosingForm } from "./use-closing-form.ts";

const ConfirmDialog = lazy(() =>
  import("#ui/confirm-dialog.tsx").then((module) => ({ default: module.ConfirmDialog })),
);

/** Staff close a book. They see its owner and the consequences first, and confirm. */
export default function CloseAccountScreen() {
  const { form, shown, failure, isAsking, stopAsking, submit } = useClosingForm();
  const bookField = form.controlled("bookNumber");
  const lookupError = failure?.isRefused === true ? failure.message : undefined;

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
              hint={t("Its number, the client's name or mobile number, or a receipt. Enter takes the first.")}
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
          {failure !== null && !failure.isRefused && <ErrorNotice message={failure.message} />}
          {shown === null ? <EmptyPreview /> : <ClosingCard preview={shown} />}
        </div>
      </div>
      <Suspense>
        {isAsking && shown !== null && (
          <ConfirmDialog
            isOpen
            title={notice("confirm_close_title")}
            subject={`${shown.clientName} · ${shown.book.number} · ${rupees(shown.book.paidTotalPaise)}`}
            question={t("Are you sure you want to close this client's account?")}
            isDangerous
            isBusy={form.isSaving}
            onNo={stopAsking}
            onYes={() => void form.submit().finally(stopAsking)}
          />
        )}
      </Suspense>
    </>
  );
}

function EmptyPreview() {
  return (
    <div className="rounded-card border border-dashed border-edge p-8 text-center text-muted">
      {t(
        "Type an account number. Whose book it is, what it holds and what closing does stand here before it is closed.",
      )}
    </div>
  );
}
