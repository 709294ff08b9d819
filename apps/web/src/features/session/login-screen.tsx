import { signIn } from "@thangam/contracts/session/sign-in-operations";
import { saveProfile } from "@thangam/contracts/session/profile-operations";
import { SOURCE_LANGUAGE } from "@thangam/texts/languages";
import { signInWithPasskey } from "@thangam/contracts/session/factor-operations";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { canUsePasskeys } from "#api/passkeys.ts";
import { useCommand } from "#api/query.ts";
import { setSession } from "#api/session.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { keepSpeaking } from "#i18n/chosen-language.ts";
import { t, useLanguage } from "#i18n/i18n.ts";
import { FrontPage } from "#navigation/front-page.tsx";
import { LanguageSwitch } from "#shared/session/language-switch.tsx";
import { askedIn } from "#shared/session/second-step/asked.ts";
import type { Asked } from "#shared/session/second-step/asked.ts";
import { PasskeyButton } from "#shared/session/second-step/passkey-button.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";

/** Of those who have one; nobody else waits for it. */
const SecondStep = lazy(() => import("#shared/session/second-step/second-step-question.tsx"));

/** The gate navigates after the sign-in. */
export default function LoginScreen() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const enter = useEnter();
  if (asked === null) return <PasswordStep onAsked={setAsked} onSignedIn={enter} />;
  return (
    <FrontPage title={t("One more step")}>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <SecondStep asked={asked} onSignedIn={(person) => void enter(person)} onOver={() => setAsked(null)} />
      </Suspense>
      <LanguageSwitch />
    </FrontPage>
  );
}

/** Goes on as somebody who just signed in. */
function useEnter(): (person: SessionPerson) => Promise<void> {
  const spoken = useLanguage();
  const keepLanguage = useCommand(saveProfile);
  return async (user) => {
    toast.clear();
    if (user.language !== null) await keepSpeaking(user.language);
    setSession(user);
    // Who never chose one goes on in what this page speaks, and is written to in it.
    if (user.language === null && spoken !== SOURCE_LANGUAGE) keepLanguage.mutate({ language: spoken });
  };
}

interface Props {
  onAsked: (asked: Asked) => void;
  onSignedIn: (person: SessionPerson) => Promise<void>;
}

function PasswordStep({ onAsked, onSignedIn }: Props) {
  const { search } = useLocation();
  const isOnTheWay = new URLSearchParams(search).has("next");
  const withPasskey = useCommand(signInWithPasskey);
  const form = useOperationForm(signIn, {
    defaults: { email: "", password: "" },
    guardsLeaving: false,
    onSaved: onSignedIn,
    onRefused: (error) => {
      const asked = askedIn(error);
      if (asked !== null) {
        toast.clear();
        onAsked(asked);
      }
      return asked !== null;
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
        {canUsePasskeys() && (
          <PasskeyButton
            label={t("Sign in with a passkey")}
            isBusy={withPasskey.isPending}
            onShown={(shown) =>
              withPasskey.mutate(shown, {
                onSuccess: (person) => void onSignedIn(person),
                onError: (error) => toast.error(errorMessage(error)),
              })
            }
          />
        )}
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
