/** What `pnpm start` runs: the pages are built when what they are made of changed, then the portal starts in this process. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { root, run } from "./run.ts";

const webDir = join(root, "apps/web/dist");
/** What the server writes the public pages with. */
const serverDir = join(root, "apps/web/dist-server");
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

await buildPages();
const { main } = await import("../apps/api/src/main.ts");
await main({ webDir, siteFile: join(serverDir, "render-site.js") });

async function buildPages(): Promise<void> {
  const print = await fingerprint();
  if ((await readFile(builtFrom, "utf8").catch(() => "")) === print) return;
  console.log("Building the pages …");
  // The second names files of the first.
  const first = await run("vite", ["build", "apps/web", "--logLevel", "warn"]);
  const code =
    first === 0
      ? await run("vite", ["build", "apps/web", "--config", "apps/web/vite.server.config.ts", "--logLevel", "warn"])
      : first;
  if (code !== 0) {
    console.error("The pages could not be built; what went wrong stands above.");
    process.exit(1);
  }
  await writeFile(builtFrom, print);
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
