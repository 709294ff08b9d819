import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readConstraintsAndIndexes, withoutTexts } from "../apps/api/src/testing/schema-names.ts";
import { root } from "./run.ts";

/** The names that code and SQL define. A name may end with a part of a path. */
export interface Known {
  code: (name: string) => boolean;
  database: (name: string) => boolean;
}

export async function readKnown(): Promise<Known> {
  const files = await sourcesIn("{apps,packages}/*/src/**/*.{ts,tsx}");
  const commands = Object.keys(JSON.parse(await readFile(join(root, "package.json"), "utf8")).scripts);
  const code = new Set([...files.flatMap(({ text }) => definedInCode(text)), ...commands]);
  const functions = (await sourcesIn("prisma/sql/**/*.sql")).flatMap(({ text }) => definedInSql(text));
  const tables = (await sourcesIn("prisma/schema/*.prisma")).flatMap(({ text }) => tablesAndColumns(text));
  const sql = new Set([...functions, ...tables, ...(await readConstraintsAndIndexes())]);
  const isPath = (name: string) =>
    /[/.]/.test(name) && files.some(({ path }) => path.endsWith(`/${name}`) || path.includes(`/${name}/`));
  return {
    code: (name) => code.has(name) || isPath(name),
    database: (name) => (name.includes("*") ? [...sql].some((word) => asPattern(name).test(word)) : sql.has(name)),
  };
}

/** What a file declares at its top, and the operations that it names. */
export function definedInCode(text: string): string[] {
  const declared = text.matchAll(/^(?:export )?(?:async )?(?:function|const|class) (\w+)/gm);
  return [...declared, ...text.matchAll(/^ +wire: "(\w+)"/gm)].map(([, name = ""]) => name);
}

/** The functions, views and triggers that a script makes. */
export function definedInSql(text: string): string[] {
  const made = withoutTexts(text).matchAll(/^create (?:or replace )?(?:function|view|(?:constraint )?trigger) (\w+)/gm);
  return [...made].map(([, name = ""]) => name);
}

/** The names in the database of what a schema of Prisma declares. */
export function tablesAndColumns(text: string): string[] {
  const code = text.replaceAll(/\/\/.*$/gm, "");
  const mapped = code.matchAll(/@map\("(\w+)"\)/g);
  const unmapped = code.matchAll(/^ {2}([a-z]+) +\w+(?!.*@map\()/gm);
  return [...mapped, ...unmapped].map(([, name = ""]) => name);
}

async function sourcesIn(pattern: string): Promise<{ path: string; text: string }[]> {
  const exclude = (path: string) => /(^|\/)(node_modules|generated|dist)$|\.(test|testing)\.tsx?$/.test(path);
  const paths = await Array.fromAsync(glob(pattern, { cwd: root, exclude }));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(root, path), "utf8") })));
}

function asPattern(name: string): RegExp {
  return new RegExp(`^${name.replaceAll("*", "\\w*")}$`);
}
