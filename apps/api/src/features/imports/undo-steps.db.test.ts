import { beforeAll, expect, test } from "vitest";
import { workImports } from "#features/imports/index.ts";
import { shopCalendar } from "#platform/clock.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { finishWork, importFileOf, upload } from "#testing/imports.ts";
import { testMoment } from "#testing/money.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { E: 50_000n } });
});

/** An import of as many members with a month paid each, whose undo was asked for and not yet begun. */
async function undoOf(from: number, members: number): Promise<{ id: string; numbers: string[] }> {
  const lines = Array.from({ length: members }, (_, index) => ({
    name: `Member ${from + index}`,
    email: `member${from + index}@example.com`,
    mobile: `9${String(from + index).padStart(9, "0")}`,
    scheme: "Thanga Mazhai",
    bookNumber: `E${from + index}`,
    amount: "500",
    paidMonths: "1",
  }));
  const id = await upload(admin, importFileOf(lines));
  await finishWork(app.db);
  await admin.call("startImport", { id });
  await finishWork(app.db);
  expect((await admin.call("undoImport", { id })).status).toBe(200);
  return { id, numbers: lines.map(({ bookNumber }) => bookNumber) };
}

/** One step of the background work. */
function step(): Promise<number> {
  return workImports({ db: app.db, clock: () => testMoment, businessDayOf: shopCalendar("Asia/Kolkata") });
}

const withdrawn = () => app.db.book.count({ where: { status: "withdrawn" } });

test("no step of an undo touches more than a few hundred books, however many there are", async () => {
  await undoOf(1, 650);
  const [before, perStep]: [number, number[]] = [await withdrawn(), []];
  for (let last = before; (await step()) > 0;) {
    const now = await withdrawn();
    perStep.push(now - last);
    last = now;
  }
  expect(await withdrawn()).toBe(before + 650);
  // On a slow machine a step does less.
  expect(Math.max(...perStep)).toBeLessThanOrEqual(200);
  // To begin, to withdraw 650 clients, to reverse 650 openings and to say that it is over.
  expect(perStep.length).toBeGreaterThanOrEqual(1 + 4 + 4 + 1);
});

test("nothing of an import can be used from the first step of its undo on, before it is out of sight", async () => {
  const { numbers } = await undoOf(2_000, 2);
  expect(await step()).toBe(1);
  const book = await app.db.book.findFirstOrThrow({ where: { number: numbers[0]! }, include: { client: true } });
  expect(book.status).toBe("approved");
  const further = { client: String(book.clientId), chitschema: "Thanga Mazhai", accountno: "E9999", chitamount: "500" };
  const person = { name: "Now Another", email: "another@example.com", mobile: "9840044444" };
  const userId = String(book.client.userId);
  const uses = [
    await admin.call("takeCounterPayment", { accountno: book.number }),
    await admin.call("closeBook", { id: String(book.id), clientstatus: "Closed" }),
    await admin.call("addBook", { ...further, duration: "15" }),
    await admin.call("updateClient", { id: String(book.clientId), ...person }),
    await admin.call("issueTemporaryPassword", { id: userId }),
  ];
  expect(uses.map(({ status, body }) => [status, body.code])).toEqual([
    [409, "book_not_open"],
    [409, "book_not_open"],
    [404, "client_not_found"],
    [503, "unavailable"],
    [503, "unavailable"],
  ]);
  await finishWork(app.db);
  expect(await app.db.book.count({ where: { number: { in: numbers } } })).toBe(0);
});

test("a payment at the moment when the undo begins is taken and stops it, or is refused", async () => {
  const { id, numbers } = await undoOf(3_000, 2);
  const paid = admin.call("takeCounterPayment", { accountno: numbers[1]! });
  const [answer] = await Promise.all([paid, step()]);
  await finishWork(app.db);
  const { status } = (await admin.call("getImport", { id })).body.data[0];
  expect([answer.status, status]).toEqual(answer.status === 200 ? [200, "Imported"] : [409, "Undone"]);
});
