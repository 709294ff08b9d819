import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { migrationsDirectory } from "#platform/database/migrations.ts";
import { sqlDirectory } from "#platform/database/sql-files.ts";

/** The constraints and indexes of the schema in force, without a database: what the migrations and prisma/sql leave. */
export async function readConstraintsAndIndexes(): Promise<Set<string>> {
  const migrations = await textsIn("*/migration.sql", migrationsDirectory);
  return constraintsAndIndexes([...migrations, ...(await textsIn("constraints/*.sql", sqlDirectory))]);
}

/** What scripts leave that run one after the other. */
export function constraintsAndIndexes(scripts: readonly string[]): Set<string> {
  const tableByName = new Map<string, string>();
  for (const statement of scripts.flatMap((script) => withoutTexts(script).split(";"))) {
    const [, table = ""] = /^\s*(?:create|alter|drop) table (?:if (?:not )?exists )?(\w+)/.exec(statement) ?? [];
    if (/^\s*drop table/.test(statement))
      for (const [name, of] of tableByName) if (of === table) tableByName.delete(name);
    for (const { groups = {} } of statement.matchAll(changes)) {
      const { index, on = table, constraint, from, to, gone } = groups;
      for (const name of gone?.split(/\s*,\s*/) ?? []) tableByName.delete(name);
      if (from !== undefined) tableByName.delete(from);
      const made = index ?? to ?? constraint;
      if (made !== undefined && on !== "") tableByName.set(made, on);
    }
  }
  return new Set(tableByName.keys());
}

const changes = new RegExp(
  [
    String.raw`create (?:unique )?index (?:if not exists )?(?<index>\w+)\s+on (?<on>\w+)`,
    String.raw`rename constraint (?<from>\w+) to (?<to>\w+)`,
    String.raw`drop (?:constraint|index) (?:if exists )?(?<gone>\w+(?:,\s*(?!drop|add)\w+)*)`,
    String.raw`constraint (?<constraint>\w+)`,
  ].join("|"),
  "g",
);

/** A script without its comments, and with nothing in its texts and the bodies of its functions. */
export function withoutTexts(script: string): string {
  return script.replaceAll(/--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|\$(\w*)\$.*?\$\1\$/gs, (found) =>
    /^['$]/.test(found) ? "''" : " ",
  );
}

async function textsIn(pattern: string, cwd: string): Promise<string[]> {
  const paths = (await Array.fromAsync(glob(pattern, { cwd }))).toSorted();
  return Promise.all(paths.map((path) => readFile(join(cwd, path), "utf8")));
}
