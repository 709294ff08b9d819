import { expect, test } from "vitest";
import { isUnreachable } from "./database-errors.ts";
import { openDatabase } from "./db.ts";

test("a server that cannot be found is no fault of ours", async () => {
  const db = openDatabase("postgres://thangam@nowhere.invalid/thangam");
  const error: unknown = await db.$queryRaw`select 1`.catch((thrown: unknown) => thrown);
  expect(isUnreachable(error)).toBe(true);
  await db.$disconnect();
});

test.each([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
])("a way that breaks with %s is no fault of ours, however deep it is wrapped", (code) => {
  const broken = new Error("outer", { cause: Object.assign(new Error("inner"), { code }) });
  expect(isUnreachable(broken)).toBe(true);
});

test("a statement that the database refuses reached it", () => {
  expect(isUnreachable(Object.assign(new Error("duplicate key"), { code: "23505" }))).toBe(false);
});

test.each([
  ["40003", "a commit that no replica confirmed"],
  ["25006", "a server that is a replica now"],
  ["57P01", "a server that is being stopped"],
  ["57P03", "a server that is being started"],
  ["08P01", "a pool of connections that found no server"],
])("of %s, %s, nobody knows whether the write happened", (code) => {
  expect(isUnreachable(Object.assign(new Error("refused"), { code, severity: "ERROR" }))).toBe(true);
});
