import { toHex } from "@thangam/evidence/bytes";
import type { Bytes } from "@thangam/evidence/bytes";
import { hashOfName, hashOfLeaf, noLines, withLine } from "@thangam/evidence/leaf";
import type { Leaf, Line } from "@thangam/evidence/leaf";
import { rootFromPath, rootOfPeaks, siblingsOf } from "@thangam/evidence/merkle";
import { keyOf } from "@thangam/evidence/tree-update";
import { parseNote } from "@thangam/evidence/note";
import type { Proof, Statement } from "@thangam/evidence/statement";
import { nodeCrypto } from "#evidence/index.ts";
import type { Reader } from "#platform/database/db.ts";
import { findLeaf, linesOf, newestNote, readNodes } from "./proof-store.ts";
import type { StoredLeaf } from "./proof-store.ts";

const { sha256 } = nodeCrypto;

export interface SealedBook {
  bookId: bigint;
  holder: string;
  shop: string;
}

/**
 * What the last seal says of a book, with the proof that it stands in it; null where the book is not sealed yet, or its client has
 * another name since.
 */
export async function statementOf(db: Reader, { bookId, holder, shop }: SealedBook): Promise<Statement | null> {
  const note = await newestNote(db);
  const signed = note === null ? null : parseNote(note);
  const book = await findLeaf(db, "book", bookId.toString());
  const leaf = book === null ? null : leafIn(book);
  if (note === null || signed === null || book === null || leaf?.book === undefined) return null;
  const client = await findLeaf(db, "record", `client/${leaf.book.client}`);
  if (client === null) return null;
  const { salt, name } = leafIn(client);
  if (name !== hashOfName(sha256, salt, holder)) return null;
  const lines = await linesOf(db, bookId, leaf.journals?.[0] ?? 0);
  requireSame(lines, leaf, bookId);
  const { leaves, root } = signed.checkpoint;
  const proofs = await Promise.all([book, client].map((one) => proofOf(db, one, leaves, root)));
  const [ofBook, ofClient] = proofs;
  if (ofBook === undefined || ofClient === undefined) return null;
  return { format: "thangam statement v1", shop, holder, note, book: ofBook, client: ofClient, lines };
}

function leafIn({ content }: StoredLeaf): Leaf {
  return JSON.parse(content);
}

function requireSame(lines: readonly Line[], { book }: Leaf, bookId: bigint): void {
  const [count, head] = lines.reduce((before, line) => withLine(sha256, before, line), noLines);
  if (book?.lines[0] !== count || book.lines[1] !== head)
    throw new Error(`The journals of book ${bookId} are not those that were sealed: run ledger:verify.`);
}

/** The hashes beside the way from a leaf to the root that was signed. */
async function proofOf(db: Reader, { slot, content }: StoredLeaf, size: number, root: string): Promise<Proof> {
  const siblings = siblingsOf(Number(slot), size);
  const positions = siblings.flatMap(({ sibling }) => ("peaksBehind" in sibling ? sibling.peaksBehind : [sibling]));
  const nodes = await readNodes(db, positions);
  const at = (position: (typeof positions)[number]): Bytes => nodes.get(keyOf(position)) ?? new Uint8Array();
  const path = siblings.map(({ sibling }) =>
    "peaksBehind" in sibling ? rootOfPeaks(sha256, sibling.peaksBehind.map(at)) : at(sibling),
  );
  const leaf = hashOfLeaf(sha256, content);
  const found = rootFromPath(sha256, { leaf, slot: Number(slot), size, path });
  if (found === null || toHex(found) !== root)
    throw new Error("The stored tree of seals is not the one that was signed: the next seal makes it anew.");
  return { leaf: content, slot: Number(slot), path: path.map(toHex) };
}
