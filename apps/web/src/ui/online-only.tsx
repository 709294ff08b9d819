import type { ReactNode } from "react";
import { t } from "#i18n/i18n.ts";
import { useOnline } from "./use-online.ts";

/** What needs the server: without a connection it still stands there, cannot be used, and says why. A link in it leads on: see OnlineLink. */
export function OnlineOnly({ children }: { children: ReactNode }) {
  const isOnline = useOnline();
  return (
    <>
      <fieldset role="presentation" disabled={!isOnline} className="contents">
        {children}
      </fieldset>
      {!isOnline && <p className="mt-2 text-sm text-muted">{t("You can do this when you are online.")}</p>}
    </>
  );
}
