/** `pnpm build:verifier`: writes the program that checks statements as plain JavaScript, which every Node runs. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./run.ts";
import { verifierSources } from "./verifier-sources.ts";

for (const [name, text] of await verifierSources())
  await writeFile(join(root, "packages/evidence/verifier", name), text);
