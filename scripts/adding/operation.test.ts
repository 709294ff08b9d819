import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../run.ts";
import { sized } from "../../apps/api/src/testing/test-size.ts";
import { changedFiles } from "./guide.ts";
import { checkTypes, copyPortal, runTests } from "./portal-copy.ts";

interface Step {
  /** What is touched. */
  file: string;
  /** Whole files, or what stands at the end of one. */
  code: readonly string[];
  /** Lines that are added below another. */
  additions: readonly string[];
}

const guide = await readFile(join(root, "docs/adding/operation.md"), "utf8");
const steps = stepsOf(guide);

/** The steps of the guide's numbered list, with the code that each shows. */
function stepsOf(text: string): Step[] {
  const list = text.split("\n## ")[0] ?? "";
  return list
    .split(/^(?=\d+\. `)/m)
    .slice(1)
    .map((step) => {
      const blocks = (kind: string) =>
        Array.from(step.matchAll(new RegExp(`^ {3}\`\`\`${kind}\\n(.*?)^ {3}\`\`\`$`, "gms")), ([, block = ""]) =>
          block.replaceAll(/^ {3}/gm, ""),
        );
      return { file: /`([^`]+)`/.exec(step)?.[1] ?? "", code: blocks("ts"), additions: blocks("diff") };
    });
}

let copy: string;
/** What stood in the touched files before; null for a new one. */
const before = new Map<string, string | null>();

beforeAll(async () => {
  copy = await copyPortal();
  for (const { file } of steps) before.set(file, await readFile(join(copy, file), "utf8").catch(() => null));
  for (const step of steps) await follow(step);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function follow({ file, code, additions }: Step): Promise<void> {
  const path = join(copy, file);
  for (const block of code) await appendFile(path, before.get(file) === null ? block : `\n${block}`);
  for (const diff of additions) {
    const [context = "", ...added] = diff.trimEnd().split("\n");
    const text = await readFile(path, "utf8");
    expect(text.split("\n"), `${file} has the line below which the guide adds another`).toContain(context.slice(1));
    const lines = added.map((line) => line.replace(/^\+/, ""));
    await writeFile(
      path,
      text.replace(`${context.slice(1)}\n`, () => [context.slice(1), ...lines, ""].join("\n")),
    );
  }
}

test("a command touches six files at most, each once, and no other changes", async () => {
  const files = steps.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeLessThanOrEqual(6);
  expect(await changedFiles(copy)).toEqual(files.toSorted());
  expect(steps.filter(({ code, additions }) => code.length + additions.length === 0)).toEqual([]);
});

// Those of the API hold only where those of the others do.
// Its own tests below find what types would; the types of a copy take a quarter of a minute.
test.for(sized([], ["packages/texts", "packages/contracts", "apps/api"]))(
  "the types of %s hold",
  { timeout: 3_600_000 },
  (name) => expect(checkTypes(copy, name)).resolves.toBeDefined(),
);

test("its own test, its rights, its bad input and its description pass", { timeout: 3_600_000 }, async () => {
  const unit = await runTests(
    copy,
    "--project=unit",
    "packages/contracts/src/kernel",
    "apps/api/src/testing/samples.test.ts",
  );
  expect(unit.stdout).toContain("remarkOnBook takes its sample");
  const database = await runTests(
    copy,
    "--project=db",
    "apps/api/src/http/role-matrix.db.test.ts",
    "apps/api/src/http/bad-input.db.test.ts",
    "apps/api/src/features/books/remark-on-book.db.test.ts",
    "--testNamePattern=remark",
  );
  expect(database.stdout).toMatch(/role-matrix.*remarkOnBook.*may, for a record that is there/);
  expect(database.stdout).toMatch(/bad-input.*remarkOnBook/);
  expect(database.stdout).toContain("a remark stands in the audit trail of its book");
});

describe.runIf(sized(false, true))("without one of them", () => {
  async function without(file: string, check: () => Promise<unknown>): Promise<unknown> {
    const path = join(copy, file);
    const whole = await readFile(path, "utf8");
    await writeFile(path, before.get(file) ?? "export {};\n");
    try {
      return await check().then(
        () => null,
        (error: unknown) => (error instanceof Error && "stdout" in error ? error.stdout : error),
      );
    } finally {
      await writeFile(path, whole);
    }
  }

  test.for(["book-operations.ts", "remark-on-book.ts", "index.ts"])(
    "the types do not hold: %s",
    { timeout: 3_600_000 },
    async (name) => {
      const file = steps.find((step) => step.file.endsWith(`/${name}`))?.file ?? "";
      expect(await without(file, () => checkTypes(copy, "apps/api"))).toMatch(/remarkOnBook/);
    },
  );

  test("a label is missing in a language", { timeout: 3_600_000 }, async () => {
    for (const { file } of steps.filter((step) => step.file.endsWith("audit-labels.ts"))) {
      const told = await without(file, () =>
        runTests(copy, "--project=unit", "packages/contracts/src/kernel/registry.test.ts"),
      );
      expect(told).toContain("Remarked on a book");
    }
  });
});
