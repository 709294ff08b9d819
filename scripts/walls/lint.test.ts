import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../run.ts";
import { findings } from "./check-counted.ts";

let found: Awaited<ReturnType<typeof findings>>;
let folder: string;

const screen = (child: string) => `export function Planted({ a }: { a: string }) {\n  return ${child};\n}\n`;

/** What breaks a rule of lint that no other check holds, by its file; and what is like it and breaks none. */
const files = {
  "apps/web/src/ui/text.tsx": screen("<p>Plain English {a}</p>"),
  "apps/web/src/ui/container.tsx": screen('<p>{"Plain English"}{a}</p>'),
  "apps/web/src/ui/label.tsx": screen('<input aria-label="Plain English" name={a} />'),
  "apps/web/src/ui/marks.tsx": screen('<p className="flex">Thangam {a} ·</p>'),
  "apps/web/src/ui/router.ts": 'export { UNSAFE_x } from "react-router";\n',
  "apps/api/src/http/code.ts": 'import { randomInt } from "node:crypto";\nexport const code = randomInt(9);\n',
  "apps/api/src/features/books/raw.ts":
    "export const read = (tx: any) => tx.$queryRaw`select 1`;\nconsole.log(process.env);\n",
  "apps/api/src/features/books/by-default.ts": "export default function addBook() {}\n",
  "apps/api/src/platform/database/rows.ts": "export const read = (tx: { $queryRaw: Function }) => tx.$queryRaw;\n",
  "apps/api/src/config.ts": "export const port = process.env.PORT;\n",
  "apps/web/src/features/books/book-dialog.tsx": "export default function BookDialog() {\n  return null;\n}\n",
  "scripts/report.ts": 'console.log("done");\n',
  "apps/api/src/platform/ids.ts": 'import { randomInt } from "node:crypto";\nexport const code = randomInt(9);\n',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "thangam-lint-"));
  const config = join(folder, ".oxlintrc.json");
  await cp(join(root, ".oxlintrc.json"), config);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  found = await findings(folder, config);
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["react(jsx-no-literals)", ["ui/container.tsx", "ui/label.tsx", "ui/text.tsx"].map((name) => `apps/web/src/${name}`)],
  ["eslint(no-restricted-properties)", ["apps/api/src/features/books/raw.ts"]],
  ["eslint(no-restricted-globals)", ["apps/api/src/features/books/raw.ts"]],
  ["eslint(no-console)", ["apps/api/src/features/books/raw.ts"]],
  ["typescript(no-explicit-any)", ["apps/api/src/features/books/raw.ts"]],
  ["import(no-default-export)", ["apps/api/src/features/books/by-default.ts"]],
  ["eslint(no-restricted-imports)", ["apps/api/src/http/code.ts", "apps/web/src/ui/router.ts"]],
])("%s is found in %j, and nowhere else", (rule, broken) => {
  const by = found.filter(({ code }) => code === rule).map(({ filename }) => filename);
  expect(by.toSorted()).toEqual(broken);
});
