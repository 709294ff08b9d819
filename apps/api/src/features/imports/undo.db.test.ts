import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { describe, expect, test } from "vitest";
import { testDay } from "#testing/money.ts";
import { finishWork, importFileOf, upload } from "#testing/imports.ts";
import { admin, app, findings, importOf, line, statusOf, undone } from "./undo.testing.ts";

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

  test("keeps the book, its number set free, and lets nobody bring it back", async () => {
    const row = line({ paidMonths: "2" });
    const id = await importOf([row]);
    const book = await app.db.book.findFirstOrThrow({ where: { number: row.bookNumber } });
    const { userId } = await app.db.client.findUniqueOrThrow({ where: { id: book.clientId } });
    await undone(id);
    expect(await app.db.book.findUniqueOrThrow({ where: { id: book.id } })).toMatchObject({ status: "withdrawn" });
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
    await expect(app.db.user.update({ where: { id: userId! }, data: { status: "active" } })).rejects.toThrow();
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
        owner.query("update books set status = 'approved', number = 'E1' where id = $1", [book.id]),
      ).rejects.toThrow();
    });
    await expect(
      app.db.$executeRaw`update books set updated_at = now(), status = 'withdrawn' where id = 1`,
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
