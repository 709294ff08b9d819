import { execFile } from "node:child_process";
import { cp, glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sized } from "../../apps/api/src/testing/test-size.ts";
import { root } from "../run.ts";
import { checkTypes, copyPortal, packages } from "./portal-copy.ts";

const guide = await readFile(join(root, "docs/adding/language.md"), "utf8");
const [, from = "", to = ""] = /`cp -r (\w+) (\w+)`/.exec(guide) ?? [];
const [, line = ""] = /Add the line to `languages\.ts`.*: `(\{.+\},)`/.exec(guide) ?? [];

/** The files that the guide's table names, as patterns: `messages/<noun>.ts` are all of a folder. */
const named = Array.from(
  /^ +\|(?:.+\n)+/m.exec(guide)?.[0].matchAll(/^ +\| (`.+?) \|/gm) ?? [],
  ([, cell = ""]) => cell,
)
  .flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name))
  .map((name) => name.replace("<noun>", "*"));

/** A copy of the portal in which docs/adding/language.md was followed for its example, from the folder that it copies. */
let copy: string;

const run = promisify(execFile);

beforeAll(async () => {
  copy = await copyPortal();
  await addTelugu(join(copy, "packages/texts/src"));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

// The types of the whole portal take half a minute, and stand or fall with those of the texts.
test.for(sized(["packages/texts"], packages))(
  "with a line and a folder more, the types of %s hold",
  { timeout: 3_600_000 },
  async (name) => {
    await expect(checkTypes(copy, name)).resolves.toBeDefined();
  },
);

test("the guide's table names every file of a language, and no other", async () => {
  const folder = join(root, "packages/texts/src", from);
  const there = new Set(await Array.fromAsync(glob("**/*.ts", { cwd: folder })));
  const found = await Promise.all(named.map((name) => Array.fromAsync(glob(name, { cwd: folder }))));
  expect(named.filter((_, at) => found[at]?.length === 0)).toEqual([]);
  expect(found.flat().toSorted()).toEqual([...there].toSorted());
});

test("without one text of it, they do not", { timeout: 3_600_000 }, async () => {
  const file = join(copy, "packages/texts/src/te/checkout.ts");
  const whole = await readFile(file, "utf8");
  await writeFile(file, whole.replace(/^ {2}leave: .*$/m, ""));
  await expect(checkTypes(copy, "packages/texts")).rejects.toMatchObject({
    stdout: expect.stringContaining("'leave' is missing"),
  });
  await writeFile(file, whole);
});

test("a mail, a document, an amount, a refusal and a screen are written in it", async () => {
  const program = join(copy, "apps/api/src/say-it.ts");
  await writeFile(program, sayings);
  const { stdout } = await run(process.execPath, [program]);
  const said: unknown = JSON.parse(stdout);
  expect(said).toEqual({
    name: "తెలుగు",
    mail: expect.stringMatching(/^తె .*Kavitha/),
    sms: expect.stringContaining("GE1"),
    document: expect.stringMatching(/^తె .*R-1/),
    amount: expect.stringContaining("ரூபாய்"),
    refusal: expect.stringMatching(/^తె /),
    screen: expect.stringMatching(/^తె .*2.*10|^తె .*10.*2/),
    terms: expect.stringMatching(/^తె /),
    browser: "te",
  });
});

const sayings = `
import { amountInWords } from "@thangam/texts/amount-in-words";
import { interpolate } from "@thangam/texts/interpolate";
import { languageName } from "@thangam/texts/languages";
import { loadTerms, loadWebTexts } from "@thangam/texts/load-web";
import { messageText } from "@thangam/texts/message-text";
import { textsOf } from "@thangam/texts/server";
import { documentText } from "#documents/document-texts.ts";
import { languageFor } from "#http/language.ts";
import { bookText } from "#outbox/message-texts.ts";

const texts = textsOf("te");
const book = { number: "GE1", schemeName: "Thanga Mazhai", amountPaise: 250_000n, instalments: 15 };
const shop = { name: "Thangam", address: "12 Bazaar Street", phone: "" };
const reader = { name: "Kavitha", email: "k@example.com", language: "te", shop };
const { mail, sms } = bookText("book_opened", reader, book);
const { screens } = await loadWebTexts("te");
console.log(JSON.stringify({
  name: languageName("te"),
  mail,
  sms: sms?.text,
  document: documentText("te", "Receipt {number}", { number: "R-1" }),
  amount: amountInWords(150_050n, texts),
  refusal: messageText(texts, "book_closed"),
  screen: interpolate(screens["Page {number} of {last}"], { number: 2, last: 10 }, "te"),
  terms: (await loadTerms("te"))[0],
  browser: languageFor(null, "te-IN,en;q=0.5"),
}));
`;

/** As the guide says: a line in the list, and a folder, copied and translated. */
async function addTelugu(source: string): Promise<void> {
  const list = join(source, "languages.ts");
  await writeFile(list, (await readFile(list, "utf8")).replace(/(\n\] as const;)/, `\n  ${line}$1`));
  await cp(join(source, from), join(source, to), { recursive: true });
  for await (const file of glob("**/*.ts", { cwd: join(source, to) })) {
    const path = join(source, to, file);
    const text = await readFile(path, "utf8");
    await writeFile(path, text.replaceAll(/"([^"\n]*\p{Script=Tamil}[^"\n]*)"/gu, '"తె $1"'));
  }
}
