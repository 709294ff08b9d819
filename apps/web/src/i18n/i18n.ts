import { i18n } from "@lingui/core";
import { useSyncExternalStore } from "react";
import { compile } from "./compile.ts";

const languages = ["en", "ta", "hi"] as const;
export type Language = (typeof languages)[number];

const catalogs = import.meta.glob<{ messages: Record<string, string> }>("./*.po");

/** The languages there are sentences for; English needs no catalog. */
export const languagesSpoken = languages.filter((known) => known === "en" || `./${known}.po` in catalogs);

i18n.setMessagesCompiler(compile);
i18n.loadAndActivate({ locale: "en", messages: {} });

/**
 * The sentence in the reader's language. The English sentence is its own id:
 * `t("Instalment {number} of {total}", { number, total })`. Call it while rendering, never once for a module.
 */
export function t(english: string, values?: Record<string, string | number>): string {
  return i18n._(english, values);
}

function language(): Language {
  return languages.find((known) => known === i18n.locale) ?? "en";
}

/** Loads the language when it has a catalog (English needs none), else keeps the present one. */
export async function speak(wanted: Language): Promise<void> {
  if (wanted === language()) return;
  const load = catalogs[`./${wanted}.po`];
  if (wanted !== "en" && load === undefined) return;
  const messages = load === undefined ? {} : (await load()).messages;
  i18n.loadAndActivate({ locale: wanted, messages });
  document.documentElement.lang = wanted;
}

/** Follows the language; whoever shows sentences made by `t` renders again under this key. */
export function useLanguage(): Language {
  return useSyncExternalStore((changed) => i18n.on("change", changed), language);
}
