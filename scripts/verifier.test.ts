import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.ts";
import { verifierSources } from "./verifier-sources.ts";

test("the program that checks statements is what its sources say (pnpm build:verifier)", async () => {
  const sources = await verifierSources();
  expect(sources.size).toBeGreaterThan(5);
  for (const [name, text] of sources)
    expect([name, await readFile(join(root, "packages/evidence/verifier", name), "utf8")]).toEqual([name, text]);
});
