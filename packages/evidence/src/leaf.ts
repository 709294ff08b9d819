import { leafHash } from "./merkle.ts";
import { toHex, utf8 } from "./bytes.ts";
import type { Bytes, Crypto } from "./bytes.ts";

/** How far a chain has come: the number and the hash of its last link. */
export type Head = readonly [seq: number, hash: string];

/** What a leaf says of one subject. Which of it there is depends on the kind. */
export interface Leaf {
  /** book | record | place | audit | series */
  kind: string;
  key: string;
  /** Random, so that nobody who sees the hash of a neighbour's leaf can try out what is in it. */
  salt: string;
  journals?: Head;
  versions?: Head;
  entries?: Head;
  /** Of a series of receipts: the last number */
  last?: string;
  /** Of a book: what a statement says of it */
  book?: BookFigures;
  /** Of a client: the hash of the salt and the name */
  name?: string;
}

export interface BookFigures {
  number: string;
  client: string;
  status: string;
  scheme: string;
  opened: string;
  matures: string;
  /** Paise and milligrams, as digits */
  instalment: string;
  paid: string;
  gold: string;
  instalments: number;
  /** Of its lines, one after the other */
  lines: Head;
}

/** One line of a statement: what the book was credited or debited with. */
export interface Line {
  seq: number;
  day: string;
  kind: string;
  paise: string;
  mg: string;
  receipt: string | null;
}

const order = ["kind", "key", "salt", "journals", "versions", "entries", "last", "book", "name"] as const;

/** The text of a leaf, which is hashed: its members always stand in one order. */
export function writeLeaf(leaf: Leaf): string {
  return JSON.stringify(
    Object.fromEntries(order.flatMap((name) => (leaf[name] === undefined ? [] : [[name, leaf[name]]]))),
  );
}

export function hashOfLeaf(sha256: Crypto["sha256"], text: string): Bytes {
  return leafHash(sha256, utf8(text));
}

export const noLines: Head = [0, ""];

/** The head of the lines after one more of them. */
export function withLine(sha256: Crypto["sha256"], [count, head]: Head, line: Line): Head {
  const { seq, day, kind, paise, mg, receipt } = line;
  return [count + 1, toHex(sha256(utf8(head + JSON.stringify([seq, day, kind, paise, mg, receipt]))))];
}

/** Ties a name to the leaf of its client without telling it to others. */
export function hashOfName(sha256: Crypto["sha256"], salt: string, name: string): string {
  return toHex(sha256(utf8(JSON.stringify([salt, name]))));
}
