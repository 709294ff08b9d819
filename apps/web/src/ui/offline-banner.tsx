import { CloudOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { t } from "#i18n/i18n.ts";

/** Says that the browser is offline and nothing can be saved. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <p role="alert" className="flex items-center justify-center gap-2 bg-gold-soft px-4 py-2 text-gold-ink">
      <CloudOff size={18} aria-hidden />
      {t("You are offline. Nothing can be saved until the connection is back.")}
    </p>
  );
}

function follow(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}
