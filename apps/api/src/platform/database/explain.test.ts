import { expect, test } from "vitest";
import { openDatabase } from "./db.ts";
import { explain, explainOwn, StartError } from "./explain.ts";

async function unreachable(): Promise<unknown> {
  const db = openDatabase("postgres://thangam@127.0.0.1:1/thangam");
  const error: unknown = await db.$queryRaw`select 1`.catch((thrown: unknown) => thrown);
  await db.$disconnect();
  return error;
}

test("a database elsewhere that cannot be reached is reported in one line, with where its address is set", async () => {
  expect(explain(await unreachable())).toMatch(
    /^The database cannot be reached \(no server takes connections there\)\. Check DATABASE_URL, and that PostgreSQL runs there\.$/,
  );
});

test("the portal's own database is named by its folder: nobody set an address, and no text of the client is shown", async () => {
  const told = explainOwn(await unreachable(), "/var/thangam");
  expect(told).toMatch(
    /^The portal's own database in \/var\/thangam cannot be reached \(no server takes connections there\)\. /,
  );
  expect(told).not.toMatch(/DATABASE_URL|prisma|invocation/i);
  expect(explain(new StartError(told, { cause: await unreachable() }))).toBe(told);
});

test("a connection that the database ended is reported in its words, not in the client's lines", () => {
  const cause = { originalCode: "57P01", originalMessage: "terminating connection due to administrator command" };
  const error = Object.assign(new Error("\nInvalid `prisma.$queryRaw()` invocation:\n\n\nRaw query failed."), {
    meta: { driverAdapterError: Object.assign(new Error("x\ny"), { cause }) },
  });
  expect(explainOwn(error, "/data")).toContain("(terminating connection due to administrator command)");
});
