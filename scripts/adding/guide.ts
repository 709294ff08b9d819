import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { languages } from "../../packages/texts/src/languages.ts";
import { root } from "../run.ts";
import { packages } from "./portal-copy.ts";

/** A file that a guide touches, and what is added to it; a new one is made of an empty text. */
export interface Step {
  file: string;
  add: (before: string) => string;
}

/** Adds lines below the first line that holds `line`. */
export function below(line: string, added: string): Step["add"] {
  return (before) => {
    const lines = before.split("\n");
    const at = lines.findIndex((one) => one.includes(line));
    if (at === -1) throw new Error(`no line holds ${line}`);
    return lines.toSpliced(at + 1, 0, added).join("\n");
  };
}

/** Several additions to one file, one after another. */
export function inTurn(...adds: readonly Step["add"][]): Step["add"] {
  return (before) => adds.reduce((text, add) => add(text), before);
}

export async function follow(copy: string, steps: readonly Step[]): Promise<void> {
  for (const { file, add } of steps) await write(copy, file, add((await textOf(copy, file)) ?? ""));
}

/** What a check says while some of the files are as they were before; "" when it says nothing. */
export async function saidWithout(
  copy: string,
  files: readonly string[],
  check: () => Promise<unknown>,
): Promise<string> {
  const added = await Promise.all(files.map((file) => textOf(copy, file)));
  for (const file of files) await write(copy, file, await textOf(root, file));
  try {
    return await check().then(
      () => "",
      (error: unknown) =>
        error instanceof Error && "stdout" in error && "stderr" in error
          ? `${String(error.stdout)}${String(error.stderr)}`
          : String(error),
    );
  } finally {
    for (const [at, file] of files.entries()) await write(copy, file, added[at] ?? null);
  }
}

/** The files of the packages, and of the schema and the migrations, that are others in the copy. */
export async function changedFiles(copy: string): Promise<string[]> {
  const changed: string[] = [];
  for (const folder of [...packages.map((name) => `${name}/src`), "prisma/schema", "prisma/migrations"])
    for await (const path of glob("**/*.{ts,tsx,prisma,sql}", { cwd: join(copy, folder), exclude: ["generated/**"] })) {
      const file = `${folder}/${path}`;
      if ((await textOf(copy, file)) !== (await textOf(root, file))) changed.push(file);
    }
  return changed.toSorted();
}

/** The files in the first column of a guide's first table, with one for each language where it says `<language>`. */
export async function filesOf(guide: string): Promise<string[]> {
  const text = await readFile(join(root, guide), "utf8");
  const [table = ""] = /^\|(?:.+\n)+/m.exec(text) ?? [];
  const cells = Array.from(
    table.matchAll(/^\| (?:\[`([^`]+)`\]\([^)]*\)|`([^`]+)`)/gm),
    ([, link, plain]) => link ?? plain ?? "",
  );
  return cells.flatMap((cell) =>
    cell.includes("<language>") ? languages.map((code) => cell.replace("<language>", code)) : [cell],
  );
}

async function textOf(folder: string, file: string): Promise<string | null> {
  return readFile(join(folder, file), "utf8").catch(() => null);
}

/** `null` is a file that is not there. */
async function write(copy: string, file: string, text: string | null): Promise<void> {
  if (text === null) return rm(join(copy, file));
  await mkdir(dirname(join(copy, file)), { recursive: true });
  await writeFile(join(copy, file), text);
}
