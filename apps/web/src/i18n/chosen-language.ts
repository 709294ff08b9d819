import { languageOf, SOURCE_LANGUAGE } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import { speak } from "./i18n.ts";

const KEPT = "thangam.language";

/** What the page spoke that leads here, else what this browser spoke last, else the first language it asks for that we speak. */
export function firstLanguage(): Language {
  const led = languageOf(new URLSearchParams(window.location.search).get("language"));
  if (led !== undefined) localStorage.setItem(KEPT, led);
  const asked = navigator.languages.map(languageOf).find((known) => known !== undefined);
  return languageOf(localStorage.getItem(KEPT)) ?? asked ?? SOURCE_LANGUAGE;
}

/** Speaks a language from now on, and when this browser comes back. */
export async function keepSpeaking(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language);
  await speak(language);
}
