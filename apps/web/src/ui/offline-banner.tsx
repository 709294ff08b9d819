import { CloudOff } from "lucide-react";
import { t } from "#i18n/i18n.ts";
import { useOnline } from "./use-online.ts";

/** Says that the browser is offline and nothing can be saved. */
export function OfflineBanner() {
  if (useOnline()) return null;
  return (
    <p role="alert" className="flex items-center justify-center gap-2 bg-gold-soft px-4 py-2 text-gold-ink">
      <CloudOff size={18} className="shrink-0" aria-hidden />
      {t("You are offline. Nothing can be saved until the connection is back.")}
    </p>
  );
}
