import { useLayoutEffect } from "react";
import { tellFirstScreen } from "#navigation/taking-over.ts";
import { useSession } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { BrokenScreen } from "./broken-screen.tsx";
import { homeOf, paths } from "./paths.ts";
import { Mark } from "#ui/brand.tsx";
import { ButtonLink } from "#navigation/button-link.tsx";
import { useTitle } from "#navigation/use-title.ts";

export default function NotFoundScreen() {
  useLayoutEffect(tellFirstScreen, []);
  const user = useSession();
  useTitle(t("Page not found"));
  // A page that the server writes, such as one of the public ones, is not there without it.
  if (!navigator.onLine) return <BrokenScreen />;
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <Mark className="size-14 text-gold" />
      <h1 className="text-2xl font-semibold">{t("This page is not in the book")}</h1>
      <p className="text-muted">{t("The address may be mistyped, or the page has moved.")}</p>
      <ButtonLink look="primary" to={user ? homeOf(user.role) : paths.login}>
        {user ? t("Go to the dashboard") : t("Go to the login")}
      </ButtonLink>
    </main>
  );
}
