import { expect, test } from "vitest";
import { root } from "../run.ts";
import { wrongImports } from "./check-imports.ts";
import { checkWalls, complaintsAbout } from "./check-walls.ts";
import { longIn } from "./long-sql.ts";
import { importsOf, readSources } from "./read-imports.ts";

test("the tree breaks no wall", async () => {
  expect(await checkWalls()).toBe(0);
});

test("every file of the packages and applications stands in a room", async () => {
  const nowhere = wrongImports(await readSources(root)).filter(({ wall }) => wall.includes("stands in no room"));
  expect(nowhere).toEqual([]);
});

const api = "apps/api/src";
const web = "apps/web/src";
const contracts = "packages/contracts/src";

/** One violation of each wall: the file, and what it imports. */
const planted: readonly (readonly [wall: string, file: string, specifier: string])[] = [
  ["contract nouns may not import the package zod", `${contracts}/books/operations.ts`, "zod"],
  ["contract nouns may not import the package zod/v4", `${contracts}/books/operations.ts`, "zod/v4"],
  ["contract nouns may not import the package express", `${contracts}/books/operations.ts`, "express"],
  ["contract nouns may not import the package pg", `${contracts}/books/operations.ts`, "pg"],
  ["contract kernel may not import the package node:fs", `${contracts}/kernel/wire.ts`, "node:fs"],
  ["contract values may not import the package fs", `${contracts}/values/money.ts`, "fs"],
  ["texts may not import the package node:fs", "packages/texts/src/shape.ts", "node:fs"],
  ["terms may not import the package node:fs", "packages/terms/src/valuation.ts", "node:fs"],
  ["terms may not import the package fast-check", "packages/terms/src/valuation.ts", "fast-check"],
  ["only tests import what tests arrange", "packages/terms/src/valuation.ts", "#testing/any-terms.ts"],
  ["features may not import the package pg", `${api}/features/books/add-book.ts`, "pg"],
  ["features may not import the package node:process", `${api}/features/books/add-book.ts`, "node:process"],
  ["features may not import the package node:module", `${api}/features/books/add-book.ts`, "node:module"],
  ["only tests import what tests arrange", `${api}/features/books/add-book.ts`, "./settling.testing.ts"],
  ["only tests import what tests arrange", `${api}/features/books/add-book.ts`, "./books.db.test.ts"],
  ["only tests import what tests arrange", `${api}/seed/payments.ts`, "#testing/make.ts"],
  [
    "web features may not import features",
    `${web}/features/books/book-card.tsx`,
    "./../../../../api/src/features/books/book-store.ts",
  ],
  [
    "contract nouns may not import features",
    `${contracts}/books/operations.ts`,
    "./../../../../apps/api/src/features/books/book-store.ts",
  ],
  ["contract kernel may not import contract nouns", `${contracts}/kernel/wire.ts`, "#books/schemas.ts"],
  ["contract values may not import contract nouns", `${contracts}/values/money.ts`, "#books/schemas.ts"],
  ["contract kernel may not import registry", `${contracts}/kernel/openapi.ts`, "#kernel/topics.ts"],
  ["contract values may not import contract kernel", `${contracts}/values/money.ts`, "#kernel/wire.ts"],
  [
    "of another noun only its schemas and refusals are known",
    `${contracts}/books/operations.ts`,
    "#clients/operations.ts",
  ],
  ["texts may not import contract values", "packages/texts/src/shape.ts", "@thangam/contracts/values/money"],
  ["terms may not import contract values", "packages/terms/src/valuation.ts", "@thangam/contracts/values/money"],
  ["terms may not import texts", "packages/terms/src/valuation.ts", "@thangam/texts/format-money"],
  ["handlers may not import features", `${api}/handlers.ts`, "#features/books/add-book.ts"],
  ["processes may not import features", `${api}/main.ts`, "#features/books/add-book.ts"],
  ["app may not import features", `${api}/app.ts`, "#features/books/add-book.ts"],
  ["http may not import ledger", `${api}/http/mount.ts`, "#ledger/verify.ts"],
  ["http may not import feature indexes", `${api}/http/mount.ts`, "#features/books/index.ts"],
  ["jobs may not import features", `${api}/jobs/repeat.ts`, "#features/books/add-book.ts"],
  ["jobs may not import http", `${api}/jobs/repeat.ts`, "#http/mount.ts"],
  ["features may not import features", `${api}/features/books/add-book.ts`, "#features/clients/make-client.ts"],
  ["features may not import http", `${api}/features/books/add-book.ts`, "#http/mount.ts"],
  ["features may not import jobs", `${api}/features/books/add-book.ts`, "#jobs/repeat.ts"],
  ["features may not import config", `${api}/features/books/add-book.ts`, "#config.ts"],
  ["features may not import app", `${api}/features/books/add-book.ts`, "#app.ts"],
  ["features may not import integrations", `${api}/features/books/add-book.ts`, "#integrations/mail/smtp-mail.ts"],
  ["ledger may not import the package express", `${api}/ledger/verify.ts`, "express"],
  ["ledger may not import kernel", `${api}/ledger/verify.ts`, "#kernel/handler.ts"],
  ["ledger may not import feature indexes", `${api}/ledger/verify.ts`, "#features/books/index.ts"],
  ["audit may not import kernel", `${api}/audit/index.ts`, "#kernel/handler.ts"],
  ["outbox may not import feature indexes", `${api}/outbox/index.ts`, "#features/books/index.ts"],
  ["documents may not import kernel", `${api}/documents/csv.ts`, "#kernel/handler.ts"],
  ["integrations may not import feature indexes", `${api}/integrations/sms/filed-sms.ts`, "#features/books/index.ts"],
  ["kernel may not import documents", `${api}/kernel/execute.ts`, "#documents/csv.ts"],
  ["kernel may not import exports", `${api}/kernel/execute.ts`, "#exports/export-list.ts"],
  ["kernel may not import integrations", `${api}/kernel/execute.ts`, "#integrations/sms/filed-sms.ts"],
  ["kernel may not import feature indexes", `${api}/kernel/execute.ts`, "#features/books/index.ts"],
  ["http may not import ports", `${api}/http/mount.ts`, "#integrations/payment-gateway/port.ts"],
  ["http may not import handlers", `${api}/http/mount.ts`, "#handlers.ts"],
  ["jobs may not import kernel", `${api}/jobs/repeat.ts`, "#kernel/handler.ts"],
  ["exports may not import ledger", `${api}/exports/export-list.ts`, "#ledger/verify.ts"],
  ["ports may not import documents", `${api}/documents/port.ts`, "#documents/csv.ts"],
  ["core may not import kernel", `${api}/core/refusal.ts`, "#kernel/handler.ts"],
  ["platform may not import core", `${api}/platform/clock.ts`, "#core/refusal.ts"],
  ["platform may not import ledger", `${api}/platform/clock.ts`, "#ledger/verify.ts"],
  ["features may not import the package express", `${api}/features/books/add-book.ts`, "express"],
  [
    "the generated client is imported by stores and platform/database",
    `${api}/features/books/add-book.ts`,
    "#generated/prisma/client.ts",
  ],
  ["a store knows neither http nor the kernel", `${api}/features/books/book-store.ts`, "#kernel/handler.ts"],
  ["web ui may not import the package react-router", `${web}/ui/button.tsx`, "react-router"],
  ["web ui may not import web api", `${web}/ui/button.tsx`, "#api/client.ts"],
  ["web features may not import web app", `${web}/features/books/close-book.tsx`, "#app/routes.ts"],
  [
    "web features may not import web features",
    `${web}/features/books/close-book.tsx`,
    "#features/clients/books-tab.tsx",
  ],
  ["web features may not import web app", `${web}/features/books/close-book.tsx`, "#app/shell/shell.tsx"],
  [
    "web feature indexes may not import web features",
    `${web}/features/books/index.ts`,
    "#features/clients/books-tab.tsx",
  ],
  ["web shared may not import web features", `${web}/shared/books/book-face.tsx`, "#features/books/book-card.tsx"],
  ["web shared may not import web feature indexes", `${web}/shared/books/book-face.tsx`, "#features/books/index.ts"],
  ["web shared may not import web app", `${web}/shared/books/book-face.tsx`, "#app/routes.ts"],
  ["web lists may not import web shared", `${web}/list-page/list-table.tsx`, "#shared/books/book-face.tsx"],
  ["web forms may not import web shared", `${web}/forms/resolver.ts`, "#shared/books/book-face.tsx"],
  ["web navigation may not import web shared", `${web}/navigation/button-link.tsx`, "#shared/books/book-face.tsx"],
  ["web navigation may not import web app", `${web}/navigation/button-link.tsx`, "#app/routes.ts"],
  ["web ui may not import web features", `${web}/ui/button.tsx`, "#features/clients/books-tab.tsx"],
  ["web ui may not import web shared", `${web}/ui/button.tsx`, "#shared/books/book-face.tsx"],
  ["web lists may not import web features", `${web}/list-page/list-table.tsx`, "#features/clients/books-tab.tsx"],
  ["web navigation may not import web features", `${web}/navigation/page-tabs.tsx`, "#features/clients/books-tab.tsx"],
  ["web forms may not import web features", `${web}/forms/resolver.ts`, "#features/clients/books-tab.tsx"],
  ["web lists may not import web app", `${web}/list-page/list-table.tsx`, "#app/routes.ts"],
  ["web ui may not import kernel", `${web}/ui/button.tsx`, "../../../api/src/kernel/execute.ts"],
];

