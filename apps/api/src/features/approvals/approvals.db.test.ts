import { beforeAll, describe, expect, test } from "vitest";
import {
  admin,
  app,
  approvalOf,
  approve,
  askForRefund,
  clerk,
  minutes,
  refundOf,
  statusOf,
  work,
} from "./approvals.testing.ts";

beforeAll(() => app.make.payment());

describe("a call that waits", () => {
  test("is answered 202 with a sentence, and leaves nothing but the request and its entry in the trail", async () => {
    const maker = await clerk();
    const { paymentId } = await app.make.payment();
    const before = await app.db.journal.count();
    const { status, body } = await maker.call("refundPayment", refundOf(paymentId));
    expect(status).toBe(202);
    expect(body.data).toBe("Nothing has changed yet: this waits until somebody else approves it.");
    expect([await statusOf(paymentId), await app.db.journal.count()]).toEqual(["credited", before]);
    const approval = await approvalOf(body.approval.approval_id);
    expect(approval).toMatchObject({
      state: "waiting",
      kind: "refund",
      operation: "Refund_Payment",
      makerId: maker.userId,
    });
    expect(approval.dangers).toMatchObject([{ amountPaise: "50000", recordId: String(paymentId), to: "cash" }]);
    const [entry] = await app.db.auditEntry.findMany({
      where: { recordType: "approval", recordId: String(approval.id) },
    });
    expect(entry).toMatchObject({ operation: "Ask_For_Approval", actorId: maker.userId });
  });

  test("is answered the same when it is sent again with its key, and refused when it is sent anew", async () => {
    const maker = await clerk();
    const { paymentId } = await app.make.payment();
    const json = refundOf(paymentId);
    const answers = await Promise.all(
      [1, 2, 3].map(() => maker.call("refundPayment", json, { key: `waiting-key-${paymentId}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.approval.approval_id)).size).toBe(1);
    const other = { ...json, reason: "Another" };
    const reused = await maker.call("refundPayment", other, { key: `waiting-key-${paymentId}` });
    expect(reused.body.code).toBe("idempotency_key_reused");
    const anew = await maker.call("refundPayment", json);
    expect([anew.status, anew.body.code]).toEqual([409, "approval_waiting"]);
  });

  test("that would be refused is refused at once", async () => {
    const { paymentId } = await app.make.payment({ status: "refunded" });
    const { status, body } = await (await clerk()).call("refundPayment", refundOf(paymentId));
    expect([status, body.code]).toEqual([409, "nothing_to_refund"]);
  });

  test("is found among the requests of its kind", async () => {
    const maker = await clerk();
    const { approvalId } = await askForRefund(maker);
    const found = async (kind: string) =>
      (await maker.call("listApprovals", { view: "mine", kind })).body.data.map(
        ({ approval_id: id }: { approval_id: string }) => id,
      );
    expect([await found("refund"), await found("weight")]).toEqual([[approvalId], []]);
  });

  test("keeps its input sealed until the decision, and not after it", async () => {
    const { approvalId } = await askForRefund(await clerk());
    const { sealedInput } = await approvalOf(approvalId);
    expect(Buffer.from(sealedInput ?? []).toString("latin1")).not.toContain("Paid twice");
    await approve(await admin(), approvalId);
    expect((await approvalOf(approvalId)).sealedInput).toBeNull();
  });

  test("of an Admin is done at once, and shown to the other Admins", async () => {
    const [one, other] = [await admin(), await admin()];
    const { paymentId } = await app.make.payment();
    expect((await one.call("refundPayment", refundOf(paymentId))).status).toBe(200);
    expect(await statusOf(paymentId)).toBe("refunded");
    const bell = async (who: typeof one) =>
      (await who.call("listNotifications")).body.data.filter(({ kind }: { kind: string }) => kind === "approvals_told");
    expect(await bell(other)).toMatchObject([{ kind: "approvals_told" }]);
    const seen = (await other.call("listApprovals", { state: "told" })).body.data;
    expect(seen[0]).toMatchObject({ maker_id: String(one.userId), dangers: [{ record_id: String(paymentId) }] });
    const mine = (await one.call("listApprovals", { view: "mine", state: "told" })).body.data;
    expect(mine).toHaveLength(1);
  });
});

describe("time", () => {
  test("that is over ends a request, before the worker says so and after", async () => {
    const { approvalId, paymentId } = await askForRefund(await clerk());
    const checker = await admin();
    app.clock.now = minutes(72 * 60);
    const { id: session } = await app.make.session({ userId: checker.userId, now: app.clock.now });
    expect(session).toBeDefined();
    const reader = await app.signedInUser(checker.userId);
    const listed = async (filter: object) =>
      (await reader.call("listApprovals", { approval_id: approvalId, ...filter })).body.data.map(
        (row: { state: string }) => row.state,
      );
    expect(await listed({})).toEqual(["expired"]);
    expect(await listed({ state: "expired" })).toEqual(["expired"]);
    for (const filter of [{ view: "queue" }, { state: "waiting" }]) expect(await listed(filter)).toEqual([]);
    const late = await approve(reader, approvalId);
    expect([late.status, late.body.code]).toEqual([409, "approval_expired"]);
    expect(await work()).toBeGreaterThan(0);
    expect(await approvalOf(approvalId)).toMatchObject({ state: "expired", checkerId: null, sealedInput: null });
    expect([await work(), await statusOf(paymentId)]).toEqual([0, "credited"]);
  });
});

describe("the maker", () => {
  test("takes a request back, and gives its reason once", async () => {
    const [maker, other] = [await clerk(), await clerk()];
    const { approvalId } = await askForRefund(maker);
    expect((await other.call("cancelApproval", { approval_id: approvalId })).body.code).toBe("approval_not_own");
    const explained = await maker.call("explainApproval", { approval_id: approvalId, reason: "Because" });
    expect(explained.body.code).toBe("approval_explained");
    const { body } = await maker.call("cancelApproval", { approval_id: approvalId });
    expect(body.data[0]).toMatchObject({ state: "cancelled", can_cancel: false });
    expect((await approve(await admin(), approvalId)).body.code).toBe("approval_decided");
  });

  test("sees their own alone; a checker what others asked for, the oldest first in the queue", async () => {
    const [maker, other, checker] = [await clerk(), await clerk(), await admin()];
    const first = await askForRefund(maker);
    const second = await askForRefund(maker);
    const seenBy = async (who: typeof maker, view: string) =>
      (await who.call("listApprovals", { view })).body.data.map((row: { approval_id: string }) => row.approval_id);
    expect(await seenBy(maker, "all")).toEqual([second.approvalId, first.approvalId]);
    expect([await seenBy(other, "all"), await seenBy(maker, "queue")]).toEqual([[], []]);
    const queue = await seenBy(checker, "queue");
    expect(queue.slice(-2)).toEqual([first.approvalId, second.approvalId]);
  });
});

describe("the database", () => {
  const change = (sql: string) => app.asOwner((owner) => owner.query(sql));

  test("lets nobody decide twice, begin with a decision, change what was asked for, or delete it", async () => {
    const { approvalId } = await askForRefund(await clerk());
    const checker = await admin();
    await expect(change(`update approvals set dangers = '[{}]' where id = ${approvalId}`)).rejects.toThrow(
      "never changed",
    );
    await expect(
      change(`update approvals set expires_at = expires_at + interval '1 day' where id = ${approvalId}`),
    ).rejects.toThrow();
    await expect(change(`delete from approvals where id = ${approvalId}`)).rejects.toThrow("append-only");
    await expect(
      change(`insert into approvals (state, kind, dangers, operation, input_hash, maker_id, asked_at, expires_at, checker_id, decided_at)
        select 'approved', kind, dangers, operation, input_hash, maker_id, asked_at, expires_at, ${checker.userId}, asked_at
        from approvals where id = ${approvalId}`),
    ).rejects.toThrow("begins as waiting or told");
    await approve(checker, approvalId);
    await expect(
      change(`update approvals set state = 'refused', remarks = 'x' where id = ${approvalId}`),
    ).rejects.toThrow("approval_decided");
  });

  test("lets none of what was asked for change, and its reason be given once", async () => {
    const { id } = await app.make.approval({ makerId: (await admin()).userId });
    const other = (await clerk()).userId;
    for (const column of [
      "id = id + 1000",
      "kind = 'weight'",
      "dangers = '[{}]'",
      "operation = 'Settle_Book'",
      "input_hash = 'x'",
      `maker_id = ${other}`,
      "asked_at = asked_at - interval '1 day'",
      "expires_at = expires_at + interval '1 day'",
      "takes_effect_at = expires_at",
      "sealed_input = 'x'",
    ])
      await expect(change(`update approvals set ${column} where id = ${id}`), column).rejects.toThrow("never changed");
    await change(`update approvals set reason = 'Paid twice' where id = ${id}`);
    await expect(change(`update approvals set reason = null where id = ${id}`)).rejects.toThrow("never changed");
  });

  test("lets nobody decide who may not, and nothing be approved without a checker or a delay", async () => {
    const { approvalId } = await askForRefund(await clerk());
    const end = (state: string, checkerId: bigint | null) =>
      change(`update approvals set state = '${state}', checker_id = ${checkerId}, decided_at = asked_at, sealed_input = null,
        remarks = 'x' where id = ${approvalId}`);
    const gone = await admin({ status: "inactive" });
    for (const { userId } of [await clerk(), gone])
      await expect(end("approved", userId)).rejects.toThrow("approval_not_yours");
    await expect(end("approved", null)).rejects.toThrow("approvals_confirmed_check");
    await expect(end("refused", null)).rejects.toThrow("approvals_refused_check");
    await expect(end("expired", null)).rejects.toThrow("approvals_expired_check");
  });
});
