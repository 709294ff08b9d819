import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { root, run } from "./run.ts";

export const webDir = join(root, "apps/web/dist");
const builtFrom = join(webDir, ".built-from");

/** What the pages are made of. Tests are left out: they change nothing a browser loads. */
const ingredients = [
  "apps/web",
  "packages/contracts",
  "packages/terms",
  "packages/texts",
  "pnpm-lock.yaml",
  "tsconfig.base.json",
];

/** Builds the pages when what they are made of changed since they were built. Says whether they are there. */
export async function buildPages(): Promise<boolean> {
  const print = await fingerprint();
  if ((await readFile(builtFrom, "utf8").catch(() => "")) === print) return true;
  console.log("Building the pages …");
  // The second names files of the first.
  for (const config of ["vite.config.ts", "vite.server.config.ts"]) {
    const code = await run("vite", ["build", "apps/web", "--config", `apps/web/${config}`, "--logLevel", "warn"]);
    if (code !== 0) return false;
  }
  await writeFile(builtFrom, print);
  return true;
}

async function fingerprint(): Promise<string> {
  const files = (await Promise.all(ingredients.map((name) => filesIn(join(root, name))))).flat();
  const hash = createHash("sha256");
  for (const file of files.toSorted())
    hash
      .update(relative(root, file))
      .update("\0")
      .update(await readFile(file))
      .update("\0");
  return hash.digest("hex");
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  const kept = entries.filter(
    ({ name }) => !["node_modules", "dist", "dist-server", "testing"].includes(name) && !/\.test\.tsx?$/.test(name),
  );
  return (await Promise.all(kept.map(({ name }) => filesIn(join(path, name))))).flat();
}
