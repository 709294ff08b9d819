import { Maximize, Minimize } from "lucide-react";
import { useSyncExternalStore } from "react";
import { t } from "#i18n/i18n.ts";

/** A button with a picture in the bar; with its words, too, in a menu. */
export function FullscreenToggle({ className, isInMenu = false }: { className: string; isInMenu?: boolean }) {
  const isFull = useSyncExternalStore(
    (changed) => {
      document.addEventListener("fullscreenchange", changed);
      return () => document.removeEventListener("fullscreenchange", changed);
    },
    () => document.fullscreenElement !== null,
  );
  if (!document.fullscreenEnabled) return null;
  const Icon = isFull ? Minimize : Maximize;
  const label = isFull ? t("Leave full screen") : t("Full screen");
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())}
      className={className}
    >
      <Icon size={isInMenu ? 18 : 20} aria-hidden />
      {isInMenu && label}
    </button>
  );
}
