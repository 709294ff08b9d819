import { i18n } from "@lingui/core";
import type { Messages } from "@thangam/contracts/texts/index";
import { useSyncExternalStore } from "react";
import { compile } from "./compile.ts";

export const languages = ["en", "ta", "hi"] as const;
export type Language = (typeof languages)[number];

/** Each in itself, so that whoever reads it finds it. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", ta: "தமிழ்", hi: "हिन्दी" };

interface Texts {
  /** What the screens say, by the English sentence. */
  catalog: Record<string, string>;
  /** What the shop's handbook says, by its code; null for English, whose sentences stand with whoever needs them. */
  sentences: Messages | null;
}

/** A language is fetched when somebody speaks it. English is its own catalog. */
const loadTexts: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => ({ catalog: {}, sentences: null }),
  ta: () => import("./texts-ta.ts"),
  hi: () => import("./texts-hi.ts"),
};

let sentences: Messages | null = null;
let latest: Language = "en";

i18n.setMessagesCompiler(compile);
i18n.loadAndActivate({ locale: "en", messages: {} });

/**
 * The sentence in the reader's language. The English sentence is its own id:
 * `t("Page {number} of {last}", { number, last })`. Call it while rendering, never once for a module.
 */
export function t(english: string, values?: Record<string, string | number>): string {
  return i18n._(english, values);
}

/** The sentences of the shop's handbook in the reader's language; null for English. */
export function spokenSentences(): Messages | null {
  return sentences;
}

export function spokenLanguage(): Language {
  return languageNamed(i18n.locale) ?? "en";
}

/** Changes to a language once it is here; the one asked for last wins. A language that does not come changes nothing. */
export async function speak(wanted: Language): Promise<void> {
  latest = wanted;
  const texts = await loadTexts[wanted]().catch(() => null);
  if (texts === null || latest !== wanted || wanted === spokenLanguage()) return;
  sentences = texts.sentences;
  document.documentElement.lang = wanted;
  i18n.loadAndActivate({ locale: wanted, messages: texts.catalog });
}

/** Follows the language; whoever shows sentences made by `t` renders again under this key. */
export function useLanguage(): Language {
  return useSyncExternalStore((changed) => i18n.on("change", changed), spokenLanguage);
}

/** "ta-IN" → "ta"; undefined for a language nobody speaks here. */
export function languageNamed(tag: string | null): Language | undefined {
  return languages.find((known) => known === tag?.toLowerCase().split("-")[0]);
}
