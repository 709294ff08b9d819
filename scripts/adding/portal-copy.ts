import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../run.ts";

/** The packages of a copy, those first that others are made from. */
export const packages = ["packages/texts", "packages/contracts", "apps/api", "apps/web"];

/** No guide touches these, so that copies use the portal's own. */
const untouched = ["terms", "evidence"];
const ours: Readonly<Record<string, string>> = { texts: "packages/texts", contracts: "packages/contracts" };
const run = promisify(execFile);

/** A copy of the portal's sources in a folder of its own, with the packages it needs, in which a guide can be followed. */
export async function copyPortal(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "thangam-copy-"));
  await Promise.all(packages.map((name) => copyPackage(copy, name)));
  await linkEntries(join(root, "node_modules"), join(copy, "node_modules"));
  await symlink(join(root, "prisma"), join(copy, "prisma"));
  for (const file of ["tsconfig.base.json", "vitest.config.ts", "package.json", "pnpm-workspace.yaml"])
    await cp(join(root, file), join(copy, file));
  return copy;
}

/**
 * Checks the types of one package of a copy; rejects with what the compiler says. Several threads would take twice the
 * work, as each checks much of the others' part, and other tests run beside.
 */
export function checkTypes(copy: string, name: string): Promise<{ stdout: string }> {
  return run(join(root, "node_modules/.bin/tsc"), ["--singleThreaded", "-p", join(copy, name)]);
}

/** Runs tests of a copy. Rejects with their output when one fails. */
export function runTests(copy: string, ...args: string[]): Promise<{ stdout: string }> {
  const vitest = join(root, "node_modules/.bin/vitest");
  return run(vitest, ["run", "--root", copy, "--no-color", "--reporter=verbose", ...args], {
    cwd: copy,
    maxBuffer: 100_000_000,
  });
}

/** A package with its dependencies; those of ours are the copies. */
async function copyPackage(copy: string, name: string): Promise<void> {
  const isCopied = (path: string) => !/\/(node_modules|dist)(\/|$)/.test(path.slice(root.length - 1));
  await cp(join(root, name), join(copy, name), { recursive: true, filter: isCopied });
  await linkEntries(join(root, name, "node_modules"), join(copy, name, "node_modules"));
  await mkdir(join(copy, name, "node_modules/@thangam"), { recursive: true });
  for (const [own, folder] of Object.entries(ours))
    await symlink(join(copy, folder), join(copy, name, "node_modules/@thangam", own));
  for (const own of untouched)
    await symlink(join(root, "packages", own), join(copy, name, "node_modules/@thangam", own));
}

async function linkEntries(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from))
    if (entry !== "@thangam" && !/^\.(?!bin$)/.test(entry)) await symlink(join(from, entry), join(to, entry));
}