test.each(planted)("refused: %s (%s imports %s)", (wall, file, specifier) => {
  const imports = importsOf(file, `import type { Anything } from "${specifier}";`);
  expect(wrongImports([{ file, imports }]).map((wrong) => wrong.wall)).toEqual([wall]);
});

test("import() of what is no plain string is refused, but for the folders of the languages", () => {
  const text = "const a = await import(`./${name}.ts`);";
  const walls = (file: string) => wrongImports([{ file, imports: importsOf(file, text) }]).map(({ wall }) => wall);
  expect(walls(`${api}/features/books/add-book.ts`)).toEqual(["features may not import the package (computed)"]);
  expect(walls("packages/texts/src/server.ts")).toEqual([]);
});

test("each import that breaks a wall is named below it", () => {
  const wrong = ["a.ts", "b.ts"].map((file) => ({ file, target: "c.ts", wall: "a may not import c" }));
  expect(complaintsAbout(wrong)).toEqual(["a may not import c", "  a.ts → c.ts", "  b.ts → c.ts"]);
  expect(complaintsAbout([])).toEqual([]);
});

test("imports are seen in every form: of types, of names that go on, and when they are needed", () => {
  const text = `import type { A } from "#a.ts";
export { b } from "./b.ts";
export * from "@thangam/contracts/values/money";
const c = await import("#c.ts");`;
  expect(importsOf(`${api}/kernel/x.ts`, text)).toEqual([
    `${api}/a.ts`,
    `${api}/kernel/b.ts`,
    `${contracts}/values/money.ts`,
    `${api}/c.ts`,
  ]);
});

test("a long SQL file and a long SQL function are refused", () => {
  const body = (lines: number) => `create function f() returns void language sql as $$\n${"-- x\n".repeat(lines)}$$;\n`;
  expect(longIn("a.sql", body(68))).toEqual([]);
  expect(longIn("a.sql", body(69))).toEqual(["a.sql: f has 71 lines, at most 70"]);
  expect(longIn("a.sql", "select 1;\n".repeat(201))).toEqual(["a.sql: 201 lines, at most 200"]);
  const line = `select ${"a".repeat(133)}`;
  expect(longIn("a.sql", `${line}\n${line}a\nselect 1; \n`)).toEqual([
    "a.sql:2: at most 140 characters in a line",
    "a.sql:3: a blank at the end",
  ]);
});
