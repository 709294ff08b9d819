import { Maximize, Minimize } from "lucide-react";
import { useSyncExternalStore } from "react";
import { t } from "#i18n/i18n.ts";

/** A button with a picture in the bar; with its words, too, in a menu. */
export function FullscreenToggle({ className, isInMenu = false }: { className: string; isInMenu?: boolean }) {
  const state = useSyncExternalStore(follow, stateOfScreen, () => "window");
  if (state === "cannot") return null;
  const isFull = state === "full";
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

function follow(changed: () => void): () => void {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}

function stateOfScreen(): "full" | "window" | "cannot" {
  if (!document.fullscreenEnabled) return "cannot";
  return document.fullscreenElement === null ? "window" : "full";
}
