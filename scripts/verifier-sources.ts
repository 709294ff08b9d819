import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { root } from "./run.ts";

const names = ["bytes", "leaf", "merkle", "note", "statement", "verify"];

/** The sources of the program that checks statements without their types, by the names of their files. */
export async function verifierSources(): Promise<Map<string, string>> {
  const sources = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(root, "packages/evidence/src", `${name}.ts`), "utf8");
      // What is stripped leaves blanks, so that lines stay where they were.
      const stripped = stripTypeScriptTypes(text).replaceAll(/[ \t]+$/gm, "");
      return [`${name}.mjs`, stripped.replaceAll(/from "\.\/([a-z-]+)\.ts"/g, 'from "./$1.mjs"')] as const;
    }),
  );
  return new Map(sources);
}
