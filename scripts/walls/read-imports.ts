import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { forbiddenIn } from "./forbidden.ts";
import { computed } from "./packages.ts";

/** A file of ours and what it imports: files of ours by their path from the root, packages by their name. */
export interface Source {
  file: string;
  imports: readonly string[];
  /** What it does that it may not do, in sentences. */
  faults: readonly string[];
}

const sources = ["packages/*/src/**/*.ts", "apps/*/src/**/*.{ts,tsx}"];

/** Every file of the packages and the two applications that is not a test. */
export async function readSources(root: string): Promise<Source[]> {
  const read: Source[] = [];
  for await (const found of glob(sources, { cwd: root, exclude: ["**/generated/**", "**/node_modules/**"] })) {
    const file = found.replaceAll("\\", "/");
    if (/\.test\.tsx?$/.test(file)) continue;
    const text = await readFile(join(root, file), "utf8");
    read.push({ file, imports: importsOf(file, text), faults: forbiddenIn(file, text) });
  }
  return read.toSorted((one, other) => one.file.localeCompare(other.file));
}

/** Imports of types count: who knows the shape of a room depends on it. */
export function importsOf(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const named = [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest }) => stringIn(text.slice(moduleRequest.start, moduleRequest.end))),
  ];
  const specifiers = named.filter((specifier) => specifier !== undefined);
  return [...new Set(specifiers.map((specifier) => targetOf(file, specifier)))];
}

/** `import()` of what is no plain string cannot be followed. */
function stringIn(expression: string): string {
  return /^["'`]([^"'`$]+)["'`]$/.exec(expression)?.[1] ?? computed;
}

/** Where an import leads: `#room/file.ts`, `./file.ts` and `@thangam/contracts/kernel/file` are files of ours. */
function targetOf(file: string, specifier: string): string {
  const [kind = "", name = ""] = file.split("/");
  if (specifier.startsWith("#")) return `${kind}/${name}/src/${specifier.slice(1)}`;
  if (specifier.startsWith(".")) return join(dirname(file), specifier).replaceAll("\\", "/");
  const ours = /^@thangam\/(\w+)(?:\/(.+))?$/.exec(specifier);
  if (ours === null) return specifier;
  const [, workspace = "", path = "kernel/registry"] = ours;
  return `packages/${workspace}/src/${path}.ts`;
}
