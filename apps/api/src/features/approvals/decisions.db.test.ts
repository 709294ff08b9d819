import { beforeAll, describe, expect, test } from "vitest";
import { databaseMessageOf } from "#platform/database/database-errors.ts";
import {
  admin,
  app,
  approvalOf,
  approve,
  askForRefund,
  clerk,
  minutes,
  refundOf,
  setScope,
  statusOf,
} from "./approvals.testing.ts";

beforeAll(() => app.make.payment());

describe("a decision", () => {
  test("carries the call out in the name of its maker, and the trail names both", async () => {
    const [maker, checker] = [await clerk(), await admin()];
    const { paymentId, approvalId } = await askForRefund(maker);
    const { status, body } = await approve(checker, approvalId);
    expect([status, body.data[0].state]).toEqual([200, "approved"]);
    expect(await statusOf(paymentId)).toBe("refunded");
    const entry = await app.db.auditEntry.findFirstOrThrow({
      where: { operation: "Refund_Payment", recordId: String(paymentId) },
    });
    expect(entry.actorId).toBe(maker.userId);
    expect(entry.detail).toMatchObject({ approvalId, approvedBy: String(checker.userId) });
    const decided = await app.db.auditEntry.findFirstOrThrow({
      where: { operation: "Decide_Approval", recordId: approvalId },
    });
    expect(decided).toMatchObject({
      actorId: checker.userId,
      detail: { maker: String(maker.userId), state: "approved" },
    });
    const told = (await maker.call("listNotifications")).body.data;
    expect(told).toMatchObject([{ kind: "approvals_decided", total: 1, unread: 1 }]);
  });

  test("about one's own request is refused, in code and by the database", async () => {
    const maker = await clerk({ capabilities: ["payments.acknowledge", "approvals.check"] });
    const { approvalId, paymentId } = await askForRefund(maker);
    const own = await approve(maker, approvalId);
    expect([own.status, own.body.code]).toEqual([409, "approval_own"]);
    const bypass = app.db.$executeRaw`
      update approvals set state = 'approved', checker_id = maker_id, decided_at = asked_at, sealed_input = null
      where id = ${BigInt(approvalId)}`;
    expect(databaseMessageOf(await bypass.catch((error: unknown) => error))?.message).toContain(
      "approvals_checker_check",
    );
    expect(await statusOf(paymentId)).toBe("credited");
  });

  test("about an input that no longer opens, because the secret was changed, ends it as failed", async () => {
    const { approvalId, paymentId } = await askForRefund(await clerk());
    await app.asOwner((owner) =>
      owner.query(
        `set session_replication_role = replica;
         update approvals set sealed_input = decode(repeat('00', 64), 'hex') where id = ${approvalId}`,
      ),
    );
    const { status, body } = await approve(await admin(), approvalId);
    expect([status, body.data[0].state]).toEqual([200, "failed"]);
    expect(await statusOf(paymentId)).toBe("credited");
  });

  test("about a gold rate holds on the day of the rate alone", async () => {
    const [maker, checker] = [await admin(), await admin()];
    await maker.call("setGoldRate", { rate: "7000", purity: "22K" });
    await setScope("everyone");
    const asked = await maker.call("setGoldRate", { rate: "6000", purity: "22K" });
    await setScope("employees");
    expect(asked.status).toBe(202);
    app.clock.now = minutes(24 * 60);
    const { body } = await approve(await app.signedInUser(checker.userId), asked.body.approval.approval_id);
    expect(body.data[0]).toMatchObject({ state: "failed", outcome: { code: "approval_changed" } });
    expect(await app.db.goldRate.count()).toBe(1);
  });

  test("is taken once: of many who decide at once, one does", async () => {
    const { approvalId, paymentId } = await askForRefund(await clerk());
    const checkers = await Promise.all([1, 2, 3, 4].map(() => admin()));
    const answers = await Promise.all(checkers.map((checker) => approve(checker, approvalId)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await app.db.journal.count({ where: { source: "refund", sourceRef: String(paymentId) } })).toBe(1);
  });

  test("that is sent again with its key is answered as it was", async () => {
    const { approvalId } = await askForRefund(await clerk());
    const checker = await admin();
    const [first, second] = await Promise.all(
      [1, 2].map(() => approve(checker, approvalId, { key: `decide-${approvalId}` })),
    );
    expect([first?.status, second?.status]).toEqual([200, 200]);
    expect(second?.body).toEqual(first?.body);
  });

  test("refused with its reason leaves everything as it is", async () => {
    const [maker, checker] = [await clerk(), await admin()];
    const { approvalId, paymentId } = await askForRefund(maker);
    const bare = await checker.call("decideApproval", { approval_id: approvalId, decision: "refuse" });
    expect([bare.status, bare.body.detail]).toEqual([422, "Say why you refuse it."]);
    const { body } = await checker.call("decideApproval", {
      approval_id: approvalId,
      decision: "refuse",
      remarks: "The bill is missing",
    });
    expect(body.data[0]).toMatchObject({ state: "refused", remarks: "The bill is missing", can_decide: false });
    expect(await statusOf(paymentId)).toBe("credited");
    const again = await approve(checker, approvalId);
    expect([again.status, again.body.code]).toEqual([409, "approval_decided"]);
  });

  test("about records that have changed since is no decision to carry it out", async () => {
    const [maker, checker] = [await clerk(), await admin()];
    const { approvalId, paymentId } = await askForRefund(maker);
    await checker.call("refundPayment", refundOf(paymentId));
    const journals = await app.db.journal.count();
    const { status, body } = await approve(checker, approvalId);
    expect([status, body.data[0].state, body.data[0].outcome]).toMatchObject([
      200,
      "failed",
      { code: "nothing_to_refund" },
    ]);
    expect(await app.db.journal.count()).toBe(journals);
  });

  test("about a maker who may not do it any more fails", async () => {
    const maker = await clerk();
    const { approvalId, paymentId } = await askForRefund(maker);
    await app.db.capabilityGrant.deleteMany({ where: { userId: maker.userId } });
    expect((await approve(await admin(), approvalId)).body.data[0].outcome.code).toBe("not_allowed");
    expect(await statusOf(paymentId)).toBe("credited");
  });

  test("by an Employee who may check is about what Employees may be granted alone", async () => {
    const checker = await app.signedInAs({ userType: "Employee", capabilities: ["approvals.check"] });
    const { approvalId } = await askForRefund(await clerk());
    expect((await approve(checker, approvalId)).body.data[0].state).toBe("approved");
    const other = await askForRefund(await clerk());
    const nobody = await (await clerk()).call("decideApproval", { approval_id: other.approvalId, decision: "approve" });
    expect(nobody.status).toBe(403);
    const { id: made } = await app.make.approval({ makerId: (await admin()).userId });
    await app.asOwner((owner) =>
      owner.query(`alter table approvals disable trigger all; update approvals set operation = 'Settle_Book' where id = ${made};
        alter table approvals enable trigger all`),
    );
    const own = await approve(checker, String(made));
    expect([own.status, own.body.code]).toEqual([403, "approval_not_yours"]);
  });
});

test("a request is approved in its last moment, and a moment later by nobody, the database says", async () => {
  const [first, second] = [await askForRefund(await clerk()), await askForRefund(await clerk())];
  const { expiresAt } = await approvalOf(first.approvalId);
  app.clock.now = new Date(expiresAt.getTime() - 1);
  const checker = await app.signedInUser((await admin()).userId);
  expect((await approve(checker, first.approvalId)).status).toBe(200);
  const late = app.asOwner((owner) =>
    owner.query(
      `update approvals set state = 'approved', sealed_input = null, checker_id = $2, decided_at = expires_at where id = $1`,
      [second.approvalId, checker.userId],
    ),
  );
  await expect(late).rejects.toThrow("approvals_confirmed_check");
});
