import { interpolate } from "@thangam/texts/interpolate";
import { SOURCE_LANGUAGE } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import { loadLateScreens, loadSiteTexts, loadWebTexts } from "@thangam/texts/load-web";
import type { Messages, ScreenText, WebTexts } from "@thangam/texts/shape";
import type { ValuesOf } from "@thangam/texts/values-of";
import { useSyncExternalStore } from "react";

interface Spoken {
  language: Language;
  /** null for English, whose sentences stand where they are used. */
  texts: (Omit<WebTexts, "screens"> & { screens: Readonly<Partial<Record<ScreenText, string>>> }) | null;
}

let spoken: Spoken = { language: SOURCE_LANGUAGE, texts: null };
let latest: Language = SOURCE_LANGUAGE;
const listeners = new Set<() => void>();
const leaving = new Set<() => void>();
/** Whether a screen was opened whose sentences are loaded with it. */
let hasLateScreens = false;

/**
 * The sentence in the reader's language. The English sentence is its own id:
 * `t("Page {number} of {last}", { number, last })`. Call it while rendering, never once for a module.
 */
export function t<const Text extends ScreenText>(english: Text, ...[values]: ValuesOf<Text>): string {
  return interpolate(spoken.texts?.screens[english] ?? english, values ?? {}, spoken.language);
}

/** What the audit trail calls an operation, in the reader's language, by the English label on the operation. */
export function auditLabelText(english: string): string {
  return spoken.texts?.auditLabels[english] ?? english;
}

/** What a stored value is called in the reader's language, by its English label; what is no such value stays as it is. */
export function labelOf(english: string): string {
  const labels: Readonly<Record<string, string>> = spoken.texts?.labels ?? {};
  return labels[english] ?? english;
}

/** The sentences that have a code, in the reader's language; null for English. */
export function spokenMessages(): Messages | null {
  return spoken.texts?.messages ?? null;
}

export function spokenLanguage(): Language {
  return spoken.language;
}

/** Changes to a language once it is here; the one asked for last wins. A language that does not come changes nothing. */
export async function speak(wanted: Language): Promise<void> {
  latest = wanted;
  const loaded = await load(wanted).catch(() => null);
  if (loaded === null || latest !== wanted || wanted === spoken.language) return;
  become(loaded);
}

/**
 * Loads the sentences that few screens have, before one of those is shown, and with every language from then on. Rejects
 * where they do not come, so that the screen is not shown in English to who reads another language.
 */
export async function speakLateScreens(): Promise<void> {
  hasLateScreens = true;
  const loaded = await load(latest);
  if (loaded.language === latest) become(loaded);
}

/**
 * For who writes pages in all languages, one after the other: loads a language with what only those pages say. What is returned
 * speaks it at once, until another one is spoken.
 */
export async function loadToWrite(language: Language): Promise<() => void> {
  const [loaded, late, ofSite] = await Promise.all([
    load(language),
    language === SOURCE_LANGUAGE ? {} : loadLateScreens(language),
    loadSiteTexts(language),
  ]);
  const { texts } = loaded;
  const screens = { ...texts?.screens, ...late, ...ofSite };
  const written = texts === null ? loaded : { language, texts: { ...texts, screens } };
  return () => {
    spoken = written;
  };
}

function become(loaded: Spoken): void {
  if (loaded.language !== spoken.language) for (const tell of leaving) tell();
  spoken = loaded;
  document.documentElement.lang = loaded.language;
  for (const tell of listeners) tell();
}

/** Follows the language; whoever shows sentences made by `t` renders again under this key. */
export function useLanguage(): Language {
  return useSyncExternalStore(listen, spokenLanguage, spokenLanguage);
}

/** Calls `tell` before another language is spoken, while what was drawn in the last one still stands. Returns how to stop. */
export function beforeOtherLanguage(tell: () => void): () => void {
  leaving.add(tell);
  return () => leaving.delete(tell);
}

async function load(language: Language): Promise<Spoken> {
  if (language === SOURCE_LANGUAGE) return { language, texts: null };
  const [texts, late] = await Promise.all([loadWebTexts(language), hasLateScreens ? loadLateScreens(language) : {}]);
  return { language, texts: { ...texts, screens: { ...texts.screens, ...late } } };
}

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
