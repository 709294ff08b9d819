import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
let north: number;
let clerk: SignedIn;
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  north = (await app.make.branch({ name: "North" })).id;
  clerk = await app.signedInAs({
    userType: "Employee",
    capabilities: ["clients.view", "payments.view"],
    branchIds: [north],
  });
});

const move = (bookId: bigint, input: object = {}, key?: string) =>
  admin.call(
    "moveBook",
    { chitid: String(bookId), branch: north, reason: "She moved to the north", ...input },
    { ...(key !== undefined && { key }) },
  );

test("a book that was moved is seen at its new branch, with what was paid before; why is written down", async () => {
  const { bookId, paymentId } = await app.make.payment();
  const see = async () => (await clerk.call("getBook", { chitid: String(bookId) })).status;
  expect(await see()).toBe(404);
  const moved = await move(bookId);
  expect([moved.status, moved.body.data]).toEqual([200, [{ chitid: String(bookId), branch: north }]]);
  expect(await see()).toBe(200);
  const { branchId } = await app.db.payment.findUniqueOrThrow({ where: { id: paymentId } });
  expect(branchId, "the first branch took the money, and keeps it").toBe(1);
  expect((await clerk.call("getPayment", { id: String(paymentId) })).status).toBe(200);
  const entry = await app.db.auditEntry.findFirstOrThrow({
    where: { operation: "Move_Book", recordId: String(bookId) },
  });
  expect(entry.detail).toMatchObject({ reason: "She moved to the north", to: "North" });
});

test("sent twice under one key it is moved once", async () => {
  const { bookId } = await app.make.payment();
  const answers = await Promise.all([1, 2].map(() => move(bookId, {}, "one-move")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await app.db.journal.count({ where: { bookId, kind: "BookMoved" } })).toBe(1);
});

test("refused: a settled book, one of that branch, a branch or a book that is not there, and no reason", async () => {
  const settled = await app.make.book({ status: "settled" });
  const { bookId } = await app.make.payment();
  const code = async (answer: ReturnType<typeof move>) => (await answer).body.code;
  expect(await code(move(settled.id))).toBe("book_settled");
  expect(await code(move(bookId, { branch: 1 }))).toBe("book_of_branch");
  expect(await code(move(bookId, { branch: 9_999 }))).toBe("branch_not_found");
  expect(await code(move(999_999_999n))).toBe("book_not_found");
  expect(await code(move(bookId, { reason: " " }))).toBe("branch_reason_missing");
});

test("what waits for approval about a book is not carried out by staff of a branch that the book has left", async () => {
  const capabilities = ["payments.acknowledge", "payments.take", "approvals.check"] as const;
  const maker = await app.signedInAs({ userType: "Employee", capabilities });
  const checker = await app.signedInAs({ userType: "Employee", capabilities });
  const { paymentId } = await app.make.payment();
  const meant = await app.make.book();
  const asked = await maker.call("movePayment", {
    id: String(paymentId),
    accountno: meant.number,
    reason: "Meant for the other book",
  });
  expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  expect((await move(meant.id)).status).toBe(200);
  const decided = await checker.call("decideApproval", {
    approval_id: asked.body.approval.approval_id,
    decision: "approve",
  });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  expect(decided.body.data[0].state).toBe("failed");
  expect(await app.db.payment.count({ where: { bookId: meant.id } })).toBe(0);
});

test.each(["startPayment", "setNominee"] as const)(
  "a clerk's %s on a book that leaves their branch at that moment waits for it, and is refused",
  async (operation) => {
    const { bookId, bookNumber } = await app.make.payment({ branchId: north, book: { branchId: north } });
    const acting = await app.signedInAs({
      userType: "Employee",
      capabilities: ["payments.take", "clients.enrol"],
      branchIds: [north],
    });
    await app.asOwner(async (owner) => {
      await owner.query("begin");
      const context = JSON.stringify({ actorId: String(admin.userId), actorType: "Admin", operation: "Move_Book" });
      const moved = "select move_book($1, $2, $2::timestamptz::date, $3, 1::smallint, 'She moved away')";
      await owner.query(moved, [context, app.clock.now, bookId]);
      const asked = acting.call(operation, { accountno: bookNumber, chitid: String(bookId), nominees: [] });
      const waiting = async () =>
        (await owner.query("select from pg_locks where locktype = 'advisory' and classid = 747 and not granted"))
          .rowCount;
      await expect.poll(waiting, { timeout: 60_000, interval: 5 }).toBe(1);
      await owner.query("commit");
      expect((await asked).body.code).toBe("book_not_found");
    });
  },
);
