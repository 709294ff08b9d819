import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.ts";

test("the runbook names all repeated work, and no other", async () => {
  const runbook = await readFile(join(root, "docs/runbook.md"), "utf8");
  const [, table = ""] = /^\| name of the repeated work \|.*\n\| -.*\n((?:\|.*\n)+)/m.exec(runbook) ?? [];
  const named = Array.from(table.matchAll(/^\| ([^|]+) \|/gm), ([, cell = ""]) => cell).join(", ");
  const told = Array.from(named.matchAll(/`([^`]+)`/g), ([, name = ""]) => name);
  const done: string[] = [];
  for await (const file of glob("apps/api/src/jobs/*.ts", { cwd: root, exclude: ["**/*.test.ts"] })) {
    const text = await readFile(join(root, file), "utf8");
    for (const [, repeated, timed] of text.matchAll(/startRepeating\("([^"]+)"|\{\s*name: "([^"]+)",\s*cron:/g))
      done.push(repeated ?? timed ?? "");
  }
  expect(told.toSorted()).toEqual(done.toSorted());
});
