import { fromBase64, toBase64, toHex, utf8 } from "./bytes.ts";
import type { Bytes, Crypto } from "./bytes.ts";

/** What a checkpoint says: the root over everything that the shop's books held at a moment. */
export interface Checkpoint {
  number: number;
  /** ISO 8601, in UTC */
  at: string;
  /** hour | day | first | full | restore | key | now */
  reason: string;
  leaves: number;
  /** Hexadecimal, as all hashes of a note */
  root: string;
  /** The hash of the note before it; 64 zeros in the first. */
  previous: string;
  /** The hash of the file that lists which leaves changed. */
  changes: string;
  /** How many leaves did not go on from what was signed before, and are left as they were. */
  unsound: number;
}

export interface Note {
  checkpoint: Checkpoint;
  /** The text that is signed. */
  text: string;
  keyId: string;
  signature: Bytes;
}

const title = "thangam checkpoint v1";
const fields = ["number", "at", "reason", "leaves", "root", "previous", "changes", "unsound"] as const;
const dash = "—";

export const noNote = "0".repeat(64);

/** The text of a checkpoint, a line for each thing it says. */
export function textOf(checkpoint: Checkpoint): string {
  return `${[title, ...fields.map((name) => `${name}: ${checkpoint[name]}`)].join("\n")}\n`;
}

/** A note: the text, a blank line, and who signed it. It is plain text, so that it survives a mail. */
export function writeNote(text: string, keyId: string, signature: Bytes): string {
  return `${text}\n${dash} ${keyId} ${toBase64(signature)}\n`;
}

/** Reads a note; null where it is not one. Nothing is said of its signature. */
export function parseNote(written: string): Note | null {
  const [, text = "", keyId = "", code = ""] =
    /^((?:[^\n]+\n)+)\n— ([0-9A-F]{32}) ([A-Za-z0-9+/=]+)\n?$/.exec(written.replaceAll("\r\n", "\n")) ?? [];
  const signature = fromBase64(code);
  const [first, ...lines] = text.trimEnd().split("\n");
  if (first !== title || signature === null || lines.length !== fields.length) return null;
  const values = new Map(lines.map((line) => [line.split(": ", 1)[0], line.slice(line.indexOf(": ") + 2)]));
  const checkpoint = {
    number: Number(values.get("number")),
    at: values.get("at") ?? "",
    reason: values.get("reason") ?? "",
    leaves: Number(values.get("leaves")),
    root: values.get("root") ?? "",
    previous: values.get("previous") ?? "",
    changes: values.get("changes") ?? "",
    unsound: Number(values.get("unsound")),
  };
  return textOf(checkpoint) === text ? { checkpoint, text, keyId, signature } : null;
}

/** The hash by which the next note names this one. */
export function hashOfNote(sha256: Crypto["sha256"], text: string): string {
  return toHex(sha256(utf8(text)));
}

/** The fingerprint of a key, which papers print: 32 signs of its hash. */
export function keyIdOf(sha256: Crypto["sha256"], publicKey: Bytes): string {
  return toHex(sha256(publicKey)).slice(0, 32).toUpperCase();
}

/** As people read it aloud: groups of four. Their blanks, hyphens and small letters do not count. */
export function writtenKeyId(keyId: string): string {
  return keyId.replaceAll(/(.{4})(?=.)/g, "$1-");
}

export function readKeyId(written: string): string {
  return written.replaceAll(/[\s-]/g, "").toUpperCase();
}

/** Whether the owner of the key signed the note. The key is named by its fingerprint, so that no other passes for it. */
export function isNoteSigned(crypto: Crypto, note: Note, publicKey: Bytes): boolean {
  return (
    keyIdOf(crypto.sha256, publicKey) === note.keyId && crypto.isSignedBy(publicKey, utf8(note.text), note.signature)
  );
}
