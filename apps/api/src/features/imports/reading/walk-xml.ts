import { SaxesParser } from "saxes";
import { UnusableFile } from "./sheet.ts";

export interface Walker {
  open: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (tag: string) => void;
}

/** No sheet is nested deeper; every open element is remembered. */
const MAX_DEPTH = 64;
/** A text, an attribute or a comment is remembered until its end: none that people write is longer. */
const MAX_PIECE = 1_000_000;

/**
 * Reads XML as it comes, and yields what the walker emits of each piece. Names go without the prefix that some programs give them. However
 * the XML is made, no more of it is held than the bounds above.
 */
export async function* walkXml<Found>(
  part: AsyncIterable<Uint8Array>,
  walkerOf: (emit: (found: Found) => void) => Walker,
): AsyncGenerator<Found[]> {
  const found: Found[] = [];
  const { open, text, close } = walkerOf((one) => void found.push(one));
  const parser = new SaxesParser();
  let depth = 0;
  let unfinished = 0;
  const noteText = (written: string) => {
    unfinished = 0;
    text?.(written);
  };
  parser.on("error", () => {
    throw new UnusableFile("import_unreadable");
  });
  parser.on("opentag", ({ name, attributes }) => {
    unfinished = 0;
    depth += 1;
    if (depth > MAX_DEPTH) throw new UnusableFile("import_unreadable");
    open(bare(name), attributes);
  });
  parser.on("text", noteText);
  parser.on("cdata", noteText);
  parser.on("closetag", ({ name }) => {
    unfinished = 0;
    depth -= 1;
    close?.(bare(name));
  });
  const decoder = new TextDecoder();
  for await (const bytes of part) {
    const written = decoder.decode(bytes, { stream: true });
    unfinished += written.length;
    parser.write(written);
    if (unfinished > MAX_PIECE) throw new UnusableFile("import_unreadable");
    if (found.length > 0) yield found.splice(0);
  }
  parser.close();
  yield found.splice(0);
}

/** Reads XML to its end, for a walker that emits nothing. */
export async function walkXmlThrough(part: AsyncIterable<Uint8Array>, walker: Walker): Promise<void> {
  for await (const nothing of walkXml<never>(part, () => walker)) if (nothing.length > 0) return;
}

function bare(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
