import { readFile, rm, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parseNote, writeNote } from "@thangam/evidence/note";
import { utf8 } from "@thangam/evidence/bytes";
import { applicationUrlOf, cloneTemplate, dropDatabase } from "#testing/database.ts";
import { openDirectory } from "./keep/directory.ts";
import { openSigner, rotateSigningKey } from "./keys/signing-keys.ts";
import { tamper, useSealedShop } from "./sealed-shop.testing.ts";
import { verifyEvidence } from "./verify/verify-evidence.ts";

const shop = useSealedShop();

/** Takes back checkpoints that were made of a copy. */
async function forget(...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    const { note, changes } = openDirectory(shop.dir).filesOf(number);
    for (const file of [note, changes]) await rm(file, { force: true });
  }
}

test("a checkpoint seals what has gone on since the one before it, and nothing of it is a finding", async () => {
  await shop.pay(3);
  const [first] = await shop.seal();
  expect(first).toMatchObject({ checkpoint: { number: 1, reason: "first", unsound: 0 }, unsound: [] });
  await shop.pay(1);
  const [second] = await shop.seal("hour");
  expect(second).toMatchObject({ checkpoint: { number: 2, reason: "hour" } });
  expect(second?.changed).toBeLessThan(first?.changed ?? 0);
  expect(second?.checkpoint.root).not.toBe(first?.checkpoint.root);
  const [third] = await shop.seal("hour");
  expect(third).toMatchObject({ changed: 0, checkpoint: { root: second?.checkpoint.root } });
  expect(await shop.findings()).toEqual([]);
});

test("what was written since the newest checkpoint is no finding", async () => {
  await shop.pay(2);
  expect(await shop.findings()).toEqual([]);
  await shop.seal();
});

test("a process that stopped between the files and the database, and a tree that was altered, are brought up to the files", async () => {
  await shop.pay(1);
  await shop.seal();
  const url = await cloneTemplate(shop.url);
  await tamper(url, "delete from evidence_checkpoints where number = (select max(number) from evidence_checkpoints)");
  await tamper(
    url,
    "update evidence_nodes set hash = sha256('x') where level = 1",
    "update evidence_leaves set hash = sha256('x')",
  );
  const dir = openDirectory(shop.dir);
  const count = (await dir.numbers()).length;
  try {
    const made = await shop.seal("now", url);
    expect(made).toMatchObject([{ unsound: [], checkpoint: { number: count + 1 } }]);
    expect(await shop.findings(url)).toEqual([]);
  } finally {
    await dropDatabase(url);
    await forget(count + 1);
  }
});

test("a leaf whose stored text was altered is not signed: the tree is made anew from the files", async () => {
  const url = await cloneTemplate(shop.url);
  await tamper(
    url,
    `update evidence_leaves set content = replace(content, '"paid":"', '"paid":"9'), journal_seq = 0 where kind = 'book'`,
  );
  const [made] = await shop.seal("now", url);
  const number = made?.checkpoint.number ?? 0;
  const lines = [];
  for await (const line of openDirectory(shop.dir).changes(number)) lines.push(line);
  await dropDatabase(url);
  await forget(number);
  expect(lines.join("\n")).not.toContain('"paid":"9');
});

test("a book that was cut off is not sealed anew: the checkpoint says so and leaves what was sealed as it was", async () => {
  const url = await cloneTemplate(shop.url);
  const dir = openDirectory(shop.dir);
  const count = (await dir.numbers()).length;
  await tamper(
    url,
    "delete from postings where journal_id = 1",
    "delete from journals where id = 1",
    "update book_balances set seq = 0, head_hash = '' where book_id = (select min(id) from books)",
  );
  try {
    // Nothing was recorded of it. Once it was seen, every later checkpoint says so.
    const [before] = await shop.seal("hour", url);
    const [made] = await shop.seal("day", url);
    const [after] = await shop.seal("hour", url);
    expect([before, after].map((one) => one?.checkpoint.unsound)).toEqual([0, 1]);
    expect(made?.unsound).toEqual([
      expect.stringMatching(/^book \d+ does not go on from what was sealed: link 1 .* is gone/),
    ]);
    expect(made?.checkpoint.unsound).toBe(1);
    expect(await shop.findings(url)).toContainEqual(
      expect.stringMatching(/^Book .* lacks entry 1, which checkpoint \d+ of .* sealed/),
    );
  } finally {
    await dropDatabase(url);
    await forget(count + 1, count + 2, count + 3);
  }
});

