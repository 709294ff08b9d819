import { signIn } from "@thangam/contracts/session/sign-in-operations";
import { checkSetupLink, setUpShop } from "@thangam/contracts/setup/first-admin-operations";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { call } from "#api/client.ts";
import { isRefusal } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { setSession } from "#api/session.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { FrontPage } from "#navigation/front-page.tsx";
import { paths } from "#app/paths.ts";
import { askedIn } from "#shared/session/second-step/asked.ts";
import type { Asked } from "#shared/session/second-step/asked.ts";
import { Button } from "#ui/button.tsx";
import { NewPasswordField } from "#ui/new-password-field.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";

const SecondStep = lazy(() => import("#shared/session/second-step/second-step-question.tsx"));

/** The page behind the link in the portal's log. Whoever opens it becomes the shop's first Admin. */
export default function SetupScreen() {
  const [params] = useSearchParams();
  const token = (params.get("token") ?? "").slice(0, 200);
  const { data, error, refetch } = useOperation(checkSetupLink, { token }, { enabled: token !== "" });
  const isOver = token === "" || isRefusal(error);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const enter = (person: SessionPerson | null) => {
    if (person !== null) void setSession(person);
    void navigate(paths.login, { replace: true });
  };
  if (asked !== null)
    return (
      <FrontPage title={t("One more step")}>
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <SecondStep asked={asked} onSignedIn={enter} onOver={() => enter(null)} />
        </Suspense>
      </FrontPage>
    );
  return (
    <FrontPage {...(!isOver && { lead: t("Make the first Admin. They bring in everyone else.") })}>
      {isOver && <InvalidLink />}
      {!isOver && data === undefined && error === null && <Skeleton className="h-[30rem] w-full" />}
      {!isOver && data === undefined && error !== null && <LoadFailure error={error} refetch={refetch} />}
      {!isOver && data !== undefined && (
        <AdminForm token={token} onOver={() => void refetch()} onAsked={setAsked} onSignedIn={enter} />
      )}
    </FrontPage>
  );
}

interface FormProps {
  token: string;
  onOver: () => void;
  onAsked: (asked: Asked) => void;
  onSignedIn: (person: SessionPerson) => void;
}

function AdminForm({ token, onOver, onAsked, onSignedIn }: FormProps) {
  const navigate = useNavigate();
  const form = useOperationForm(setUpShop, {
    defaults: { name: "", email: "", password: "", confirmPassword: "" },
    toInput: (typed) => ({ ...typed, token }),
    fieldOfRefusal: {
      email_already_registered: "email",
      password_too_short: "password",
      password_too_long: "password",
      password_too_common: "password",
      password_is_personal: "password",
    },
    guardsLeaving: false,
    onSaved: async (_output, { email, password }) => {
      try {
        onSignedIn(await call(signIn, { email, password }));
      } catch (failure) {
        const asked = askedIn(failure);
        if (asked !== null) return onAsked(asked);
        // The login page asks for the new credentials.
        toast.success(t("The first Admin is made. Please sign in."));
        void navigate(paths.login, { replace: true });
      }
    },
    onRefused: (error) => {
      if (!isRefusal(error) || error.code !== "setup_link_invalid") return false;
      onOver();
      return true;
    },
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-5">
      <TextField label={t("Name")} autoComplete="name" autoFocus {...form.field("name")} />
      <TextField
        label={t("Email")}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        {...form.field("email")}
      />
      <NewPasswordField label={t("Password")} {...form.field("password")} />
      <PasswordField label={t("Confirm Password")} autoComplete="new-password" {...form.field("confirmPassword")} />
      <Button type="submit" look="primary" isBusy={form.isSaving}>
        {t("Make the first Admin")}
      </Button>
    </form>
  );
}

function InvalidLink() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <p>{t("This set-up link is not good any more, or not whole.")}</p>
      <p className="text-muted">
        {t(
          "If the shop has an Admin already, sign in. If not, start the portal anew: its log has another link, good for a day.",
        )}
      </p>
      <Link to={paths.login} className="text-brand-ink underline underline-offset-4">
        {t("Go to the login")}
      </Link>
    </div>
  );
}
