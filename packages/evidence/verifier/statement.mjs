import { fromHex, toHex } from "./bytes.mjs";

import { hashOfLeaf, hashOfName, noLines, withLine } from "./leaf.mjs";

import { rootFromPath } from "./merkle.mjs";
import { isNoteSigned, parseNote, readKeyId } from "./note.mjs";


/** Where a leaf stands in the tree: its text, its place, and the hashes beside its way to the root. */






/** What a client takes along: what the shop owes on a book, and the proof that it stands in a signed checkpoint. */










/** A key of the shop, as it publishes it. */






/** What does not fit. Programs that are in the hands of clients say it in these words. */


































/** Reads what a folder has as its statement; null where it is none. Nothing is said of what stands in it. */
export function readStatement(text        )                   {
  const read = objectIn(text);
  const texts = [read?.["shop"], read?.["holder"], read?.["note"]];
  const lines          = read?.["lines"];
  const isStatement =
    read?.["format"] === "thangam statement v1" &&
    texts.every((one) => typeof one === "string") &&
    isProof(read["book"]) &&
    isProof(read["client"]) &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line === "object" && line !== null);
  return isStatement ? JSON.parse(text) : null;
}

function objectIn(text        )                                 {
  try {
    const read          = JSON.parse(text);
    return typeof read === "object" && read !== null ? { ...read } : null;
  } catch {
    return null;
  }
}

function isProof(read         )          {
  if (typeof read !== "object" || read === null || !("leaf" in read) || !("slot" in read) || !("path" in read))
    return false;
  const { leaf, slot, path } = read;
  const isPath = Array.isArray(path) && path.every((hash) => typeof hash === "string");
  return typeof leaf === "string" && typeof slot === "number" && isPath;
}

/** Says whether a statement is as the shop's books were when they were sealed. */
export function checkStatement(crypto        , text        , { keys, trusted, newest }         )          {
  const statement = readStatement(text);
  if (statement === null) return altered("This is no statement.");
  const note = parseNote(statement.note);
  if (note === null) return altered("The checkpoint is not one.");
  const isTrusted = trusted.map(readKeyId).includes(note.keyId);
  const signer = keys.find(({ id }) => readKeyId(id) === note.keyId);
  const publicKey = signer === undefined ? null : fromHex(signer.key);
  if (publicKey === null) return altered("The key that signed the checkpoint is not there.");
  if (!isNoteSigned(crypto, note, publicKey)) return altered("The signature of the checkpoint does not fit.");
  if (!isTrusted && trusted.length > 0) return altered("The checkpoint was signed with a key that is not the shop's.");
  const book = leafOf(crypto, note, statement.book);
  const client = leafOf(crypto, note, statement.client);
  if (book === null || client === null) return altered("The book does not stand in the checkpoint.");
  const why = faultOf(crypto, statement, book, client);
  if (why !== null || book.book === undefined) return altered(why ?? "The book does not stand in the checkpoint.");
  if (!isTrusted) return { verdict: "unknown key", keyId: note.keyId };
  const newer = newest === null ? null : newestNumber(crypto, newest, keys, trusted);
  const isOlder = newer !== null && newer > note.checkpoint.number;
  return {
    verdict: isOlder ? "older" : "genuine",
    book: book.book,
    holder: statement.holder,
    at: note.checkpoint.at,
    number: note.checkpoint.number,
    newest: newer,
  };
}

function altered(why                )          {
  return { verdict: "altered", why };
}

/** The leaf, if it stands in the tree of the note. */
function leafOf(crypto        , { checkpoint }      , { leaf, slot, path }       )              {
  const siblings = path.map(fromHex);
  if (siblings.some((sibling) => sibling?.length !== 32)) return null;
  const root = rootFromPath(crypto.sha256, {
    leaf: hashOfLeaf(crypto.sha256, leaf),
    slot,
    size: checkpoint.leaves,
    path: siblings.map((sibling) => sibling ?? new Uint8Array()),
  });
  return root !== null && toHex(root) === checkpoint.root ? readLeaf(leaf) : null;
}

/** What was hashed was written by writeLeaf; what was not has another hash. */
function readLeaf(text        )              {
  try {
    const leaf              = JSON.parse(text);
    return typeof leaf === "object" && leaf !== null && "kind" in leaf ? leaf : null;
  } catch {
    return null;
  }
}

function faultOf(crypto        , statement           , book      , client      )                        {
  if (book.kind !== "book" || book.book === undefined) return "The first proof is not of a book.";
  if (client.kind !== "record" || client.key !== `client/${book.book.client}`)
    return "The second proof is not of its client.";
  if (client.name !== hashOfName(crypto.sha256, client.salt, statement.holder)) return "The name is not the client's.";
  const lines = statement.lines.reduce((head, line) => withLine(crypto.sha256, head, line), noLines);
  const [count, head] = book.book.lines;
  if (lines[0] !== count || lines[1] !== head) return "The lines are not those of the book.";
  const sum = (of                ) => statement.lines.reduce((total, line) => total + BigInt(line[of]), 0n).toString();
  if (sum("paise") !== book.book.paid || sum("mg") !== book.book.gold) return "The lines do not add up to the balance.";
  return null;
}

/** Of a note that the shop signed; null where it is not one. */
function newestNumber(
  crypto        ,
  written        ,
  keys                      ,
  trusted                   ,
)                {
  const note = parseNote(written);
  const signer = keys.find(({ id }) => readKeyId(id) === note?.keyId);
  const publicKey = signer === undefined ? null : fromHex(signer.key);
  if (note === null || publicKey === null || !trusted.map(readKeyId).includes(note.keyId)) return null;
  return isNoteSigned(crypto, note, publicKey) ? note.checkpoint.number : null;
}
