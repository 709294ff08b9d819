import { keptText, LONGEST_CELL, UnusableFile } from "./sheet.ts";
import { walkXml } from "./walk-xml.ts";
import type { Walker } from "./walk-xml.ts";

/** Every shared text is held while the sheet is read. */
const MAX_STRINGS = 1_000_000;
const MAX_CHARACTERS = 20_000_000;

/** The texts that cells refer to by their place. */
export async function readStrings(part: AsyncIterable<Uint8Array>): Promise<string[]> {
  const strings: string[] = [];
  let characters = 0;
  for await (const texts of walkXml<string>(part, stringWalker))
    for (const text of texts) {
      characters += text.length;
      if (strings.length >= MAX_STRINGS || characters > MAX_CHARACTERS)
        throw new UnusableFile("import_unpacks_too_large");
      strings.push(keptText(text));
    }
  return strings;
}

function stringWalker(emit: (text: string) => void): Walker {
  let current = "";
  let isText = false;
  let isReading = false;
  return {
    open: (tag) => {
      if (tag === "si") current = "";
      // How a text is read aloud is no part of it.
      if (tag === "rPh") isReading = true;
      isText = tag === "t" && !isReading;
    },
    text: (text) => {
      if (isText && current.length < LONGEST_CELL) current += text;
    },
    close: (tag) => {
      if (tag === "rPh") isReading = false;
      if (tag === "t") isText = false;
      if (tag === "si") emit(current.slice(0, LONGEST_CELL));
    },
  };
}
