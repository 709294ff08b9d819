import { Client } from "pg";
import type { ClientBase } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { isUnreachable } from "./database-errors.ts";
import { refuseUnconfirmed } from "./unconfirmed-commit.ts";

afterEach(() => vi.restoreAllMocks());

const gaveUp = { severity: "WARNING", code: "01000", routine: "SyncRepWaitForLSN" };

/** A connection whose statements are done at once, each after the notices that `noticesOf` says. */
function connectionWith(noticesOf: (sql: unknown) => readonly object[]): ClientBase {
  const answer = function (this: Client, sql: unknown, ...rest: unknown[]): unknown {
    for (const notice of noticesOf(sql)) this.emit("notice", notice);
    const callback = rest.at(-1);
    return typeof callback === "function" ? void callback(null, { rows: [sql] }) : Promise.resolve({ rows: [sql] });
  };
  vi.spyOn(Client.prototype, "query").mockImplementation(answer);
  const client = new Client();
  refuseUnconfirmed(client);
  return client;
}

test("a commit that no replica confirmed is indefinite, and the next statement is not", async () => {
  const client = connectionWith((sql) => (sql === "COMMIT" ? [gaveUp] : []));
  const error: unknown = await client.query("COMMIT").catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "40003", severity: "ERROR" });
  expect(isUnreachable(error)).toBe(true);
  expect(await client.query("select 1")).toEqual({ rows: ["select 1"] });
});

test("the same of a statement that answers by a callback, as a pool sends it", async () => {
  const client = connectionWith((sql) => (sql === "insert" ? [gaveUp] : []));
  const called = (sql: string) =>
    new Promise((settle) => {
      client.query(sql, [], (error: Error | null, result) => settle(error ?? result));
    });
  expect(await called("insert")).toMatchObject({ code: "40003" });
  expect(await called("select 2")).toEqual({ rows: ["select 2"] });
});

test("other notices fail nothing", async () => {
  const client = connectionWith(() => [{ severity: "WARNING", code: "01000", routine: "exec_stmt_raise" }]);
  expect(await client.query("COMMIT")).toEqual({ rows: ["COMMIT"] });
});
