import { siteAddress } from "@thangam/contracts/site/addresses";
import type { Language } from "@thangam/texts/languages";
import { useEffect } from "react";
import { useLanguage } from "#i18n/i18n.ts";

/** Shows what the shop says below the screen as long as that stands, in the language that is spoken. */
export function useWrittenShop(): void {
  const language = useLanguage();
  useEffect(() => {
    const written = document.querySelector<HTMLElement>("#shop");
    if (written === null) return;
    if (written.lang === language) show(written, true);
    else void writeAnew(language).catch(() => undefined);
    return () => show(document.querySelector("#shop"), false);
  }, [language]);
}

async function writeAnew(language: Language): Promise<void> {
  const answer = await fetch(siteAddress({ page: "signIn" }, language));
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector<HTMLElement>("#shop");
  const written = document.querySelector<HTMLElement>("#shop");
  // The screen may have been left meanwhile, or another language chosen.
  if (fresh === null || written === null || document.documentElement.lang !== language) return;
  fresh.hidden = location.pathname !== "/";
  written.replaceWith(document.adoptNode(fresh));
}

function show(part: HTMLElement | null, isShown: boolean): void {
  if (part !== null) part.hidden = !isShown;
}
