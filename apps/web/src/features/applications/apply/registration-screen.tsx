import { Link, Navigate, useNavigate, useSearchParams } from "react-router";
import { useSession } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { whatFollows, whereCodeWent } from "#shared/schemes/joining-words.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { FrontPage } from "#navigation/front-page.tsx";
import { furtherBook, paths } from "#app/paths.ts";
import { DetailsStep } from "./details-step.tsx";
import { forgetApplication, useApplicationState } from "./application-state.ts";
import { VerifyStep } from "./verify-step.tsx";

/** The application of a new client: the form, the code that verifies the e-mail address, and what happens next. */
export default function RegistrationScreen() {
  const [application, change] = useApplicationState();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const user = useSession();
  const step = params.get("step");
  const { requestToken, sendAgainAt } = application;
  const begin = (options?: { replace: boolean }) => void navigate(paths.registration, options);

  // A customer who is signed in applies for another book instead.
  if (user?.role === "Customer") return <Navigate replace to={furtherBook} />;
  if (step === "done") {
    return (
      <FrontPage title={t("Your request has reached the shop")} lead={whatFollows(params.has("sms"))}>
        <ButtonLink to={paths.login}>{t("Back to the login page")}</ButtonLink>
      </FrontPage>
    );
  }
  if (step === "code" && requestToken !== null) {
    return (
      <FrontPage title={t("Enter the verification code")} lead={whereCodeWent(application)}>
        <VerifyStep
          requestToken={requestToken}
          sendAgainAt={sendAgainAt}
          onSent={(at) => change({ sendAgainAt: at })}
          onVerified={() => {
            forgetApplication();
            // The sent form is not shown again by Back.
            void navigate(`${paths.registration}?step=done${application.hasNoEmail ? "&sms" : ""}`, { replace: true });
          }}
          onOver={() => {
            change({ requestToken: null });
            begin({ replace: true });
          }}
        />
        <p className="mt-6">
          <Link to={paths.registration} className="text-sm text-brand-ink underline underline-offset-4">
            {t("Correct what you entered")}
          </Link>
        </p>
      </FrontPage>
    );
  }
  if (step !== null) return <Navigate replace to={paths.registration} />;
  return (
    <FrontPage lead={t("Tell us who you are and what you would like to save.")}>
      <DetailsStep
        application={{ ...application, ...chosenIn(params) }}
        onSent={(sent) => {
          change(sent);
          void navigate(`${paths.registration}?step=code`);
        }}
      />
      <p className="mt-6 text-center">
        <Link to={paths.login} className="text-brand-ink underline underline-offset-4">
          {t("I have a sign-in already")}
        </Link>
      </p>
    </FrontPage>
  );
}

/** The scheme and the amount that were chosen on its public page. */
function chosenIn(params: URLSearchParams): { schemeName?: string; amountPaise?: string } {
  const schemeName = params.get("scheme");
  return schemeName === null ? {} : { schemeName, amountPaise: params.get("amount") ?? "" };
}
