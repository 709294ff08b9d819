import { useEffect } from "react";
import { forgetShown, useShownMoment } from "#api/kept/shown.ts";
import { queryClient } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { useOnline } from "#ui/use-online.ts";
import { prepareOfflineStart } from "./offline-start.ts";

/** What customers have besides, for times without a connection: the portal opens, and says of when is what it shows. */
export function CustomerOffline() {
  const isOnline = useOnline();
  const shownFrom = useShownMoment();
  useEffect(() => void prepareOfflineStart(), []);
  useEffect(() => {
    window.addEventListener("online", askAgain);
    return () => window.removeEventListener("online", askAgain);
  }, []);
  if (shownFrom === null) return null;
  return (
    <p role="status" className="bg-gold-soft px-4 pb-2 text-center text-sm text-gold-ink">
      {isOnline && <span className="block pt-2">{t("The shop could not be reached.")}</span>}
      {t("You see what was last loaded, as of {moment}.", { moment: dateAndTime(shownFrom) })}
    </p>
  );
}

/** What was shown without a connection is asked for again as soon as there is one. */
function askAgain(): void {
  forgetShown();
  void queryClient.invalidateQueries();
}
