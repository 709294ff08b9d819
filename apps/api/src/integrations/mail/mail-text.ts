import type { Attachment, Mail } from "./port.ts";

const sender = "Thangam <no-reply@thangam.invalid>";
const domain = "thangam.invalid";
const lineEnd = "\r\n";

/**
 * A mail as RFC 5322 text: its words plain and formatted, and what goes with it. Its Message-ID follows from its id, so
 * a repeat is recognised as one.
 */
export function mailText({ id, to, subject, text, html, attachments, writtenAt }: Mail): string {
  const headers = [
    `Date: ${writtenAt.toUTCString().replace("GMT", "+0000")}`,
    `From: ${sender}`,
    `To: ${headerText(to.name)} <${to.address}>`,
    `Subject: ${headerText(subject)}`,
    `Message-ID: <${id}@${domain}>`,
    "MIME-Version: 1.0",
    "Auto-Submitted: auto-generated",
  ];
  const words = several("alternative", id, [wordsAs("plain", text), wordsAs("html", html)]);
  const body = attachments.length === 0 ? words : several("mixed", id, [words, ...attachments.map(pdfPart)]);
  return [...headers, body].join(lineEnd);
}

/** Parts between lines that nothing in them looks like. */
function several(kind: "alternative" | "mixed", id: string, parts: readonly string[]): string {
  const boundary = `=_${kind}_${id}`;
  const between = parts.flatMap((part) => [`--${boundary}`, part]);
  return [`Content-Type: multipart/${kind}; boundary="${boundary}"`, "", ...between, `--${boundary}--`, ""].join(
    lineEnd,
  );
}

function wordsAs(kind: "plain" | "html", text: string): string {
  const headers = [`Content-Type: text/${kind}; charset=utf-8`, "Content-Transfer-Encoding: 8bit", ""];
  return [...headers, text.replaceAll(/\r?\n/g, lineEnd)].join(lineEnd);
}

function pdfPart({ name, content }: Attachment): string {
  const headers = [
    "Content-Type: application/pdf",
    `Content-Disposition: attachment; filename="${name}"`,
    "Content-Transfer-Encoding: base64",
    "",
  ];
  const lines =
    Buffer.from(content)
      .toString("base64")
      .match(/.{1,76}/g) ?? [];
  return [...headers, ...lines].join(lineEnd);
}

/** Plain letters as they are; anything else, line breaks included, as encoded words of RFC 2047. */
function headerText(text: string): string {
  if (/^[A-Za-z0-9 .'-]*$/.test(text)) return text;
  return chunks(text, 42)
    .map((chunk) => `=?utf-8?B?${Buffer.from(chunk).toString("base64")}?=`)
    .join("\r\n ");
}

/** Splits between characters, so that no part is longer than `max` bytes. */
function chunks(text: string, max: number): string[] {
  const parts: string[] = [];
  let part = "";
  for (const character of text) {
    if (Buffer.byteLength(part + character) > max) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}
