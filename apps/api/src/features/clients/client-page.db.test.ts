import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

interface ClientJson {
  fld_name: string;
  fld_clientStatus: string;
  schemes: { fld_accountno: string; chitstatus: string; instalments_paid: number }[];
}

test("every client is listed with all their books, closed ones and closed clients too, page by page", async () => {
  const names = ["Aadhi Listed", "Bharathi Listed", "Chitra Listed"];
  const clients = [];
  for (const name of names) clients.push(await app.make.client({ name }));
  const [first, second, third] = clients;
  const open = await app.make.book({ clientId: first!.id });
  const closed = await app.make.book({ clientId: first!.id, status: "closed" });
  await app.make.payment({ bookId: open.id });
  const other = await app.make.book({ clientId: third!.id });
  await app.db.client.update({ where: { id: second!.id }, data: { status: "closed" } });
  const undone = await app.make.client({ name: "Devi Listed", userId: null });
  await app.asOwner((owner) =>
    owner.query("update clients set status = 'withdrawn', email = '~' || id where id = $1", [undone.id]),
  );

  const ask = async (filter: object) => {
    const { body } = await admin.call("listClientsWithBooks", { search: "listed", sort: "name", ...filter });
    const rows: ClientJson[] = body.data;
    return { rows, total: body.page.total };
  };
  const { rows, total } = await ask({});
  expect([total, rows.map(({ fld_name }) => fld_name)]).toEqual([3, names]);
  expect(rows[0]?.schemes).toMatchObject([
    { fld_accountno: open.number, chitstatus: "Approved", instalments_paid: 1 },
    { fld_accountno: closed.number, chitstatus: "Closed", instalments_paid: 0 },
  ]);
  expect(rows[1]).toMatchObject({ fld_clientStatus: "Closed", schemes: [] });
  const last = await ask({ pageSize: "2", page: "2" });
  expect(last.rows.map(({ schemes }) => schemes.map((book) => book.fld_accountno))).toEqual([[other.number]]);
});

test("a client's payments are those of their books alone", async () => {
  const client = await app.make.client();
  const books = [await app.make.book({ clientId: client.id }), await app.make.book({ clientId: client.id })];
  for (const book of books) await app.make.payment({ bookId: book.id });
  await app.make.payment();
  const { body } = await admin.call("listPayments", { clientid: String(client.id) });
  expect(body.page.total).toBe(2);
  expect(new Set(body.data.map((row: { fld_accountno: string }) => row.fld_accountno))).toEqual(
    new Set(books.map(({ number }) => number)),
  );
  expect((await admin.call("listPayments", { clientid: "nobody" })).body.detail).toBe("Choose a client.");
});

test("a client's history shows what was done to them and to their books, and nothing of anybody else", async () => {
  const client = await app.make.client();
  const [book, strange] = [await app.make.book({ clientId: client.id }), await app.make.book()];
  const person = { name: client.name, email: client.email, mobile: "9811122233" };
  await admin.call("updateClient", { id: String(client.id), ...person });
  for (const { number } of [book, strange])
    await admin.call("closeBookByNumber", { accountno: number, remarks: "Gave up" });
  const { body } = await admin.call("listAuditEntries", { clientid: String(client.id), sort: "at" });
  expect(body.data.map((entry: { action: string }) => entry.action)).toEqual([
    "Enrol_Client",
    "Update_NewMonthly_Client",
    "Add_New_CloseAccount",
  ]);
});
