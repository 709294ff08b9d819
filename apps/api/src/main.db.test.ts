import { createServer } from "node:http";
import { expect, test } from "vitest";
import { findRunningPostgres } from "#platform/postgres/embedded-postgres.ts";
import { closeServer, listen } from "#platform/process/server.ts";
import { copyMigrated } from "#testing/migrated-folder.ts";
import { dataDir, start } from "./main.testing.ts";

test("a stop finishes the running request, then closes everything down", { timeout: 1_800_000 }, async () => {
  copyMigrated(dataDir);
  // Checking a password takes long at this cost, long enough to be caught in the middle of it.
  const portal = start({ BCRYPT_COST: "13" });
  const url = await portal.address();
  const running = fetch(`${url}/api/New_Admin_Login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "somebody@example.com", password: "a password in the air" }),
  });
  // Requests are taken in turn: when later ones are answered, this one is under way.
  for (let later = 0; later < 5; later += 1) await fetch(`${url}/readyz`);
  const code = portal.stop();
  expect((await running).status).toBe(401);
  expect(await code).toBe(0);
  expect(await findRunningPostgres(dataDir)).toBeNull();
  expect(portal.output()).toContain("New_Admin_Login");
  expect(portal.output()).not.toContain("a password in the air");
});

test("a port in use ends the start with a sentence, and nothing is left running", { timeout: 1_800_000 }, async () => {
  const other = createServer();
  const port = await listen(other, 0, "127.0.0.1");
  const portal = start({ PORT: String(port) });
  expect(await portal.code).toBe(1);
  expect(portal.output()).toContain(`Port ${port} is in use by another program.`);
  expect(await findRunningPostgres(dataDir)).toBeNull();
  await closeServer(other, 100);
});

test("a database that cannot be reached ends the start with a sentence", { timeout: 1_800_000 }, async () => {
  const DATABASE_URL = "postgresql://thangam:a-secret@127.0.0.1:1/thangam";
  const portal = start({ DATABASE_URL, APP_SECRET: "x".repeat(40), DATABASE_WAIT: "1" });
  expect(await portal.code).toBe(1);
  expect(portal.output()).toContain("Waiting for it, at most 1 s.");
  expect(portal.output().trimEnd()).toMatch(/The database cannot be reached[^\n]*there\.$/);
  expect(portal.output()).not.toContain("a-secret");
});
