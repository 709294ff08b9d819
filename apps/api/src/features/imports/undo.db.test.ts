import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { beforeAll, describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay } from "#testing/money.ts";
import { finishWork, importFileOf, upload } from "#testing/imports.ts";

const app = useApp();
let admin: SignedIn;
let last = 0;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { E: 50_000n } });
  await app.make.scheme({ name: "Gold Rain", accrual: "weight", instalments: 12, prefixes: { GR: 100_000n } });
  await app.make.goldRate({ ratePaisePerGram: 700_000n });
  const client = await app.make.client({ name: "Known Member", mobile: "9840022222" });
  await app.make.payment({ book: { clientId: client.id } });
});

function line(given: Record<string, string> = {}) {
  last += 1;
  const grams = last % 2 === 0 ? { scheme: "Gold Rain", bookNumber: `GR${last}`, amount: "1000" } : {};
  return {
    name: `Imported Member ${last}`,
    email: `imported${last}@example.com`,
    mobile: `97${String(last).padStart(8, "0")}`,
    scheme: "Thanga Mazhai",
    bookNumber: `E${last}`,
    amount: "500",
    paidMonths: String(last % 5),
    ...grams,
    ...given,
  };
}

async function importOf(lines: readonly Record<string, string>[], options: object = {}) {
  const id = await upload(admin, importFileOf(lines));
  await finishWork(app.db);
  await admin.call("startImport", { id, ...options });
  await finishWork(app.db);
  return id;
}

async function undone(id: string) {
  const answer = await admin.call("undoImport", { id });
  await finishWork(app.db);
  return answer;
}

const statusOf = async (id: string) => (await admin.call("getImport", { id })).body.data[0].status;

/** Everything that staff can list, count or find, and what the accounts add up to. */
async function everythingSeen() {
  const ask = async (name: OperationName, input: object = {}) => (await admin.call(name, input)).body;
  const asked: [OperationName, object][] = [
    ["listClients", { pageSize: 200 }],
    ["listClients", { search: "imported" }],
    ["listCustomers", { pageSize: 200 }],
    ["listCustomers", { search: "97000" }],
    ["listUsers", { pageSize: 200 }],
    ["findBooks", { search: "E" }],
    ["findBooks", { search: "GR" }],
    ["findBooks", { search: "imported" }],
    ["findBooks", { search: "~" }],
    ["schemeRatio", {}],
    ["countClients", {}],
    ["todaysPayments", {}],
    ["todaysCollection", {}],
    ["monthsCollection", {}],
    ["monthsAmount", {}],
    ["collectionReport", { FromDate: testDay, ToDate: testDay }],
    ["duesReport", { state: "due" }],
    ["duesReport", { state: "overdue" }],
    ["maturityReport", { days: 3660 }],
    ["liabilityReport", {}],
    ["listPayments", { pageSize: 200 }],
  ];
  const seen = [];
  for (const [name, input] of asked) seen.push([operations[name].wire, await ask(name, input)]);
  const known = await app.db.client.findFirstOrThrow({ where: { name: "Known Member" } });
  seen.push(await ask("getClient", { id: String(known.id) }));
  const accounts = await app.asOwner(
    async (owner) =>
      (
        await owner.query(
          "select account, sum(amount) from journal_lines group by 1 having sum(amount) <> 0 order by 1",
        )
      ).rows,
  );
  return [...seen, accounts];
}

async function findings() {
  const url = await app.asOwner(async ({ user, password, host, port, database }) =>
    Promise.resolve(`postgresql://${user}:${password}@${host}:${port}/${database}`),
  );
  return (await verifyLedger(url)).findings;
}

