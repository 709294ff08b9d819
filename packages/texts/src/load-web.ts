import { SOURCE_LANGUAGE } from "./languages.ts";
import type { Language } from "./languages.ts";
import type { GuideTexts, LateScreenTexts, SiteTexts, Terms, WebTexts } from "./shape.ts";

// Each folder's files declare these types; catalogue.test.ts sees that every language has them.

/** What a browser needs of a language from the first page on: one file. English has none. */
export async function loadWebTexts(language: Language): Promise<WebTexts> {
  const texts: WebTexts = await import(`./${language}/web.ts`);
  return texts;
}

/** What the screens say that few people open. */
export async function loadLateScreens(language: Language): Promise<LateScreenTexts> {
  const { lateScreens }: { lateScreens: LateScreenTexts } = await import(`./${language}/late-screens.ts`);
  return lateScreens;
}

/** What only the pages say that the server writes. */
export async function loadSiteTexts(language: Language): Promise<Partial<SiteTexts>> {
  if (language === SOURCE_LANGUAGE) return {};
  const { site }: { site: SiteTexts } = await import(`./${language}/screens/site.ts`);
  return site;
}

export async function loadTerms(language: Language): Promise<Terms> {
  const { terms }: { terms: Terms } = await import(`./${language}/terms.ts`);
  return terms;
}

/** The guides, which are loaded when somebody asks for help. */
export async function loadGuides(language: Language): Promise<GuideTexts> {
  const texts: GuideTexts = await import(`./${language}/guides.ts`);
  return texts;
}
