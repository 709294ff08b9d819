import { screens } from "@thangam/contracts/menu/screens";
import { useQuery } from "@tanstack/react-query";
import { SOURCE_LANGUAGE } from "@thangam/texts/languages";
import type { Language } from "@thangam/texts/languages";
import { loadGuides, loadLateScreens, loadWebTexts } from "@thangam/texts/load-web";
import type { GuideTexts } from "@thangam/texts/shape";
import { useLanguage } from "#i18n/i18n.ts";

/** The guides in the reader's language. */
export interface GuideBook extends GuideTexts {
  language: Language;
  /** The same in English, whose words find a guide, too. */
  english: GuideTexts;
  /** What a button or a field is called. */
  wordsOf: (english: string) => string;
}

/** Fetched when somebody asks for help, so that no other page waits for them. */
export function useGuides(isWanted = true) {
  const language = useLanguage();
  return useQuery({
    queryKey: ["guides", language],
    queryFn: () => loadBook(language),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export async function loadBook(language: Language): Promise<GuideBook> {
  const [english, own, words] = await Promise.all([
    loadGuides(SOURCE_LANGUAGE),
    loadGuides(language),
    wordsIn(language),
  ]);
  return { language, guides: own.guides, purposes: own.purposes, english, wordsOf: (text) => words[text] ?? text };
}

/** Guides for staff name buttons of screens whose sentences come late. */
async function wordsIn(language: Language): Promise<Readonly<Record<string, string>>> {
  if (language === SOURCE_LANGUAGE) return {};
  const [{ screens: early }, late] = await Promise.all([loadWebTexts(language), loadLateScreens(language)]);
  return { ...early, ...late };
}

/** The screen of a place in a guide. */
export function screenNamed(name: string) {
  return screens.find((screen) => screen.name === name);
}