describe("undoing an import", () => {
  test("leaves everything that anybody can see or count as it was, and the same file can come again", async () => {
    const known = await app.db.client.findFirstOrThrow({ where: { name: "Known Member" } });
    const lines = [
      ...Array.from({ length: 12 }, () => line()),
      line({ email: known.email, mobile: known.mobile, name: known.name }),
      line({ name: "", amount: "x" }),
    ];
    const before = await everythingSeen();
    const id = await importOf(lines, { send_welcome: true });
    const during = await everythingSeen();
    expect(during).not.toEqual(before);

    expect((await undone(id)).body.data[0].status).toBe("Undoing");
    expect(await statusOf(id)).toBe("Undone");
    expect(await everythingSeen()).toEqual(before);
    expect(await findings()).toEqual([]);
    expect(await app.db.user.count({ where: { email: { contains: "imported" } } })).toBe(0);
    expect(
      await app.db.client.count({
        where: { OR: [{ name: { contains: "Imported" } }, { mobile: { startsWith: "97" } }] },
      }),
    ).toBe(0);
    expect(await app.db.user.count({ where: { mobile: { startsWith: "97" } } })).toBe(0);
    expect(await app.db.outboxMessage.count({ where: { kind: "account_reminder" } })).toBe(0);

    const again = await importOf(lines, { send_welcome: true });
    expect(await statusOf(again)).toBe("Imported");
    const seenAgain = await everythingSeen();
    const withoutIds = (seen: unknown): unknown =>
      JSON.parse(JSON.stringify(seen).replaceAll(/"(\w*id)":"\d+"/g, '"$1":""'));
    expect(withoutIds(seenAgain)).toEqual(withoutIds(during));
    expect((await undone(again)).status).toBe(200);
    expect(await findings()).toEqual([]);
  });

  test.each<[string, string, (books: Used) => Promise<unknown>]>([
    ["was paid on", "paid", ({ number }) => admin.call("takeCounterPayment", { accountno: number })],
    ["has a payment that failed", "paid", async ({ bookId }) => app.make.payment({ bookId, status: "Failed" })],
    ["is closed", "changed", ({ bookId }) => admin.call("closeBook", { id: String(bookId), clientstatus: "Closed" })],
    [
      "was closed and opened again",
      "changed",
      async ({ bookId }) => {
        await admin.call("closeBook", { id: String(bookId), clientstatus: "Closed" });
        app.clock.now = new Date(app.clock.now.getTime() + 1_000);
        await admin.call("closeBook", { id: String(bookId), clientstatus: "Approved" });
      },
    ],
    [
      "is of a client with another book by now",
      "further_book",
      ({ clientId }) =>
        admin.call("addBook", {
          client: String(clientId),
          chitschema: "Thanga Mazhai",
          accountno: `E${5_000 + last}`,
          chitamount: "500",
          duration: "15",
        }),
    ],
    [
      "is of a client who was changed",
      "client_changed",
      ({ clientId }) => {
        app.clock.now = new Date(app.clock.now.getTime() + 1_000);
        const person = { name: "Now Another", email: `another${last}@example.com`, mobile: "9840044444" };
        return admin.call("updateClient", { id: String(clientId), ...person });
      },
    ],
    ["is of somebody who signed in", "signed_in", ({ userId }) => app.signedInUser(userId)],
    [
      "is of somebody who was given a password",
      "signed_in",
      ({ userId }) => admin.call("issueTemporaryPassword", { id: String(userId) }),
    ],
  ])("is refused when a book %s", async (_what, reason, use) => {
    const lines = [line(), line({ paidMonths: "1" })];
    const id = await importOf(lines);
    const book = await app.db.book.findUniqueOrThrow({
      where: { number: lines[1]!.bookNumber },
      include: { client: true },
    });
    await use({ number: book.number, bookId: book.id, clientId: book.clientId, userId: book.client.userId! });
    const answer = await admin.call("undoImport", { id });
    expect([answer.status, answer.body.code, answer.body.params]).toEqual([
      409,
      "import_in_use",
      { reason, books: "1", book: book.number },
    ]);
    expect(await statusOf(id)).toBe("Imported");
    expect(await findings()).toEqual([]);
  });

  test("turns back, whole, when a payment came after it was asked for", async () => {
    const lines = [line(), line(), line()];
    const id = await importOf(lines);
    expect((await admin.call("undoImport", { id })).status).toBe(200);
    await admin.call("takeCounterPayment", { accountno: lines[2]!.bookNumber });
    await finishWork(app.db);
    const { body } = await admin.call("getImport", { id });
    expect(body.data[0]).toMatchObject({ status: "Imported", problem: "import_in_use", imported: 3 });
    expect(await app.db.book.count({ where: { number: { in: lines.map(({ bookNumber }) => bookNumber) } } })).toBe(3);
    expect(await findings()).toEqual([]);
  });

  test("against payments at the same moment: each payment is taken and nothing undone, or everything undone and none taken", async () => {
    for (let round = 0; round < 4; round += 1) {
      const lines = Array.from({ length: 6 }, () => line());
      const id = await importOf(lines);
      await admin.call("undoImport", { id });
      const [paid] = await Promise.all([
        Promise.all(
          lines.map(({ bookNumber }) => admin.call("takeCounterPayment", { accountno: bookNumber, weight: "0.1" })),
        ),
        finishWork(app.db),
      ]);
      await finishWork(app.db);
      const taken = paid.filter(({ status }) => status === 200).length;
      expect(await statusOf(id)).toBe(taken === 0 ? "Undone" : "Imported");
      for (const { status } of paid) expect([200, 404, 409, 422]).toContain(status);
    }
    expect(await findings()).toEqual([]);
  });

  test("keeps the book, its number set free, and lets nobody bring it back", async () => {
    const row = line({ paidMonths: "2" });
    const id = await importOf([row]);
    const book = await app.db.book.findFirstOrThrow({ where: { number: row.bookNumber } });
    const { userId } = await app.db.client.findUniqueOrThrow({ where: { id: book.clientId } });
    await undone(id);
    expect(await app.db.book.findUniqueOrThrow({ where: { id: book.id } })).toMatchObject({ status: "Withdrawn" });
    for (const clientstatus of ["Closed", "Approved"])
      expect((await admin.call("closeBook", { id: String(book.id), clientstatus })).status).toBeGreaterThanOrEqual(400);
    expect((await admin.call("getClient", { id: String(book.clientId) })).status).toBe(404);
    const user = { id: String(userId), customerid: String(userId) };
    for (const name of [
      "getUser",
      "getCustomer",
      "listBooksOfPerson",
      "deleteCustomer",
      "issueTemporaryPassword",
    ] as const)
      expect((await admin.call(name, user)).status, name).toBe(404);
    const back = { ...user, ...row, usertype: "Customer", status: "Active" };
    expect((await admin.call("updateUser", back)).status).toBe(404);
    await expect(app.db.user.update({ where: { id: userId! }, data: { status: "Active" } })).rejects.toThrow();
    expect((await admin.call("listBooksOfClient", { id: String(book.clientId) })).status).toBe(404);
    const toIt = await admin.call("addBook", {
      client: String(book.clientId),
      chitschema: row.scheme,
      accountno: row.bookNumber,
      chitamount: row.amount,
      duration: row.scheme === "Gold Rain" ? "12" : "15",
    });
    expect([toIt.status, toIt.body.code]).toEqual([404, "client_not_found"]);
    await app.asOwner(async (owner) => {
      await expect(
        owner.query("update books set status = 'Approved', number = 'E1' where id = $1", [book.id]),
      ).rejects.toThrow();
    });
    await expect(
      app.db.$executeRaw`update books set updated_at = now(), status = 'Withdrawn' where id = 1`,
    ).rejects.toThrow();
  });

  test("of a file that was only checked throws it away", async () => {
    const id = await upload(admin, importFileOf([line()]));
    await finishWork(app.db);
    expect((await undone(id)).body.data[0].status).toBe("Undone");
    const twice = await admin.call("undoImport", { id });
    expect([twice.status, twice.body.code]).toEqual([409, "import_not_in_state"]);
  });
});

interface Used {
  number: string;
  bookId: bigint;
  clientId: bigint;
  userId: bigint;
}
