import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { ShopPages } from "#navigation/shop-pages.tsx";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { MobileField, TextField } from "#ui/text-field.tsx";

type Input = Omit<ComponentProps<typeof TextField>, "label">;

interface FormProps {
  /** What sends the form. The server's page has none: it keeps what is typed until the program is here. */
  form: Pick<ComponentProps<"form">, "method" | "onSubmit">;
  hasFocus?: boolean;
  isBusy?: boolean;
}

/** The sign-in as it stands, for the program that runs it and for the server that writes it before. */
export function FirstStepForms({ mobile, password }: { mobile: ReactNode; password: ReactNode }) {
  return (
    <>
      {mobile}
      <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-edge after:h-px after:flex-1 after:bg-edge">
        {t("or with e-mail")}
      </p>
      {password}
      <ShopPages />
    </>
  );
}

export function MobileFields({ form, mobile, hasFocus = false, isBusy = false }: FormProps & { mobile: Input }) {
  return (
    <form noValidate {...form} className="flex items-start gap-2 max-[22rem]:flex-col max-[22rem]:items-stretch">
      <MobileField
        className="flex-1"
        label={t("Mobile number")}
        autoComplete="tel-national"
        autoFocus={hasFocus}
        data-first={hasFocus || undefined}
        {...mobile}
      />
      <Button type="submit" look="primary" className="mt-6.5 max-[22rem]:mt-0" isBusy={isBusy}>
        {t("Get code")}
      </Button>
    </form>
  );
}

export function PasswordFields({
  form,
  email,
  password,
  passkey,
  hasFocus = false,
  isBusy = false,
}: FormProps & { email: Input; password: Input; passkey: ReactNode }) {
  return (
    <form noValidate {...form} className="flex flex-col gap-5">
      <TextField
        label={t("Email")}
        // Of the browsers' own field for e-mails nobody learns where its caret is, which a page that takes over must keep.
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus={hasFocus}
        data-first={hasFocus || undefined}
        {...email}
      />
      <PasswordField label={t("Password")} {...password} />
      <Button type="submit" isBusy={isBusy}>
        {t("Log In")}
      </Button>
      {passkey}
      <Link to={paths.forgotPassword} className="self-center text-brand-ink underline underline-offset-4">
        {t("Forgot your password")}
      </Link>
      <Link to={paths.registration} className="self-center text-brand-ink underline underline-offset-4">
        {t("Join a scheme")}
      </Link>
    </form>
  );
}
