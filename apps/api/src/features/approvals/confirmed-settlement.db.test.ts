import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#testing/harness.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { admin, app, approvalOf, approve, setScope, work } from "./approvals.testing.ts";

let maker: SignedIn;
let checker: SignedIn;

beforeAll(async () => {
  await app.make.payment();
  await setScope("everyone");
  maker = await admin();
  checker = await admin();
});

/** A book that has not matured, so that its settlement waits, and the code that its client was sent. */
async function askedClient() {
  const { bookId } = await app.make.payment();
  const terms = {
    id: String(bookId),
    way: "Voucher",
    reference: `V${bookId}`,
    settled_amount: "500",
    settled_weight: "0",
  };
  expect((await maker.call("sendSettlementCode", terms)).status).toBe(200);
  const mail = (await deliveredMails(app)).findLast(({ subject }) => subject.startsWith("Your code to settle"));
  return { bookId, sent: { ...terms, remarks: "Moves away", client_code: secretOf(mail) } };
}

test("a settlement that the client confirmed waits with it, and is carried out when the code is long out of date", async () => {
  const { bookId, sent } = await askedClient();
  const asked = await maker.call("settleBook", sent);
  expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  const id = String(asked.body.approval.approval_id);
  const approval = await approvalOf(id);
  expect(approval.dangers).toMatchObject([{ facts: { confirmed: "client_code" } }]);
  expect(JSON.stringify(approval.dangers)).not.toContain(sent.client_code);
  expect(await app.db.sentCode.count({ where: { codeHash: { not: null } } })).toBe(0);
  app.clock.now = new Date(app.clock.now.getTime() + 3 * 3_600_000);
  const later = await app.signedInUser(checker.userId);
  expect((await approve(later, id)).body.data[0]).toMatchObject({ state: "approved", outcome: null });
  expect(await app.db.settlement.findUnique({ where: { bookId } })).toMatchObject({ confirmedBy: "client_code" });
  maker = await app.signedInUser(maker.userId);
  checker = later;
});

test("a code asks once: after a refused request the client is asked again", async () => {
  const { bookId, sent } = await askedClient();
  const asked = await maker.call("settleBook", sent);
  const decision = { approval_id: String(asked.body.approval.approval_id), decision: "refuse", remarks: "Not now" };
  expect((await checker.call("decideApproval", decision)).status).toBe(200);
  const again = await maker.call("settleBook", sent);
  expect([again.status, again.body.code]).toEqual([422, "settlement_code_wrong"]);
  expect(await app.db.settlement.count({ where: { bookId } })).toBe(0);
});

test("in a shop of one it is carried out after its delay, by the code that was used up when it was asked for", async () => {
  await setScope("alone");
  maker = await app.signedInUser(maker.userId);
  const { bookId, sent } = await askedClient();
  const asked = await maker.call("settleBook", sent);
  expect(asked.status, JSON.stringify(asked.body)).toBe(202);
  app.clock.now = new Date(app.clock.now.getTime() + 61 * 60_000);
  await work();
  expect(await approvalOf(String(asked.body.approval.approval_id))).toMatchObject({ state: "approved", outcome: null });
  expect(await app.db.settlement.findUnique({ where: { bookId } })).toMatchObject({ confirmedBy: "client_code" });
  await setScope("everyone");
  maker = await app.signedInUser(maker.userId);
  checker = await app.signedInUser(checker.userId);
});

test("a settlement with a wrong code does not wait", async () => {
  const { bookId, sent } = await askedClient();
  const wrong = sent.client_code === "271828" ? "271829" : "271828";
  const asked = await maker.call("settleBook", { ...sent, client_code: wrong });
  expect([asked.status, asked.body.code]).toEqual([422, "settlement_code_wrong"]);
  expect(await app.db.approval.count({ where: { operation: "Settle_Book", state: "waiting" } })).toBe(0);
  expect(await app.db.settlement.count({ where: { bookId } })).toBe(0);
});

test("whoever approves a signed hand-over sees who signed, by which paper, and when the client's number was changed", async () => {
  const { bookId, sent } = await askedClient();
  const { clientId } = await app.db.book.findUniqueOrThrow({ where: { id: bookId } });
  await app.db.client.update({ where: { id: clientId }, data: { mobile: "9000077777", updatedAt: app.clock.now } });
  const { client_code: _code, ...rest } = sent;
  const handOver = { identity_paper: "PAN", identity_paper_end: "123F", handed_to: "Ravi Kumar" };
  const asked = await maker.call("settleBook", { ...rest, ...handOver });
  const { body } = await checker.call("listApprovals", { view: "queue" });
  const shown = body.data.find(
    ({ approval_id: id }: { approval_id: string }) => id === asked.body.approval.approval_id,
  );
  expect(shown.dangers[0].facts).toMatchObject({
    ways: `${sent.way}, ${sent.reference}`,
    confirmed: "Signed hand-over",
    paper: "PAN",
    paperEnd: "123F",
    handedTo: "Ravi Kumar",
    contactChanged: new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(app.clock.now),
  });
});

test("what waits stands for no code, and what is carried out now for that of its own book alone", async () => {
  const [waiting, other] = [await askedClient(), await askedClient()];
  const asked = await maker.call("settleBook", waiting.sent);
  const approvalId = String(asked.body.approval.approval_id);
  const { userId: checkerId } = await app.signedInAs({ userType: "Admin" });
  const context = JSON.stringify({ approval: { approvalId } });
  /** Asks for the code of a book, `approved` so long after the approval was decided; null is before. */
  const require = (bookId: bigint, approved: string | null) =>
    app.asOwner(async (owner) => {
      await owner.query("begin");
      if (approved !== null)
        await owner.query(
          `update approvals set state = 'approved', decided_at = date_trunc('milliseconds', now()) - $2::interval,
             sealed_input = null, checker_id = $3 where id = $1`,
          [approvalId, approved, checkerId],
        );
      const now = "date_trunc('milliseconds', now())";
      const ask = `select require_client_code($1::jsonb, ${now}, b, '{}') from books b where id = $2`;
      try {
        await owner.query(ask, [context, bookId]);
      } finally {
        await owner.query("rollback");
      }
    });
  // The clock of the tests stands still.
  await app.asOwner((owner) =>
    owner.query(
      `set session_replication_role = replica; update approvals set expires_at = 'infinity' where id = ${approvalId}`,
    ),
  );
  await require(waiting.bookId, "0 s");
  await expect(require(other.bookId, "0 s")).rejects.toThrow("settlement_code_wrong");
  await expect(require(waiting.bookId, "1 s")).rejects.toThrow("settlement_code_wrong");
  await expect(require(waiting.bookId, null)).rejects.toThrow("settlement_code_wrong");
});
