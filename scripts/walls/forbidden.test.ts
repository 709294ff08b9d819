import { expect, test } from "vitest";
import { forbiddenIn } from "./forbidden.ts";

const feature = "apps/api/src/features/books/add-book.ts";
const given = (name: string) =>
  `${feature}:1 takes the time as an argument and random numbers from platform/ids.ts, not by ${name}`;

test.each([
  ["const now = new Date();", "new Date()"],
  ["const now = Date();", "Date()"],
  ["const now = Date.now();", "Date.now"],
  ["const now = performance.now();", "performance.now"],
  ["const { now } = Date;", "Date.now"],
  ["const part = Math.random();", "Math.random"],
  ['const part = Math["random"]();', "Math.random"],
  ["const id = crypto.randomUUID();", "crypto.randomUUID"],
  ["const id = globalThis.crypto.randomUUID();", ".randomUUID"],
  ["const { getRandomValues } = crypto;", "crypto.getRandomValues"],
  ['import { randomBytes } from "node:crypto";', "randomBytes"],
  ['import { randomUUID as newId } from "node:crypto";', "randomUUID"],
  ['import { webcrypto } from "node:crypto";', "webcrypto"],
])("a feature may not take the time or a random number by itself: %s", (line, name) => {
  expect(forbiddenIn(feature, line)).toEqual([given(name)]);
});

test.each([
  ["await tx.$executeRaw`delete from users`;", "$executeRaw"],
  ['await db.$queryRawUnsafe("select 1");', "$queryRawUnsafe"],
  ["await tx.client.create({ data });", "client.create"],
  ["await call.tx.importBatch.updateMany({ data });", "importBatch.updateMany"],
  ["await db.session\n  .deleteMany();", "session.deleteMany"],
  ["await tx.user.createManyAndReturn({ data });", "user.createManyAndReturn"],
  ["await tx.setting.upsert(setting);", "setting.upsert"],
])("SQL and writes stand in stores: %s", (line, name) => {
  expect(forbiddenIn(feature, line)).toEqual([`${feature}:1 leaves SQL and writes to a store: ${name}`]);
  for (const file of ["apps/api/src/features/books/book-store.ts", "apps/api/src/ledger/post.ts"])
    expect(forbiddenIn(file, line)).toEqual([]);
});

test("a handler may read by models, and hash", () => {
  const text = 'await tx.client.findMany(); createHash("sha256").update(text); db.kept.delete.from(tx);';
  expect(forbiddenIn(feature, text)).toEqual([]);
});

test("a time that is given may be reckoned with, and hashes are no random numbers", () => {
  const text = `import { createHash } from "node:crypto";
const later = (now: Date) => new Date(now.getTime() + 1_000);
const noon = Date.UTC(2026, 10, 22, 12);`;
  expect(forbiddenIn(feature, text)).toEqual([]);
});

test("what a book is worth is asked with its day: the terms have no clock", () => {
  const file = "packages/terms/src/valuation.ts";
  expect(forbiddenIn(file, "const now = new Date();")).toEqual([given("new Date()").replace(feature, file)]);
});

test("what has a clock of its own, or arranges tests, may take the time", () => {
  const text = "const now = new Date();";
  expect(forbiddenIn("apps/api/src/platform/clock.ts", text)).toEqual([]);
  expect(forbiddenIn("apps/api/src/features/reports/reports.testing.ts", text)).toEqual([]);
});

test.each([
  'import { a } from "../a.ts";',
  'import { a } from "./../a.ts";',
  'import type { A } from "./b/../../a.ts";',
  'export { a } from "./../a.ts";',
  'export * from "./../a.ts";',
  'const a = await import("./../a.ts");',
])("no import climbs: %s", (line) => {
  const file = "apps/web/src/ui/button.tsx";
  expect(forbiddenIn(file, line)).toEqual([`${file}:1 imports by room, #room/file.ts, not by ../`]);
});

test("an import of a sibling, of a room and of a package does not climb", () => {
  const text = `import { a } from "./a..b.ts";
import { b } from "#room/b.ts";
import { c } from "@thangam/contracts/values/money";`;
  expect(forbiddenIn("apps/web/src/ui/button.tsx", text)).toEqual([]);
});
