import { Maximize, Minimize } from "lucide-react";
import { useSyncExternalStore } from "react";
import { t } from "#i18n/i18n.ts";

export function FullscreenToggle() {
  const isFull = useSyncExternalStore(
    (changed) => {
      document.addEventListener("fullscreenchange", changed);
      return () => document.removeEventListener("fullscreenchange", changed);
    },
    () => document.fullscreenElement !== null,
  );
  if (!document.fullscreenEnabled) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button
      type="button"
      aria-label={isFull ? t("Leave full screen") : t("Full screen")}
      onClick={() => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
      className="hidden size-11 place-items-center rounded-field hover:bg-white/10 sm:grid"
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
