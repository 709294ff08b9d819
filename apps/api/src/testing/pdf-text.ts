import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy } from "unpdf";

/** The text of a PDF as a reader copies it, with single blanks; sound for figures and Latin letters alone. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}

/** How many pages a PDF has. */
export async function pagesOfPdf(bytes: Uint8Array): Promise<number> {
  return (await getDocumentProxy(new Uint8Array(bytes))).numPages;
}

/**
 * The texts that a PDF gives for runs of glyphs which do not stand for letters one by one, such as a vowel sign
 * written before its consonant: what is copied and searched in its place.
 */
export function writtenTextsOfPdf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const texts: string[] = [];
  for (let at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at + 7)) {
    const end = file.indexOf("endstream", at);
    const content = inflated(file.subarray(at + 7, end));
    for (const [, hex = ""] of content.matchAll(/\/ActualText\s*<([0-9A-Fa-f]+)>/g)) texts.push(decoded(hex));
    for (const [, literal = ""] of content.matchAll(/\/ActualText\s*\(((?:\\.|[^\\)])*)\)/gs)) texts.push(literal);
    if (end < 0) break;
    at = end;
  }
  return texts;
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString("latin1");
  } catch {
    return "";
  }
}

/** UTF-16, the higher byte first, after its mark. */
function decoded(hex: string): string {
  return new TextDecoder("utf-16be").decode(Buffer.from(hex, "hex")).replace(/^\uFEFF/, "");
}
