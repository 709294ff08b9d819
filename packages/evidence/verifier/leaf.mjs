import { leafHash } from "./merkle.mjs";
import { toHex, utf8 } from "./bytes.mjs";


/** How far a chain has come: the number and the hash of its last link. */


/** What a leaf says of one subject. Which of it there is depends on the kind. */

































/** One line of a statement: what the book was credited or debited with. */









const order = ["kind", "key", "salt", "journals", "versions", "entries", "last", "book", "name"]         ;

/** The text of a leaf, which is hashed: its members always stand in one order. */
export function writeLeaf(leaf      )         {
  return JSON.stringify(
    Object.fromEntries(order.flatMap((name) => (leaf[name] === undefined ? [] : [[name, leaf[name]]]))),
  );
}

export function hashOfLeaf(sha256                  , text        )        {
  return leafHash(sha256, utf8(text));
}

export const noLines       = [0, ""];

/** The head of the lines after one more of them. */
export function withLine(sha256                  , [count, head]      , line      )       {
  const { seq, day, kind, paise, mg, receipt } = line;
  return [count + 1, toHex(sha256(utf8(head + JSON.stringify([seq, day, kind, paise, mg, receipt]))))];
}

/** Ties a name to the leaf of its client without telling it to others. */
export function hashOfName(sha256                  , salt        , name        )         {
  return toHex(sha256(utf8(JSON.stringify([salt, name]))));
}
