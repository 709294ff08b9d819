import { useEffect, useSyncExternalStore } from "react";
import { followInstallOffer, installOffer, putInstallOffer } from "./install-offer.ts";

interface InstallQuestion extends Event {
  prompt(): Promise<unknown>;
}

export type InstallWay = "asked" | "by hand" | "installed" | "none";

/** How the portal comes to the home screen of this device. */
export function useInstallWay(): InstallWay {
  const offer = useSyncExternalStore(followInstallOffer, installOffer);
  useEffect(() => {
    const isDone = () => putInstallOffer(null);
    window.addEventListener("appinstalled", isDone);
    return () => window.removeEventListener("appinstalled", isDone);
  }, []);
  if (window.matchMedia("(display-mode: standalone)").matches) return "installed";
  if (offer !== null) return "asked";
  return isApple() ? "by hand" : "none";
}

export async function askToInstall(): Promise<void> {
  const offer = installOffer();
  putInstallOffer(null);
  if (offer !== null && isQuestion(offer)) await offer.prompt();
}

function isQuestion(event: Event): event is InstallQuestion {
  return "prompt" in event && typeof event.prompt === "function";
}

/** Their browser asks nothing: a person adds a page from its menu. */
function isApple(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || ("standalone" in navigator && navigator.maxTouchPoints > 1);
}
