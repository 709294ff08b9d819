import { FrontPage } from "#navigation/front-page.tsx";
import { loginThen, paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { Link } from "react-router";

/** Shown instead of the password change to a visitor who is not signed in. */
export default function ChangePasswordSignedOut() {
  return (
    <FrontPage
      lead={t("Please sign in first. Then you choose a new password here, and the old one is asked for once more.")}
    >
      <div className="flex flex-col gap-5">
        <ButtonLink look="primary" to={loginThen(paths.changePassword)}>
          {t("Go to the login")}
        </ButtonLink>
        <Link to={paths.forgotPassword} className="self-center text-brand-ink underline underline-offset-4">
          {t("Forgot your password")}
        </Link>
      </div>
    </FrontPage>
  );
}
