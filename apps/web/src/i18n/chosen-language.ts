import { languageNamed, speak } from "./i18n.ts";
import type { Language } from "./i18n.ts";

const KEPT = "thangam.language";

/** What this browser spoke last, else the first language it asks for that we speak. */
export function firstLanguage(): Language {
  const asked = navigator.languages.map(languageNamed).find((known) => known !== undefined);
  return languageNamed(localStorage.getItem(KEPT)) ?? asked ?? "en";
}

/** Speaks a language from now on, and when this browser comes back. */
export async function keepSpeaking(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language);
  await speak(language);
}
