import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { typedLint } from "./check.ts";
import { root } from "./run.ts";

test("the lint tells of a type that does not hold, though a comment would hide it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "thangam-types-"));
  await writeFile(join(folder, "tsconfig.json"), '{ "compilerOptions": { "strict": true } }');
  await writeFile(join(folder, "wrong.ts"), '/* oxlint-disable */\nexport const paise: number = "one";\n');
  const lint = promisify(execFile)(join(root, "node_modules/.bin/oxlint"), [...typedLint, "."], { cwd: folder });
  await expect(lint).rejects.toMatchObject({ stdout: expect.stringContaining("TS2322") });
  await rm(folder, { recursive: true });
});
