import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig, readMigrationConfig } from "../apps/api/src/config.ts";
import { root } from "./run.ts";

const read = (file: string) => readFile(join(root, file), "utf8");

/** Read by the tests' and tools' own programs; docs/testing.md has their table. */
const tools = ["scripts/*.ts", "bench/*.ts", "e2e/**/*.ts", "apps/api/src/testing/*.ts", "*.config.ts"];
/** Not for a person to set: the system, the runtime, whoever runs the tests, or a script of the tests sets them. */
const foreign = new Set([
  "PATH",
  "CI",
  "NODE_COMPILE_CACHE",
  "PRISMA_SCHEMA_ENGINE_BINARY",
  "SLOW_MACHINE",
  "TEST_REPORT",
]);

test("every variable of the portal stands in the README, and every one there is read", async () => {
  const described = rowsOf(await read("README.md"));
  const used = new Set([...readByConfig(), ...namesIn(await read("docker-compose.yml"), /\$\{(\w+)/g)]);
  expect(described).toEqual([...used].toSorted());
});

test("what can be set can be set in containers, too", async () => {
  const passed = namesIn(await read("docker-compose.yml"), /^\s+([A-Z0-9_]+): /gm);
  // Where it listens and where it keeps things is the image's business.
  const fixed = namesIn(await read("Dockerfile"), /\b([A-Z0-9_]+)=/g);
  const known = new Set([...passed, ...fixed].map((name) => name.replace(/_FILE$/, "")));
  expect(readByConfig().filter((name) => !known.has(name))).toEqual([]);
});

test(".env.example shows every variable once, and no other", async () => {
  const shown = namesIn(await read(".env.example"), /^#? ?([A-Z0-9_]+)=/gm);
  expect([...new Set(shown)].toSorted()).toEqual(rowsOf(await read("README.md")));
});

test(".env.example names the events of the webhook that the runbook names", async () => {
  const eventsIn = async (file: string) => namesIn(await read(file), /\b((?:payment|refund)\.[a-z]+)\b/g);
  const shown = [...new Set(await eventsIn(".env.example"))].toSorted();
  expect(shown).toEqual([...new Set(await eventsIn("docs/runbook.md"))].toSorted());
  expect(shown).toContain("payment.dispute");
});

test("each server of ours has places for a payment's locks, and compiles no statement", async () => {
  for (const file of [
    "apps/api/src/platform/postgres/embedded-postgres.ts",
    "docker-compose.yml",
    "deploy/ha/patroni.yml",
  ]) {
    expect(await read(file), file).toMatch(/max_locks_per_transaction(=|: "?)256\b/);
    expect(await read(file), file).toMatch(/\bjit(=|: ")off\b/);
  }
});

test("every variable of the tools stands in docs/testing.md, and every one there is read", async () => {
  const used = new Set<string>();
  for await (const file of glob(tools, { cwd: root })) {
    if (file.endsWith(".test.ts")) continue;
    for (const name of namesIn(await read(file), /process\.env\["(\w+)"\]/g)) used.add(name);
  }
  expect(rowsOf(await read("docs/testing.md"))).toEqual([...used].filter((name) => !foreign.has(name)).toSorted());
});

test("the install checks for the Node that the scripts run on", async () => {
  const { devDependencies } = JSON.parse(await read("package.json"));
  expect(await read("pnpm-workspace.yaml")).toContain(`\nnodeVersion: ${devDependencies.node}\n`);
});

test("the environment is read in one place of the API, besides what only tests run", async () => {
  const readers: string[] = [];
  for await (const file of glob("apps/api/src/**/*.ts", { cwd: root, exclude: ["**/generated/**", "**/testing/**"] })) {
    if (!file.endsWith(".test.ts") && (await read(file)).includes("process.env")) readers.push(file);
  }
  expect(readers).toEqual(["apps/api/src/config.ts"]);
});

/** Every variable that a start or `migrate` looks at, whichever gateway and services are chosen. */
function readByConfig(): string[] {
  const names = new Set<string>();
  const start = (environment: Record<string, string>) => {
    const watched = new Proxy(environment, {
      get: (target, name: string) => {
        names.add(name.replace(/_FILE$/, ""));
        return target[name];
      },
    });
    for (const readAll of [readConfig, readMigrationConfig]) {
      try {
        readAll(watched);
      } catch {
        // What is missing is reported after everything was looked at.
      }
    }
  };
  const shop = { DATABASE_URL: "postgresql://a:b@localhost/c" };
  start({
    ...shop,
    MAIL_URL: "smtp://localhost",
    SMS_URL: "http://localhost",
    ADMIN_EMAIL: "a@b.c",
    METRICS_PORT: "1",
  });
  for (const PAYMENT_GATEWAY of ["sandbox", "razorpay", "upi"]) start({ ...shop, PAYMENT_GATEWAY });
  return [...names].toSorted();
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

/** The names in the first column of the tables of variables. */
function rowsOf(markdown: string): string[] {
  const [, ...tables] = markdown.split(/^\| variable .*$/m);
  const rows = tables.flatMap((table) => namesIn(table.split("\n\n")[0] ?? "", /^\| ([^|]+) \|/gm));
  return rows.flatMap((cell) => namesIn(cell, /`([A-Z_0-9]+)`/g)).toSorted();
}
