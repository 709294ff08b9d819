import { signIn } from "@thangam/contracts/session/sign-in-operations";
import { saveProfile } from "@thangam/contracts/session/profile-operations";
import { SOURCE_LANGUAGE } from "@thangam/texts/languages";
import { Link, useLocation } from "react-router";
import { useCommand } from "#api/query.ts";
import { setSession } from "#api/session.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { keepSpeaking } from "#i18n/chosen-language.ts";
import { t, useLanguage } from "#i18n/i18n.ts";
import { FrontPage } from "#navigation/front-page.tsx";
import { LanguageSwitch } from "#shared/session/language-switch.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";

/** The gate navigates after the sign-in. */
export default function LoginScreen() {
  const { search } = useLocation();
  const isOnTheWay = new URLSearchParams(search).has("next");
  const spoken = useLanguage();
  const keepLanguage = useCommand(saveProfile);
  const form = useOperationForm(signIn, {
    defaults: { email: "", password: "" },
    guardsLeaving: false,
    onSaved: async (user) => {
      toast.clear();
      if (user.language !== null) await keepSpeaking(user.language);
      setSession(user);
      // Who never chose one goes on in what this page speaks, and is written to in it.
      if (user.language === null && spoken !== SOURCE_LANGUAGE) keepLanguage.mutate({ language: spoken });
    },
  });
  return (
    <FrontPage lead={isOnTheWay ? t("Please sign in to go on.") : t("Sign in to your savings books.")}>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
        <TextField
          label={t("Email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          autoFocus
          {...form.field("email")}
        />
        <PasswordField label={t("Password")} {...form.field("password")} />
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Log In")}
        </Button>
        <Link to={paths.forgotPassword} className="self-center text-brand-ink underline underline-offset-4">
          {t("Forgot your password")}
        </Link>
        <Link to={paths.registration} className="self-center text-brand-ink underline underline-offset-4">
          {t("Join a scheme")}
        </Link>
      </form>
      <LanguageSwitch />
    </FrontPage>
  );
}
