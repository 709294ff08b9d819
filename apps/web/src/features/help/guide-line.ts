import type { Screen } from "@thangam/contracts/menu/screen";
import type { GuideName } from "@thangam/texts/shape";
import { screenNamed } from "./use-guides.ts";
import type { GuideBook } from "./use-guides.ts";

/** A piece of a line: plain words, the words of a button, a screen, or another guide. */
export type Piece =
  | { kind: "text" | "words"; text: string }
  | { kind: "screen"; text: string; screen: Screen }
  | { kind: "guide"; text: string; guide: GuideName };

/** A line of a guide with its places filled in: see `Guide` of the texts. */
export function piecesOf(line: string, book: GuideBook): Piece[] {
  return line
    .split(/(\{[^}]+\})/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("{") ? placeOf(part.slice(1, -1), book) : { kind: "text", text: part }));
}

function placeOf(place: string, book: GuideBook): Piece {
  if (place.startsWith("=")) return { kind: "words", text: book.wordsOf(place.slice(1)) };
  if (place.startsWith(">")) {
    const guide = place.slice(1);
    if (isGuide(guide, book)) return { kind: "guide", text: book.guides[guide].title, guide };
  }
  const screen = screenNamed(place);
  if (screen === undefined) throw new Error(`a guide names ${place}, which is neither a screen nor a guide`);
  return { kind: "screen", text: book.wordsOf(screen.title), screen };
}

function isGuide(name: string, { guides }: Pick<GuideBook, "guides">): name is GuideName {
  return Object.hasOwn(guides, name);
}

/** The line as words alone. */
export function plainLine(line: string, book: GuideBook): string {
  return piecesOf(line, book)
    .map(({ text }) => text)
    .join("");
}
