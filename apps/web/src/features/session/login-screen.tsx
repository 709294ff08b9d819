import { signIn } from "@thangam/contracts/session/sign-in-operations";
import { saveProfile } from "@thangam/contracts/session/profile-operations";
import { SOURCE_LANGUAGE } from "@thangam/texts/languages";
import { signInWithPasskey } from "@thangam/contracts/session/factor-operations";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { errorMessage } from "#api/errors.ts";
import { canUsePasskeys } from "#api/passkeys.ts";
import { useCommand } from "#api/query.ts";
import { setSession } from "#api/session.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { keepSpeaking } from "#i18n/chosen-language.ts";
import { t, useLanguage } from "#i18n/i18n.ts";
import { FrontPage } from "#navigation/front-page.tsx";
import { signInLead, signInTabTitle } from "#navigation/front-titles.ts";
import { useWrittenShop } from "#navigation/written-shop.ts";
import { FirstStepForms, PasswordFields } from "#shared/session/first-step.tsx";
import { askedIn } from "#shared/session/second-step/asked.ts";
import type { Asked } from "#shared/session/second-step/asked.ts";
import { PasskeyButton } from "#shared/session/second-step/passkey-button.tsx";
import { passkeySignIn } from "#shared/session/second-step/passkey-look.tsx";
import { paths } from "#app/paths.ts";
import { Skeleton } from "#ui/surface.tsx";
import { toast } from "#ui/toast.tsx";
import { MobileForm } from "./mobile/mobile-form.tsx";
import { forgetSentCode, useSentCode } from "./mobile/sent-code.ts";
import type { SentCode } from "./mobile/sent-code.ts";

/** Of those who have one; nobody else waits for it. */
const SecondStep = lazy(() => import("#shared/session/second-step/second-step-question.tsx"));
const CodeQuestion = lazy(() => import("./mobile/code-question.tsx"));

/** The gate navigates after the sign-in. */
export default function LoginScreen() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [sent, setSent] = useSentCode();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const enter = useEnter();
  if (asked !== null) {
    return (
      <FrontPage title={t("One more step")}>
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <SecondStep asked={asked} onSignedIn={(person) => void enter(person)} onOver={() => setAsked(null)} />
        </Suspense>
      </FrontPage>
    );
  }
  if (params.get("step") === "code" && sent !== null) {
    return (
      <FrontPage
        title={t("Enter the code")}
        lead={t("If the shop knows {mobile}, a code is on its way by SMS. It is good for 10 minutes.", {
          mobile: sent.mobile,
        })}
      >
        <Suspense fallback={<Skeleton className="h-52 w-full" />}>
          <CodeQuestion sent={sent} onSent={setSent} onSignedIn={enter} onAsked={setAsked} />
        </Suspense>
        <Link to={stepOf(params, null)} className={linkClass}>
          {t("Use another number, or e-mail")}
        </Link>
      </FrontPage>
    );
  }
  return (
    <FirstStep
      onAsked={setAsked}
      onSignedIn={enter}
      onSent={(code) => {
        setSent(code);
        void navigate(stepOf(params, "code"));
      }}
    />
  );
}

const linkClass = "mt-5 inline-block text-sm text-brand-ink underline underline-offset-4";

/** The address of a step of the login, which leads on where it led before. */
function stepOf(params: URLSearchParams, step: "code" | null): string {
  const next = new URLSearchParams(params);
  if (step === null) next.delete("step");
  else next.set("step", step);
  return next.size === 0 ? paths.login : `${paths.login}?${next.toString()}`;
}

/** Goes on as somebody who just signed in. */
function useEnter(): (person: SessionPerson) => Promise<void> {
  const spoken = useLanguage();
  const keepLanguage = useCommand(saveProfile);
  return async (user) => {
    toast.clear();
    forgetSentCode();
    if (user.language !== null) await keepSpeaking(user.language);
    void setSession(user);
    // Who never chose one goes on in what this page speaks, and is written to in it.
    if (user.language === null && spoken !== SOURCE_LANGUAGE) keepLanguage.mutate({ language: spoken });
  };
}

interface Props {
  onAsked: (asked: Asked) => void;
  onSignedIn: (person: SessionPerson) => Promise<void>;
}

/** Both ways at once. On what is touched the mobile number comes with the focus; at a desk the e-mail, as staff sign in there. */
function FirstStep({ onSent, ...props }: Props & { onSent: (sent: SentCode) => void }) {
  const { search } = useLocation();
  const isOnTheWay = new URLSearchParams(search).has("next");
  useWrittenShop();
  const isTouched = matchMedia("(pointer: coarse)").matches;
  return (
    <FrontPage tab={signInTabTitle()} lead={signInLead(isOnTheWay)}>
      <FirstStepForms
        mobile={<MobileForm hasFocus={isTouched} onSent={onSent} />}
        password={<PasswordForm {...props} hasFocus={!isTouched} />}
      />
    </FrontPage>
  );
}

function PasswordForm({ onAsked, onSignedIn, hasFocus }: Props & { hasFocus: boolean }) {
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
    <PasswordFields
      form={{ onSubmit: (event) => void form.submit(event) }}
      email={form.field("email")}
      password={form.field("password")}
      hasFocus={hasFocus}
      isBusy={form.isSaving}
      passkey={
        canUsePasskeys() && (
          <PasskeyButton
            label={passkeySignIn()}
            isBusy={withPasskey.isPending}
            onShown={(shown) =>
              withPasskey.mutate(shown, {
                onSuccess: (person) => void onSignedIn(person),
                onError: (error) => toast.error(errorMessage(error)),
              })
            }
          />
        )
      }
    />
  );
}
