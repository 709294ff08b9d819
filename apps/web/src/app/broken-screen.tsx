import { useLayoutEffect, useState } from "react";
import { unknownErrorMessage } from "#api/errors.ts";
import { tellFirstScreen } from "#navigation/taking-over.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";

/** Stands in the place of a screen that broke, or that cannot be fetched without a connection; the rest of the portal stays. */
export function BrokenScreen() {
  const [isOffline] = useState(() => !navigator.onLine);
  useLayoutEffect(tellFirstScreen, []);
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[50dvh] max-w-md flex-col items-center justify-center gap-4 text-center"
    >
      <h1 className="text-2xl font-semibold">{isOffline ? t("There is no connection.") : unknownErrorMessage()}</h1>
      <p className="text-muted">
        {isOffline
          ? t("This page can be shown only with a connection. Load it again when you have one.")
          : t("This page could not be shown. Loading it again usually helps; what was saved is safe.")}
      </p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t("Load again")}
      </Button>
    </div>
  );
}
