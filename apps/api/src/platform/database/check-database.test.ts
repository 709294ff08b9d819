import { expect, test } from "vitest";
import { durabilityFaultsOf, faultsOf, limitFaultsOf } from "./check-database.ts";

const durable = { fsync: "on", fullPageWrites: "on", synchronousCommit: "on" };

test.each([
  ["on", []],
  ["off", [/^synchronous_commit is off/]],
])("a server that writes all to disk has no fault but that of synchronous_commit %s", (synchronousCommit, faults) => {
  expectFaults({ ...durable, synchronousCommit }, faults);
});

test("a server that could lose what it confirmed has a sentence for each fault", () => {
  expectFaults({ fsync: "off", fullPageWrites: "off", synchronousCommit: "off" }, [
    /^fsync is off/,
    /^full_page_writes is off/,
    /^synchronous_commit is off/,
  ]);
});

test("a pool of connections that drops the limits has a sentence for each", () => {
  expect(limitFaultsOf({ statementTimeout: "1min", idleTimeout: "1min" })).toEqual([]);
  expect(limitFaultsOf({ statementTimeout: "0", idleTimeout: "0" })).toEqual([
    expect.stringMatching(/^statement_timeout is off/),
    expect.stringMatching(/^idle_in_transaction_session_timeout is off/),
  ]);
});

function expectFaults(settings: typeof durable, faults: RegExp[]): void {
  expect(durabilityFaultsOf(settings)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
}

test("a database that cannot hold every name is refused", () => {
  const fit = { version: 180_004, timeZone: "UTC", encoding: "UTF8" };
  expect(faultsOf(fit)).toEqual([]);
  expect(faultsOf({ ...fit, encoding: "SQL_ASCII" })).toEqual([expect.stringMatching(/in SQL_ASCII.*UTF8/)]);
});
