import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.ts";
import { memoryLimit } from "./memory-limit.ts";

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

test("compose gives the API and the worker the limit of memory that the runbook names", async () => {
  const runbook = await readFile(join(root, "docs/runbook.md"), "utf8");
  const named = Array.from(runbook.matchAll(/(\d+) MB \(`mem_limit`\)/g), ([, megabytes]) => Number(megabytes));
  expect(named).toEqual([await memoryLimit()]);
});

test("each server of the cluster has an address that stays, in the cluster's network", async () => {
  const compose = await readFile(join(root, "deploy/ha/docker-compose.yml"), "utf8");
  const network = '"(\\$\\{CLUSTER_NETWORK:-[\\d.]+\\})';
  const addresses = Array.from(
    compose.matchAll(/^ {2}(pg\d):\n(?: {4}.*\n)* {4}networks: .*ipv4_address: "(.+)"/gm),
    ([, server, address]) => [server, address],
  );
  const [, subnet = ""] = new RegExp(`subnet: ${network}\\.0/24"`).exec(compose) ?? [];
  expect(addresses).toEqual([1, 2, 3].map((n) => [`pg${n}`, `${subnet}.1${n}`]));
});
