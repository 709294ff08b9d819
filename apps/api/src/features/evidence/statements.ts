import { operations } from "@thangam/contracts";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import type { Leaf } from "@thangam/evidence/leaf";
import type { Statement } from "@thangam/evidence/statement";
import type { Language } from "@thangam/texts/languages";
import { readKeysFile, readVerifier } from "#evidence/index.ts";
import { readShop } from "#core/shop-store.ts";
import type { Refuse } from "#core/refusal.ts";
import { zipOf } from "#documents/zip.ts";
import { query } from "#kernel/handler.ts";
import type { Services } from "#kernel/handler.ts";
import type { Database } from "#platform/database/db.ts";
import { inSnapshot } from "#platform/database/transaction.ts";
import { bookToState } from "./proof-store.ts";
import { statementDocument } from "./statement-document.ts";
import { statementOf } from "./statement-of.ts";

interface Asked {
  input: InputOf<typeof operations.printStatement>;
  db: Database;
  services: Services;
  now: Date;
  refuse: Refuse<"book_not_found" | "book_not_sealed">;
}

export const printStatement = query(operations.printStatement, async (call) => {
  const { number, pdf } = await printed(call, await sealedStatement(call));
  return { name: `statement-${number}.pdf`, format: "pdf" as const, content: pdf };
});

/** The folder that proves the statement: anybody runs the program in it, without us and without a network. */
export const saveStatement = query(operations.saveStatement, async (call) => {
  const sealed = await sealedStatement(call);
  const { number, pdf } = await printed(call, sealed);
  const given = [
    ...(await readVerifier()),
    { name: "keys.json", content: await readKeysFile(call.services.evidence.dir) },
  ];
  const entries = [
    { name: "statement.json", content: [`${JSON.stringify(sealed.statement, null, 2)}\n`] },
    { name: "statement.pdf", content: [pdf] },
    { name: "newest.txt", content: [sealed.statement.note] },
    ...given.map(({ name, content }) => ({ name, content: [content] })),
  ];
  return { name: `statement-${number}.zip`, format: "zip" as const, content: zipOf(entries) };
});

interface Sealed {
  statement: Statement;
  language: Language;
}

/** Read as of one moment: a seal that is made meanwhile changes nothing of it. */
async function sealedStatement({ input, db, refuse }: Asked): Promise<Sealed> {
  return inSnapshot(db, async (reader) => {
    const book = await bookToState(reader, input.bookNumber);
    if (book === null) throw refuse("book_not_found");
    const { name: shop } = await readShop(reader);
    const statement = await statementOf(reader, { ...book, shop });
    if (statement === null) throw refuse("book_not_sealed");
    return { statement, language: input.language ?? book.language };
  });
}

async function printed({ services, now }: Asked, { statement, language }: Sealed) {
  const leaf: Leaf = JSON.parse(statement.book.leaf);
  if (leaf.book === undefined) throw new Error("The leaf of a book says what a statement says of it");
  const url = `${services.publicUrl}/check_statement`;
  const document = statementDocument(statement, leaf.book, { language, now, timeZone: services.timeZone, url });
  return { number: leaf.book.number, pdf: await services.pdf.render("table", document, now) };
}
