import { languages } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import { loadToWrite } from "#i18n/i18n.ts";

const speakers = new Map(
  await Promise.all(languages.map(async (language) => [language, await loadToWrite(language)] as const)),
);

/** Speaks a language from now on: whoever writes a page does so before it, and lets nothing else run until its end. */
export function speakToWrite(language: Language): void {
  speakers.get(language)?.();
}
