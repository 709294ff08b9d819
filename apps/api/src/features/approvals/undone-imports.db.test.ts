import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#testing/harness.ts";
import { finishWork, importFileOf, upload } from "#testing/imports.ts";
import { admin, app, approvalOf, approve, setScope } from "./approvals.testing.ts";

let maker: SignedIn;
let checker: SignedIn;
let id: string;

const statusOf = async () => (await maker.call("getImport", { id })).body.data[0].status;
const madeBooks = () => app.db.book.count({ where: { number: "E77" } });

beforeAll(async () => {
  maker = await admin();
  checker = await admin();
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { E: 50_000n } });
  const line = { name: "Imported Member", email: "imported77@example.com", mobile: "9700000077" };
  const book = { scheme: "Thanga Mazhai", bookNumber: "E77", amount: "500", paidMonths: "2" };
  id = await upload(maker, importFileOf([{ ...line, ...book }]));
  await finishWork(app.db);
  // Nothing waits before the first payment.
  await maker.call("startImport", { id });
  await finishWork(app.db);
  await app.make.payment();
  await setScope("everyone");
});

test("undoing what an import made waits, and happens when another Admin approves it", async () => {
  const { status, body } = await maker.call("undoImport", { id });
  await finishWork(app.db);
  expect([status, await statusOf(), await madeBooks()], JSON.stringify(body)).toEqual([202, "Imported", 1]);

  const request = String(body.approval.approval_id);
  expect(await approvalOf(request)).toMatchObject({ kind: "import", dangers: [{ from: "Imported", to: "Undone" }] });
  expect((await approve(maker, request)).body.code).toBe("approval_own");
  expect((await approve(checker, request)).body.data[0]).toMatchObject({ state: "approved", outcome: null });
  await finishWork(app.db);
  expect([await statusOf(), await madeBooks()]).toEqual(["Undone", 0]);
});
