import { languageOf, SOURCE_LANGUAGE } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import { speak } from "./i18n.ts";

export const KEPT_LANGUAGE = "thangam.language";

/**
 * What the page spoke that led here, else what this browser spoke last, else the first language it asks for that we speak. It is
 * taken out of the address, so that whoever chooses another one keeps that.
 */
export function firstLanguage(): Language {
  const url = new URL(location.href);
  const led = url.searchParams.get("language");
  if (led !== null) {
    localStorage.setItem(KEPT_LANGUAGE, led);
    url.searchParams.delete("language");
    history.replaceState(null, "", url);
  }
  const asked = navigator.languages.map(languageOf).find((known) => known !== undefined);
  return languageOf(localStorage.getItem(KEPT_LANGUAGE)) ?? asked ?? SOURCE_LANGUAGE;
}

/** Speaks a language from now on, and when this browser comes back. */
export async function keepSpeaking(language: Language): Promise<void> {
  localStorage.setItem(KEPT_LANGUAGE, language);
  await speak(language);
}