test("files that were altered, removed or signed by somebody else are named", async () => {
  const dir = openDirectory(shop.dir);
  const newest = (await dir.numbers()).at(-1) ?? 0;
  const { note, changes } = dir.filesOf(2);
  const kept = { note: await readFile(note, "utf8"), changes: await readFile(changes) };
  const restore = async () => {
    await writeFile(note, kept.note);
    await writeFile(changes, kept.changes);
  };

  await writeFile(note, kept.note.replace("reason: hour", "reason: cloud"));
  expect(await shop.findings()).toContainEqual("Checkpoint 2 was altered: its signature does not fit.");
  await restore();

  await writeFile(changes, await readFile(dir.filesOf(1).changes));
  expect(await shop.findings()).toEqual(
    expect.arrayContaining([
      "The changes of checkpoint 2 are not those that were signed.",
      "The leaves of checkpoint 2 do not have the root that was signed.",
    ]),
  );
  await restore();

  const stranger = await openSigner({ dir: `${shop.dir}-other`, keyDir: `${shop.dir}-other` }, new Date());
  const text = parseNote(kept.note)?.text ?? "";
  await writeFile(note, writeNote(text, stranger.keyId, stranger.sign(utf8(text))));
  expect(await shop.findings()).toContainEqual(
    `Checkpoint 2 was signed with a key that is not the shop's (${stranger.keyId}).`,
  );
  await rm(`${shop.dir}-other`, { recursive: true });

  for (const file of [note, changes]) await rm(file);
  expect(await shop.findings()).toContainEqual(
    "Checkpoint 3 does not follow the one before it: files were lost or removed.",
  );
  await restore();

  const last = dir.filesOf(newest);
  const lastNote = await readFile(last.note);
  await rm(last.note);
  expect(await shop.findings()).toContainEqual(
    `The directory ends with checkpoint ${newest - 1}, and the shop made ${newest}: files were lost or removed.`,
  );
  await writeFile(last.note, lastNote);
  expect(await shop.findings()).toEqual([]);
});

test("a new key is endorsed by the one before it, and what either signed stays good; one key alone can be trusted", async () => {
  const old = await openSigner(shop, new Date());
  const next = await rotateSigningKey(shop, new Date());
  expect(next.keyId).not.toBe(old.keyId);
  await shop.pay(1);
  const [made] = await shop.seal();
  expect(parseNote(made?.note ?? "")?.keyId).toBe(next.keyId);
  expect(await shop.findings()).toEqual([]);
  const trustingOld = await verifyEvidence(applicationUrlOf(shop.url), shop.dir, [old.keyId]);
  expect(trustingOld.findings).toEqual([
    `Checkpoint ${made?.checkpoint.number} was signed with a key that is not the shop's (${next.keyId}).`,
  ]);
});

test("of two processes that seal at once, one does", async () => {
  await shop.pay(1);
  const made = await Promise.all([shop.seal(), shop.seal(), shop.seal()]);
  const numbers = made.flat().map(({ checkpoint }) => checkpoint.number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(await shop.findings()).toEqual([]);
  expect(Math.max(...numbers)).toBe((await openDirectory(shop.dir).numbers()).length);
});

test("a database that was put back to an earlier state is named with what it lacks; once the shop said so it is a remark", async () => {
  const earlier = await cloneTemplate(shop.url);
  const dir = openDirectory(shop.dir);
  const count = (await dir.numbers()).length;
  await shop.pay(2);
  await shop.seal("day");
  expect(await shop.findings(earlier)).toEqual(
    expect.arrayContaining([
      `The database knows ${count} checkpoints of ${count + 1}: it was put back to an earlier state.`,
      expect.stringMatching(/^Book .* lacks entry 1, which checkpoint \d+ of .* sealed\.$/),
      expect.stringMatching(/^Receipt series .* was set back: /),
    ]),
  );
  const [made] = await shop.seal("restore", earlier);
  expect(made).toMatchObject({ checkpoint: { number: count + 2, reason: "restore", unsound: 0 } });
  const { findings, remarks } = await verifyEvidence(applicationUrlOf(earlier), shop.dir, []);
  expect(findings).toEqual([]);
  expect(remarks).toEqual([expect.stringMatching(`^A backup was brought back before checkpoint ${count + 2} of`)]);
  // What is numbered alike afterwards begins anew.
  await shop.pay(1, {}, earlier);
  expect(await shop.seal("hour", earlier)).toMatchObject([{ unsound: [] }]);
  expect(await shop.findings(earlier)).toEqual([]);
  await dropDatabase(earlier);
});
