import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readConstraintsAndIndexes } from "../apps/api/src/testing/schema-names.ts";
import { countOldNames } from "./old-names.ts";
import { root } from "./run.ts";

/** What a name in a document is looked for in: the files of the project, and every word that stands in one. */
export interface Sources {
  paths: readonly string[];
  words: ReadonlySet<string>;
}

const sources = [
  "{apps,packages,prisma,e2e,bench,scripts,.github}/**/*.{ts,tsx,css,json,sql,prisma,yml}",
  "deploy/**/*.*",
  "*.{ts,json,yaml,yml,md}",
  ".*.json",
  "Dockerfile",
  "docs/**/*.*",
];
const exclude = (path: string) => /(^|\/)(node_modules|generated|dist)$/.test(path);

/** Quoted, and not of this project, or the example of a guide. */
const elsewhere = new Set([
  "10.0.0.0/8",
  "432621989671/CR",
  "Asia/Kolkata",
  "IMPS/P2A/432621989671/RAVI",
  "application/json",
  "apps/api/src/features/books/remark-on-book.db.test.ts",
  "apps/api/src/features/books/remark-on-book.ts",
  "apps/web/src/features/receipts/receipt-series-screen.tsx",
  "postgres.json",
]);
/** What runs make, and the catalogs of PostgreSQL. */
const isMade = (name: string) => /^(DATA_DIR|\.mutation)\/|^pg_/.test(name);

/**
 * Every file, folder, address and name that the documents quote is there: what reads like a path is the end of one, and what reads
 * like a name of the code or of the database stands in a source. Migrations count for paths alone, because they hold names of before,
 * and so do decisions. No source goes by a name of before. Returns 0, or 1 after naming what is wrong.
 */
export async function checkNames(): Promise<number> {
  const known = await readSources();
  let missing = await countOldNames();
  for await (const file of glob(["*.md", "docs/*.md", "docs/adding/*.md"], { cwd: root }))
    for (const name of missingIn(await readFile(join(root, file), "utf8"), known)) {
      console.error(`${file}: nothing is called ${name}`);
      missing += 1;
    }
  return missing === 0 ? 0 : 1;
}

export async function readSources(): Promise<Sources> {
  const paths = await Array.fromAsync(glob(sources, { cwd: root, exclude }));
  const read = paths.filter((path) => !/\.(md|png)$|^prisma\/migrations\//.test(path));
  const texts = await Promise.all(read.map((path) => readFile(join(root, path), "utf8")));
  const words = texts.flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []);
  return { paths, words: new Set([...words, ...(await readConstraintsAndIndexes())]) };
}

/** What of the quoted names of a document is not there. Blocks of code are examples, and a name with a placeholder is of many. */
export function missingIn(document: string, known: Sources): string[] {
  const text = document.replaceAll(/^ *```.*?^ *```/gms, "");
  const quoted = new Set(Array.from(text.matchAll(/`([^`\n]+)`/g), ([, name = ""]) => name));
  return [...quoted].filter((name) => !isThere(name, known));
}

function isThere(quoted: string, { paths, words }: Sources): boolean {
  if (/[<>…*{}\s"':]/.test(quoted) || elsewhere.has(quoted) || isMade(quoted)) return true;
  const name = quoted.replace(/\(.*\)$/, "").replace(/[?#].*$/, "");
  if (/^[\w.-]+(\/[\w.-]+)+\/?$|^[\w.-]+\.(ts|tsx|sql|prisma|css|sh|md|yml|json)$/.test(name)) {
    const end = name.replace(/\/$/, "");
    return paths.some(
      (path) => `/${path}`.endsWith(`/${end}`) || `/${path}`.includes(`/${end}/`) || `/${path}`.includes(`/${end}.`),
    );
  }
  const isFolder = (word: string) => paths.some((path) => path.includes(`/${word}/`));
  return name.split(/[^\w$]/).every((word) => !isName(word) || words.has(word) || isFolder(word));
}

/** Two words at least: one alone may be a word of English. */
function isName(word: string): boolean {
  return /[a-z0-9][A-Z]|[A-Za-z0-9]_[A-Za-z0-9]/.test(word);
}
