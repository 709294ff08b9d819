import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

/** A page as it is sent, made once for all who read it. */
export interface WrittenPage {
  isFound: boolean;
  html: Buffer;
  gzipped: Buffer;
  /** Of the text, however it is sent. */
  etag: string;
}

export function writtenPage(text: string, isFound: boolean): WrittenPage {
  const html = Buffer.from(text);
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 27);
  return { isFound, html, gzipped: gzipSync(html), etag: `W/"${hash}"` };
}

/** The same page with a text in the place of another one. */
export function withText({ html, isFound }: WrittenPage, place: string, text: string): WrittenPage {
  return writtenPage(
    html.toString().replaceAll(place, () => text),
    isFound,
  );
}

export function bytesOf({ html, gzipped }: WrittenPage): number {
  return html.length + gzipped.length;
}
