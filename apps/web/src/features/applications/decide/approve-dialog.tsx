import { listBooksOfClient } from "@thangam/contracts/books/book-operations";
import { countClients, schemeRatio } from "@thangam/contracts/reports/dashboard-operations";
import { approveApplication, listApplications } from "@thangam/contracts/applications/decide-operations";
import { listSchemes } from "@thangam/contracts/schemes/operations";
import { useOperation } from "#api/query.ts";
import { notice } from "#api/messages.ts";
import { NewBookNumberField } from "#shared/books/new-book-number-field.tsx";
import { NomineeList } from "#shared/books/nominee-list.tsx";
import { accountQueries } from "#shared/users/account-queries.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { Fact } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { ClientApplication } from "./client-application.ts";
import { useAlreadyDecided } from "./already-decided.ts";
import { OtherBooks } from "./other-books.tsx";

/** Gives an application its name and book number, and approves it. */
export default function ApproveDialog({
  application,
  onClose,
}: {
  application: ClientApplication;
  onClose: () => void;
}) {
  const { id, known, schemeName, amountPaise, nominees } = application;
  const form = useOperationForm(approveApplication, {
    defaults: { name: known?.name ?? application.name, bookNumber: "" },
    toInput: (values) => ({ requestId: id.toString(), ...values }),
    fieldOfRefusal: {
      book_number_not_of_scheme: "bookNumber",
      book_number_taken: "bookNumber",
      amount_not_of_scheme: "bookNumber",
    },
    oneAtATime: true,
    invalidates: [...accountQueries, listApplications, listBooksOfClient, countClients, schemeRatio],
    guardsLeaving: false,
    onSaved: () => {
      toast.success(notice("request_approved"));
      onClose();
    },
    onRefused: useAlreadyDecided(onClose),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t("Approve Client Request")}>
      <dl className="mb-5 grid grid-cols-2 gap-x-4 gap-y-3 rounded-field bg-gold-soft px-4 py-3">
        <Fact label={t("Scheme Name")}>{schemeName}</Fact>
        <Fact label={t("Amount")}>{rupees(amountPaise)}</Fact>
        <Fact label={t("Mobile Number")}>{known?.mobile ?? application.mobile}</Fact>
        <Fact label={t("Asked on")}>{dateAndTime(application.requestedAt)}</Fact>
        <Fact label={t("Email")} className="col-span-full">
          <EmailText email={application.email} />
        </Fact>
        {nominees.length > 0 && (
          <Fact label={t("Nominee")} className="col-span-full">
            <NomineeList nominees={nominees} />
          </Fact>
        )}
      </dl>
      {known !== null && <KnownNote application={application} known={known} />}
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
        <TextField label={t("Name")} isRequired autoFocus autoCapitalize="words" {...form.field("name")} />
        <div>
          <NewBookNumberField
            label={t("Scheme Book Number")}
            schemeName={schemeName}
            {...form.controlled("bookNumber")}
          />
          <PrefixNote application={application} />
        </div>
        {application.otherBooks > 0 && <OtherBooks requestId={id} />}
        <DialogActions>
          <Button onClick={onClose}>{t("Close")}</Button>
          <Button type="submit" look="primary" isBusy={form.isSaving}>
            {t("Approve")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function KnownNote({
  application,
  known,
}: {
  application: ClientApplication;
  known: NonNullable<ClientApplication["known"]>;
}) {
  const differs = known.name !== application.name || known.mobile !== application.mobile;
  return (
    <p className="mb-5 text-sm">
      {application.email === ""
        ? t("{name} signs in with this mobile number already. The book is added to theirs.", { name: known.name })
        : t("{name} signs in with this e-mail already. The book is added to theirs, and their password stays.", {
            name: known.name,
          })}{" "}
      {differs && t("Asked as {name}, {mobile}.", { name: application.name, mobile: application.mobile })}
    </p>
  );
}

/** The prefixes of book numbers for the scheme and amount of the application. */
function PrefixNote({ application: { schemeName, amountPaise } }: { application: ClientApplication }) {
  const { data } = useOperation(listSchemes, {}, { staleTime: 300_000 });
  const prefixes = data?.schemes.find(({ name }) => name === schemeName)?.prefixes ?? [];
  const fitting = prefixes.filter((prefix) => prefix.amountPaise === null || prefix.amountPaise === amountPaise);
  if (fitting.length === 0) return null;
  return (
    <p className="mt-1.5 text-sm text-muted">
      {t("Numbers of {amount} begin with {letters}.", {
        amount: rupees(amountPaise),
        letters: fitting.map(({ prefix }) => prefix).join(", "),
      })}
    </p>
  );
}
