import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./run.ts";

/** A line of a table "rule | in code | in the database": what keeps one rule on both sides. */
export interface RuleRow {
  rule: string;
  inCode: string[];
  inDatabase: string[];
}

/** The names that code and SQL know. A name may end with a part of a path. */
export interface Known {
  code: (name: string) => boolean;
  database: (name: string) => boolean;
}

/**
 * Every name that the documents' tables of rules give as the keeper of a rule is there: a file, an operation or a function on
 * the side of the code; a function, trigger, constraint, index or table on the side of the database. Returns 0, or 1 after
 * naming what is not there.
 */
export async function checkRules(): Promise<number> {
  const known = await readKnown();
  let missing = 0;
  for await (const file of glob("docs/*.md", { cwd: root })) {
    for (const row of rulesOf(await readFile(join(root, file), "utf8"))) {
      for (const name of missingOf(row, known)) {
        console.error(`${file}: "${row.rule}" names ${name}, which is not there`);
        missing += 1;
      }
    }
  }
  return missing === 0 ? 0 : 1;
}

export function rulesOf(text: string): RuleRow[] {
  return text.split(/\n\n+/).flatMap((block) => {
    const [header = "", , ...lines] = block.trim().split("\n");
    if (!/^\| rule \| in code \| in the database \|$/.test(header)) return [];
    return lines.map((line) => {
      const [, rule = "", code = "", database = ""] = line.split("|").map((cell) => cell.trim());
      return { rule, inCode: namesIn(code), inDatabase: namesIn(database) };
    });
  });
}

export function missingOf({ inCode, inDatabase }: RuleRow, known: Known): string[] {
  const missing = [
    ...inCode.filter((name) => !known.code(name) && !known.database(name)),
    ...inDatabase.filter((name) => !known.database(name) && !known.code(name)),
  ];
  return inDatabase.length === 0 ? [...missing, "nothing in the database"] : missing;
}

/** What stands between backticks: `journals (source, source_ref)` names the table and its columns. */
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, quoted = ""]) => quoted.split(/[\s(),]+/)).filter(Boolean);
}

async function readKnown(): Promise<Known> {
  const sql = await wordsOf("prisma/**/*.sql");
  const code = await wordsOf("{apps,packages,scripts}/**/*.{ts,tsx,json}");
  const paths = new Set<string>();
  for await (const path of glob("{apps,packages}/**/*.ts*", { cwd: root, exclude: isGenerated })) paths.add(path);
  const isPath = (name: string) => name.includes("/") && [...paths].some((path) => path.includes(`/${name}`));
  return {
    code: (name) => code.has(name) || isPath(name),
    database: (name) => (name.includes("*") ? [...sql].some((word) => asPattern(name).test(word)) : sql.has(name)),
  };
}

async function wordsOf(pattern: string): Promise<Set<string>> {
  const words = new Set<string>();
  for await (const path of glob(pattern, { cwd: root, exclude: isGenerated })) {
    const text = await readFile(join(root, path), "utf8");
    for (const [word] of text.matchAll(/[A-Za-z_][\w:.-]*\w/g)) words.add(word);
  }
  return words;
}

function isGenerated(path: string): boolean {
  return /(^|\/)(node_modules|generated|dist|\.data)(\/|$)/.test(path);
}

function asPattern(name: string): RegExp {
  return new RegExp(`^${name.replaceAll("*", "\\w*")}$`);
}
