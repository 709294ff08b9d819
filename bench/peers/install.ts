import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Peer } from "./peer.ts";

/**
 * Installs a peer into a folder of its own, outside the workspace and its lockfile, and returns the folder. It stays for the
 * next run. Scripts of packages are not run.
 */
export async function install({ name, packages, workspace = "", files }: Peer): Promise<string> {
  const folder = join(tmpdir(), "thangam-peers", name.split(" ")[0] ?? name);
  const own = {
    "package.json": JSON.stringify({
      name: "peer",
      version: "0.0.0",
      private: true,
      dependencies: packages,
      strapi: {},
    }),
    "pnpm-workspace.yaml": `packages: ["."]\nstrictDepBuilds: false\n${workspace}`,
  };
  for (const [path, text] of Object.entries({ ...own, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await promisify(execFile)("npx", ["--yes", "pnpm@12", "install", "--ignore-scripts", "--no-frozen-lockfile"], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
  return folder;
}
