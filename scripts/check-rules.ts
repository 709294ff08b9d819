import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readKnown } from "./defined-names.ts";
import type { Known } from "./defined-names.ts";
import { root } from "./run.ts";

/** A line of a table "rule | in code | in the database": what keeps one rule on both sides. */
export interface RuleRow {
  rule: string;
  inCode: string[];
  inDatabase: string[];
}

/**
 * Every name that the documents' tables of rules give as the keeper of a rule is defined: a file, an operation or a function in
 * the code; a function, trigger, constraint, index, table or column in the schema in force. Returns 0, or 1 after naming what
 * is not defined.
 */
export async function checkRules(): Promise<number> {
  const known = await readKnown();
  let missing = 0;
  for await (const file of glob("docs/*.md", { cwd: root })) {
    for (const row of rulesOf(await readFile(join(root, file), "utf8"))) {
      for (const name of missingOf(row, known)) {
        console.error(`${file}: "${row.rule}" names ${name}, which nothing defines`);
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
