import { useId } from "react";
import type { ReactNode } from "react";
import { Link, Navigate, useNavigate, useSearchParams } from "react-router";
import { t } from "#i18n/i18n.ts";
import { FrontPage } from "#navigation/front-page.tsx";
import { paths } from "#app/paths.ts";
import { CodeStep } from "./code-step.tsx";
import { EmailStep } from "./email-step.tsx";
import { NewPasswordStep } from "./new-password-step.tsx";
import { useRecovery } from "./recovery-state.ts";

/** Three steps: the e-mail address, the code that was sent to it, a new password. */
export default function ForgotPasswordScreen() {
  const [recovery, change] = useRecovery();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const step = params.get("step");
  const go = (next: string, options?: { replace: boolean }) => void navigate(pathOf(next), options);

  if (step === "code" && recovery.email !== "") {
    return (
      <Step
        title={t("Enter the verification code")}
        lead={t("We sent it to {email}. It is good for 10 minutes; look among the unwanted mail, too.", {
          email: recovery.email,
        })}
        back={{ to: pathOf(""), label: t("Use another email") }}
      >
        <CodeStep
          recovery={recovery}
          onSent={change}
          onVerified={(resetToken) => {
            change({ resetToken });
            // A code is valid once, so Back skips its step.
            go("password", { replace: true });
          }}
        />
      </Step>
    );
  }
  if (step === "password" && recovery.resetToken !== null) {
    return (
      <Step
        title={t("Choose a new password")}
        lead={t("For {email}. You are signed out everywhere and sign in with the new one.", { email: recovery.email })}
        back={{ to: paths.login, label: t("Back to the login page") }}
      >
        <NewPasswordStep
          email={recovery.email}
          resetToken={recovery.resetToken}
          onOver={() => {
            change({ resetToken: null });
            go("", { replace: true });
          }}
        />
      </Step>
    );
  }
  if (step !== null) return <Navigate replace to={pathOf("")} />;
  return (
    <Step
      title={t("Forgot your password")}
      lead={t("Enter the email you sign in with. We send a verification code to it.")}
      back={{ to: paths.login, label: t("Back to the login page") }}
    >
      <EmailStep
        recovery={recovery}
        onSent={(sent) => {
          change({ ...sent, resetToken: null });
          go("code");
        }}
      />
      <p className="mt-6 text-sm text-muted">
        {t("Do you sign in with your mobile number? Then you need no password: the login page sends you a code.")}
      </p>
    </Step>
  );
}

function pathOf(step: string): string {
  return step === "" ? paths.forgotPassword : `${paths.forgotPassword}?step=${step}`;
}

interface StepProps {
  title: string;
  lead: string;
  back: { to: string; label: string };
  children: ReactNode;
}

function Step({ title, lead, back, children }: StepProps) {
  const id = useId();
  return (
    <FrontPage title={title}>
      <div role="dialog" aria-label={title} aria-describedby={id} className="flex flex-col gap-6">
        <p id={id} className="-mt-6 text-muted wrap-anywhere">
          {lead}
        </p>
        {children}
        <Link to={back.to} className="text-sm text-brand-ink underline underline-offset-4">
          {back.label}
        </Link>
      </div>
    </FrontPage>
  );
}
