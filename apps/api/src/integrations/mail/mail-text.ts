import type { Mail } from "./port.ts";

const sender = "Thangam <no-reply@thangam.invalid>";
const domain = "thangam.invalid";

/** A mail as RFC 5322 text. Its Message-ID follows from its id, so a repeat is recognised as one. */
export function mailText({ id, to, subject, text, writtenAt }: Mail): string {
  const headers = [
    `Date: ${writtenAt.toUTCString().replace("GMT", "+0000")}`,
    `From: ${sender}`,
    `To: ${headerText(to.name)} <${to.address}>`,
    `Subject: ${headerText(subject)}`,
    `Message-ID: <${id}@${domain}>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    "Auto-Submitted: auto-generated",
  ];
  return `${headers.join("\r\n")}\r\n\r\n${text.replaceAll(/\r?\n/g, "\r\n")}\r\n`;
}

/** Plain letters as they are; anything else, line breaks included, as encoded words of RFC 2047. */
function headerText(text: string): string {
  if (/^[A-Za-z0-9 .'-]*$/.test(text)) return text;
  return chunks(text, 42)
    .map((chunk) => `=?utf-8?B?${Buffer.from(chunk).toString("base64")}?=`)
    .join("\r\n ");
}

/** Splits between characters, so that no part is longer than `most` bytes. */
function chunks(text: string, most: number): string[] {
  const parts: string[] = [];
  let part = "";
  for (const character of text) {
    if (Buffer.byteLength(part + character) > most) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}
