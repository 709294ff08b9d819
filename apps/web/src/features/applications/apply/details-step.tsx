import { addClientApplication } from "@thangam/contracts/applications/apply-operations";
import { useEffect } from "react";
import { notice } from "#api/messages.ts";
import { nextSendTime } from "#shared/session/send-again.ts";
import { emailInput, EmailOrNoneField } from "#shared/users/email-or-none-field.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { spokenLanguage, t } from "#i18n/i18n.ts";
import { bookApplicationErrors } from "#shared/schemes/joining-words.ts";
import { Button } from "#ui/button.tsx";
import { MobileField, TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { keepApplicant } from "./application-state.ts";
import type { ApplicationState } from "./application-state.ts";
import { askedFor, BookApplicationFields } from "./book-application-fields.tsx";

interface Props {
  application: ApplicationState;
  onSent: (sent: Pick<ApplicationState, "requestToken" | "sendAgainAt">) => void;
}

/** The applicant, and the book that they apply for. */
export function DetailsStep({ application, onSent }: Props) {
  const { requestToken: _sent, sendAgainAt: _again, ...defaults } = application;
  const form = useOperationForm(addClientApplication, {
    defaults,
    toInput: ({ name, email, hasNoEmail, mobile, ...book }) => ({
      name,
      email: emailInput({ email, hasNoEmail }),
      mobile,
      ...askedFor(book),
      language: spokenLanguage(),
    }),
    ...bookApplicationErrors,
    guardsLeaving: false,
    onSaved: (sent, { email }) => {
      if (email !== "") toast.success(notice("recovery_code_sent"));
      onSent({ requestToken: sent.requestToken, sendAgainAt: nextSendTime() });
    },
  });
  const { values } = form;
  useEffect(() => keepApplicant(values), [values]);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <TextField
        label={t("Name")}
        isRequired
        autoFocus
        data-first
        autoComplete="name"
        autoCapitalize="words"
        {...form.field("name")}
      />
      <EmailOrNoneField
        autoComplete="email"
        {...form.field("email")}
        values={values}
        setHasNoEmail={(hasNoEmail) => form.setValue("hasNoEmail", hasNoEmail)}
        choice={{
          label: t("I have no e-mail"),
          hint: t("The code comes by SMS, and so do all news of your book."),
        }}
      />
      <MobileField label={t("Mobile Number")} isRequired autoComplete="tel-national" {...form.field("mobile")} />
      <BookApplicationFields {...form} />
      <Button type="submit" look="primary" isBusy={form.isSaving}>
        {t("Ask to join")}
      </Button>
    </form>
  );
}
