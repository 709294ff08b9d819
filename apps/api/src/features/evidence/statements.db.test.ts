import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { utf8 } from "@thangam/evidence/bytes";
import { parseNote, writeNote } from "@thangam/evidence/note";
import { openSigner } from "#evidence/index.ts";
import { sealBooksOf } from "#testing/evidence-places.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { textOfPdf } from "#testing/pdf-text.ts";

const app = useApp();
const run = promisify(execFile);
let folder: string;
let customer: SignedIn;
let bookNumber: string;
let key: string;
let hours = 0;

async function seal(): Promise<void> {
  hours += 1;
  app.clock.now = new Date(app.clock.now.getTime() + hours * 3_600_000);
  await sealBooksOf(app);
  customer = await app.signedInUser(customer.userId);
}

/** Saves the folder of the statement and unpacks it. */
async function save(): Promise<Record<string, string>> {
  const Cookie = [...customer.cookies].map((pair) => pair.join("=")).join("; ");
  const headers = { Cookie, "Content-Type": "application/json" };
  const body = JSON.stringify({ accountno: bookNumber });
  const answer = await fetch(`${app.url}/api/Save_Statement`, { method: "POST", headers, body });
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  await rm(folder, { recursive: true, force: true });
  folder = await mkdtemp(join(tmpdir(), "statement-"));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString("utf8")]));
}

async function check(...args: string[]): Promise<{ code: number; said: string }> {
  const environment = { PATH: process.env["PATH"] };
  return run(process.execPath, ["verify.mjs", ...args], { cwd: folder, env: environment }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string }) => ({ code: error.code, said: error.stdout }),
  );
}

async function change(name: string, alter: (text: string) => string): Promise<void> {
  const path = join(folder, name);
  const text = await readFile(path, "utf8");
  const altered = alter(text);
  expect(altered).not.toBe(text);
  await writeFile(path, altered);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "statement-"));
  await app.make.goldRate();
  const client = await app.make.client({ name: "Kavitha Raman" });
  const scheme = { accrual: "weight", prefixes: { GE: 50_000n } } as const;
  const book = await app.make.book({ clientId: client.id, scheme });
  bookNumber = book.number;
  for (let n = 0; n < 3; n += 1) await app.make.payment({ bookId: book.id });
  customer = await app.signedInUser(client.userId!);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a book that was never sealed has no statement", async () => {
  const { status, body } = await customer.call("saveStatement", { accountno: bookNumber });
  expect([status, body.code]).toEqual([409, "book_not_sealed"]);
});

test("a saved folder says what the shop owes and is checked with nothing but Node", async () => {
  await seal();
  const files = await save();
  expect(Object.keys(files).toSorted()).toEqual([
    "README.txt",
    "bytes.mjs",
    "keys.json",
    "leaf.mjs",
    "merkle.mjs",
    "newest.txt",
    "note.mjs",
    "statement.json",
    "statement.mjs",
    "statement.pdf",
    "verify.mjs",
  ]);
  key = parseNote(files["newest.txt"] ?? "")?.keyId ?? "";
  const { code, said } = await check("--key", key.toLowerCase());
  expect(said).toContain("GENUINE.");
  expect(said).toMatch(
    new RegExp(`Book ${bookNumber} of Kavitha Raman: 3 instalments, approved.\\nPaid Rs 1500.00, gold 0.\\d{3} g.`),
  );
  expect(code).toBe(0);
});

test("without a fingerprint nobody can say whose statement it is", async () => {
  const { code, said } = await check();
  expect([code, said]).toEqual([2, expect.stringContaining(key.slice(0, 4))]);
});

