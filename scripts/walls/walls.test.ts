import { expect, test } from "vitest";
import { root } from "../run.ts";
import { walls, wrongImports } from "./check-imports.ts";
import { checkWalls, complaintsAbout } from "./check-walls.ts";
import { circlesOf } from "./circles.ts";
import { longFile, longIn } from "./long-sql.ts";
import { longTestsIn } from "./long-tests.ts";
import { planted } from "./planted.ts";
import { importsOf, readSources } from "./read-imports.ts";
import { rooms } from "./walls.ts";

test("the tree breaks no wall", async () => {
  expect(await checkWalls()).toBe(0);
});

const api = "apps/api/src";
const web = "apps/web/src";
const contracts = "packages/contracts/src";

test("every file of the packages and applications stands in a room", async () => {
  const nowhere = wrongImports(await readSources(root)).filter(({ wall }) => wall.includes("stands in no room"));
  expect(nowhere).toEqual([]);
});

test.each(planted)("refused: %s (%s imports %s)", (wall, file, specifier) => {
  const imports = importsOf(file, `import type { Anything } from "${specifier}";`);
  expect(wrongImports([{ file, imports }]).map((wrong) => wrong.wall)).toEqual([wall]);
});

test("every wall is planted: of each room one, and each that is no row of the table", () => {
  const names = new Set(planted.map(([wall]) => wall));
  const ofRooms = rooms.filter(({ may }) => !may.includes("*")).map(({ name }) => `${name} may not import `);
  expect(ofRooms.filter((wall) => ![...names].some((name) => name.startsWith(wall)))).toEqual([]);
  expect(Object.values(walls).filter((wall) => !names.has(wall))).toEqual([]);
});

test("import() of what is no plain string is refused, but for the folders of the languages", () => {
  const text = "const a = await import(`./${name}.ts`);";
  const walls = (file: string) => wrongImports([{ file, imports: importsOf(file, text) }]).map(({ wall }) => wall);
  expect(walls(`${api}/features/books/add-book.ts`)).toEqual(["features may not import the package (computed)"]);
  expect(walls("packages/texts/src/server.ts")).toEqual([]);
});

test("a circle is found where one of its imports is made by import() and another is of a type", () => {
  const texts = {
    [`${web}/features/books/list.tsx`]: 'const Dialog = lazy(() => import("./dialog.tsx"));',
    [`${web}/features/books/dialog.tsx`]: 'import type { Row } from "./list.tsx";',
    [`${web}/features/books/index.ts`]: 'export { List } from "./list.tsx";',
  };
  const sources = Object.entries(texts).map(([file, text]) => ({ file, imports: importsOf(file, text) }));
  expect(circlesOf(sources)).toEqual([
    `imports in a circle: ${web}/features/books/dialog.tsx, ${web}/features/books/list.tsx`,
  ]);
  expect(circlesOf(sources.slice(1))).toEqual([]);
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

test("a long file of the schema is refused", () => {
  expect(longFile("a.prisma", "/// x\n".repeat(200))).toEqual([]);
  expect(longFile("a.prisma", "/// x\n".repeat(201))).toEqual(["a.prisma: 201 lines, at most 200"]);
});

test("a long test is refused, whatever it is made by; a group of tests may be long", () => {
  const lines = (count: number) => "  void 0;\n".repeat(count);
  const complaint = ["a.test.ts:1 a test of 71 lines, at most 70"];
  for (const begin of ['test("x", ', 'test.each([1])("x", ', 'test.skip("x", async ', "beforeAll(async "]) {
    expect(longTestsIn("a.test.ts", `${begin}() => {\n${lines(69)}});\n`)).toEqual(complaint);
    expect(longTestsIn("a.test.ts", `${begin}() => {\n${lines(68)}});\n`)).toEqual([]);
  }
  for (const group of ["describe", "test.describe"])
    expect(longTestsIn("a.e2e.ts", `${group}("x", () => {\n${lines(100)}});\n`)).toEqual([]);
});
