import { guideTable } from "@thangam/contracts/menu/guides";
import type { GuideEntry } from "@thangam/contracts/menu/guides";
import type { Guide } from "@thangam/texts/guide";
import { plainLine } from "./guide-line.ts";
import type { GuideBook } from "./use-guides.ts";

/** A guide that has all the words, and where it has most of them. */
export interface GuideHit {
  entry: GuideEntry;
  title: string;
  /** A heading or a line of it; what the guide is for, if the words are in its title. */
  excerpt: string;
}

/** The guides for this reader that have all the words, those with them in their title first. */
export function searchGuides(book: GuideBook, typed: string, isStaff: boolean): GuideHit[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hits = guidesFor(isStaff).flatMap((entry) => {
    const guide = book.guides[entry.name];
    const texts = textsOf(guide, book);
    const english = textsOf(book.english.guides[entry.name], { ...book, wordsOf: (text) => text });
    const all = folded([...texts, ...english].join("\n"));
    if (!words.every((word) => all.includes(word))) return [];
    const best = texts.toSorted((one, other) => countIn(other, words) - countIn(one, words))[0] ?? guide.about;
    const excerpt = best === guide.title || countIn(best, words) === 0 ? guide.about : best;
    return [{ entry, title: guide.title, excerpt, inTitle: countIn(guide.title, words) }];
  });
  return hits
    .toSorted((one, other) => other.inTitle - one.inTitle)
    .map(({ entry, title, excerpt }) => ({ entry, title, excerpt }));
}

/** Savers and strangers are spared what is written for the shop. */
export function guidesFor(isStaff: boolean): GuideEntry[] {
  return guideTable.filter(({ reader }) => isStaff || reader === "customer");
}

function textsOf({ title, about, parts }: Guide, book: GuideBook): string[] {
  const lines = parts.flatMap((part) => [part.heading, ...part.lines.map((line) => plainLine(line, book))]);
  return [title, about, ...lines];
}

function countIn(text: string, words: readonly string[]): number {
  const all = folded(text);
  return words.filter((word) => all.includes(word)).length;
}

/** Small letters, and without the dot below that many keyboards leave out. */
function folded(text: string): string {
  return text.toLocaleLowerCase().normalize("NFD").replaceAll("\u093C", "").normalize("NFC").trim();
}