test.each([
  ["a milligram", (text: string) => text.replace(/"mg": "(\d+)"/, (_all, mg) => `"mg": "${Number(mg) + 1}"`)],
  [
    "a milligram of the leaf",
    (text: string) => text.replace(/\\"gold\\":\\"(\d+)/, (_all, mg) => `\\"gold\\":\\"${Number(mg) + 1}`),
  ],
  ["a name", (text: string) => text.replace("Kavitha Raman", "Kavitha Rahman")],
  ["a receipt", (text: string) => text.replace(/"receipt": "T/, '"receipt": "X')],
  ["a removed line", (text: string) => JSON.stringify({ ...JSON.parse(text), lines: JSON.parse(text).lines.slice(1) })],
  [
    "a hash beside the way",
    (text: string) =>
      text.replace(/"path": \[\s*"./, (start) => `${start.slice(0, -1)}${start.endsWith("0") ? "1" : "0"}`),
  ],
  ["the seal", (text: string) => text.replace("reason: first", "reason: fist")],
  [
    "the place in the tree",
    (text: string) => text.replace(/"slot": (\d+)/, (_all, slot) => `"slot": ${Number(slot) + 1}`),
  ],
  ["no statement at all", () => "{}"],
])("%s that was altered is found", async (_what, alter) => {
  await save();
  await change("statement.json", alter);
  const { code, said } = await check("--key", key);
  expect([code, said]).toEqual([1, expect.stringMatching(/^ALTERED\./)]);
});

test("a folder that somebody signed with a key of their own is altered", async () => {
  const files = await save();
  const stranger = { dir: join(folder, "stranger"), keyDir: join(folder, "stranger-keys") };
  const signer = await openSigner(stranger, app.clock.now);
  const statement = JSON.parse(files["statement.json"] ?? "");
  const { text } = parseNote(statement.note) ?? { text: "" };
  const note = writeNote(text, signer.keyId, signer.sign(utf8(text)));
  await writeFile(join(folder, "statement.json"), JSON.stringify({ ...statement, note }));
  await writeFile(join(folder, "keys.json"), await readFile(join(stranger.dir, "keys.json")));
  expect((await check("--key", key)).said).toMatch(
    /^ALTERED\. The checkpoint was signed with a key that is not the shop's\./,
  );
  // Named as the shop's, it is not.
  await change("keys.json", (keys) => keys.replaceAll(signer.keyId, key));
  expect((await check("--key", key)).code).toBe(1);
});

test("a statement that is older than the newest seal says so, and is genuine", async () => {
  const before = await save();
  await app.make.payment({ bookId: (await app.db.book.findUniqueOrThrow({ where: { number: bookNumber } })).id });
  await seal();
  const { body } = await app.nobody().call("getEvidenceKeys");
  await writeFile(join(folder, "mail.txt"), body.data[0].newest);
  const { code, said } = await check("--key", key, "--newest", join(folder, "mail.txt"));
  expect([code, said]).toEqual([3, expect.stringContaining("GENUINE, and older than the newest seal")]);
  const after = await save();
  expect(JSON.parse(after["statement.json"] ?? "").lines).toHaveLength(
    JSON.parse(before["statement.json"] ?? "").lines.length + 1,
  );
});

test("the paper says the same, with the fingerprint of the key, and so does the passbook", async () => {
  const passbook = await customer.call("printPassbook", { accountno: bookNumber, language: "en" });
  expect(await textOfPdf(new Uint8Array(passbook.body))).toContain(key.slice(0, 4));
  const { body } = await customer.call("printStatement", { accountno: bookNumber, language: "en" });
  const text = await textOfPdf(new Uint8Array(body));
  for (const said of [`Statement of ${bookNumber}`, "Kavitha Raman", "2,000.00", key.slice(0, 4), "Key of the seals"])
    expect(text).toContain(said);
});

test("somebody else's book has no statement for a customer", async () => {
  const other = await app.make.book();
  const { status } = await customer.call("saveStatement", { accountno: other.number });
  expect(status).toBe(404);
});

const checkHere = async (statement: string) => (await app.nobody().call("checkStatement", { statement })).body.data;

test("the public page says the same of a statement as the program does", async () => {
  await seal();
  const files = await save();
  const text = files["statement.json"] ?? "";
  expect(await checkHere(text)).toMatchObject({
    verdict: "genuine",
    why: null,
    book: { accountno: bookNumber, paid: "2000" },
  });
  expect(await checkHere(text.replace(/"mg": "(\d+)"/, (_all, mg) => `"mg": "${Number(mg) + 1}"`))).toEqual({
    verdict: "altered",
    why: "The lines are not those of the book.",
    book: null,
  });
  await app.make.payment();
  await seal();
  expect(await checkHere(text)).toMatchObject({ verdict: "older", book: { accountno: bookNumber } });
});
