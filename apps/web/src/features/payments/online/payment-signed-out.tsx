import { Clock } from "lucide-react";
import { useLocation } from "react-router";
import { loginThen, paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { useTitle } from "#navigation/use-title.ts";
import { Card } from "#ui/surface.tsx";

/**
 * The page of the gateway's return for a visitor who is not signed in. It requests nothing and shows nothing of the
 * payment, which only its customer may see.
 */
export default function PaymentSignedOut() {
  const { pathname, search } = useLocation();
  useTitle();
  return (
    <div className="mx-auto max-w-xl">
      <Card className="text-center">
        <span className="mx-auto grid size-20 place-items-center rounded-full bg-gold-soft text-gold-ink">
          <Clock size={44} aria-hidden />
        </span>
        <h1 className="mt-4 text-2xl font-semibold">{t("The payment is being confirmed")}</h1>
        <p className="mx-auto mt-3 max-w-md text-muted">
          {t("The shop asks the bank itself how it ended, so you need not pay again. Sign in to see how it stands.")}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink look="primary" to={loginThen(pathname + search)}>
            {t("Go to the login")}
          </ButtonLink>
          <ButtonLink look="quiet" to={paths.login}>
            {t("Go Back")}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
