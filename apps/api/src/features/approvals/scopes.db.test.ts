import { beforeEach, describe, expect, test } from "vitest";
import {
  admin,
  app,
  approvalOf,
  approve,
  clerk,
  minutes,
  refundOf,
  setScope,
  statusOf,
  work,
} from "./approvals.testing.ts";

describe("before anything was posted", () => {
  test("nothing waits, so that a shop can be set up", async () => {
    const owner = await admin();
    const { body } = await owner.call("addUser", {
      name: "Second",
      email: "second@example.com",
      mobile: "9000000009",
      usertype: "Admin",
      password: "quiet river 77",
      confirmpassword: "quiet river 77",
    });
    expect(body.data[0].fld_usertype).toBe("Admin");
    expect(await app.db.approval.count()).toBe(0);
    await app.asOwner((db) => db.query("update users set status = 'inactive' where email = 'second@example.com'"));
  });
});

describe("alone", () => {
  beforeEach(async () => {
    await app.asOwner((db) => db.query("update users set status = 'inactive' where user_type = 'Employee'"));
    await app.make.payment();
    await setScope("alone");
  });

  test("an Admin's call takes effect after the delay, and the owner gets a mail", async () => {
    const owner = await admin();
    const { paymentId } = await app.make.payment();
    const { status, body } = await owner.call("refundPayment", refundOf(paymentId));
    expect([status, body.approval.takes_effect_at]).toEqual([202, minutes(60).toISOString()]);
    const id = body.approval.approval_id;
    const mails = await app.db.outboxMessage.findMany({ where: { kind: "approval_delayed", userId: owner.userId } });
    expect(mails).toHaveLength(1);
    app.clock.now = minutes(59);
    await work();
    expect(await statusOf(paymentId)).toBe("credited");
    app.clock.now = minutes(1);
    await Promise.all([work(), work()]);
    expect(await statusOf(paymentId)).toBe("refunded");
    expect(await approvalOf(id)).toMatchObject({ state: "approved", checkerId: null });
    const entry = await app.db.auditEntry.findFirstOrThrow({
      where: { operation: "Refund_Payment", recordId: String(paymentId) },
    });
    expect(entry).toMatchObject({ actorId: owner.userId, detail: { approvalId: id } });
    expect(entry.detail).not.toHaveProperty("approvedBy");
  });

  test("an Admin takes it back before, and nothing happens", async () => {
    const owner = await admin();
    const { paymentId } = await app.make.payment();
    const { body } = await owner.call("refundPayment", refundOf(paymentId));
    await owner.call("cancelApproval", { approval_id: body.approval.approval_id });
    app.clock.now = minutes(61);
    await work();
    expect(await statusOf(paymentId)).toBe("credited");
  });

  test("an Employee waits for the Admin all the same, and no delay helps", async () => {
    const { paymentId } = await app.make.payment();
    const { body } = await (await clerk()).call("refundPayment", refundOf(paymentId));
    expect(body.approval.takes_effect_at).toBeNull();
    app.clock.now = minutes(61);
    await work();
    expect(await statusOf(paymentId)).toBe("credited");
  });

  test("one that fails ends as failed, and stops none of the others", async () => {
    const owner = await admin();
    const [one, two] = [await app.make.payment(), await app.make.payment()];
    const first = await owner.call("refundPayment", refundOf(one.paymentId));
    await owner.call("refundPayment", refundOf(two.paymentId));
    await app.money.refund(one.paymentId, { reason: "Otherwise" });
    app.clock.now = minutes(61);
    await work();
    expect(await approvalOf(first.body.approval.approval_id)).toMatchObject({
      state: "failed",
      outcome: { code: "nothing_to_refund" },
    });
    expect(await statusOf(two.paymentId)).toBe("refunded");
  });
});

describe("everyone", () => {
  beforeEach(() => setScope("everyone"));

  test("also an Admin's call waits for another Admin", async () => {
    const [one, other] = [await admin(), await admin()];
    const { paymentId } = await app.make.payment();
    const { status, body } = await one.call("refundPayment", refundOf(paymentId));
    expect([status, body.approval.takes_effect_at]).toEqual([202, null]);
    const id = body.approval.approval_id;
    expect((await approve(one, id)).body.code).toBe("approval_own");
    expect((await approve(other, id)).body.data[0].state).toBe("approved");
    expect(await statusOf(paymentId)).toBe("refunded");
  });
});

test.for([{ status: "Inactive" }, { usertype: "Employee" }])(
  "of two Admins neither gets rid of the other without them: %o",
  async (change) => {
    await setScope("everyone");
    await app.make.payment();
    const [one, other] = [await admin(), await admin()];
    await app.asOwner((db) =>
      db.query("update users set status = 'inactive' where id <> all($1)", [[one.userId, other.userId]]),
    );
    const [user] = (await one.call("getUser", { id: String(other.userId) })).body.data;
    const sent = { id: String(other.userId), name: user.fld_name, email: user.fld_email, mobile: user.fld_mobile };
    const { status, body } = await one.call("updateUser", { ...sent, usertype: "Admin", status: "Active", ...change });
    expect([status, body.approval?.takes_effect_at]).toEqual([202, null]);
    app.clock.now = minutes(61);
    await work();
    const kept = await app.db.user.findUniqueOrThrow({ where: { id: other.userId } });
    expect([kept.userType, kept.status]).toEqual(["Admin", "active"]);
  },
);

describe("the settings", () => {
  const chosen = async (who: Awaited<ReturnType<typeof admin>>, change: object) => {
    const [{ set_at: _at, set_by: _by, other_admins: _n, ...current }] = (await who.call("getApprovalSettings")).body
      .data;
    return who.call("saveApprovalSettings", { ...current, ...change });
  };

  test("begin with the defaults of the shop", async () => {
    const first = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "asc" } });
    expect(first).toMatchObject({
      scope: "employees",
      kindsOff: [],
      settlementPaise: 5_000_000n,
      weightHundredths: 50,
    });
    expect(first).toMatchObject({ goldRateHundredths: 500, expiryHours: 72, delayMinutes: 60, refundPaise: 0n });
  });

  test.for([
    ["everyone", "alone", null],
    ["everyone", "employees", null],
    ["alone", "employees", 60],
  ] as const)("of a weaker scope wait by the scope that they end: %s to %s", async ([from, to, delay]) => {
    await setScope(from);
    const [one] = [await admin(), await admin()];
    const { status, body } = await chosen(one, { scope: to });
    const takesEffectAt = delay === null ? null : minutes(delay).toISOString();
    expect([status, body.approval?.takes_effect_at]).toEqual([202, takesEffectAt]);
    const { paymentId } = await app.make.payment();
    expect((await one.call("refundPayment", refundOf(paymentId))).status).toBe(202);
    await one.call("cancelApproval", { approval_id: body.approval.approval_id });
  });

  test("that ask for less wait for a second person themselves; those that ask for more hold at once", async () => {
    await setScope("everyone");
    const [one, other] = [await admin(), await admin()];
    const weaker = await chosen(one, { kinds_off: ["refund"] });
    expect(weaker.status).toBe(202);
    expect((await chosen(one, { settlement_up_to: "40000" })).status).toBe(200);
    const { body } = await approve(other, weaker.body.approval.approval_id);
    expect(body.data[0].outcome).toMatchObject({ code: "approval_settings_changed" });
    const again = await chosen(one, { kinds_off: ["refund"] });
    expect((await approve(other, again.body.approval.approval_id)).body.data[0].state).toBe("approved");
    expect((await one.call("getApprovalSettings")).body.data[0].kinds_off).toEqual(["refund"]);
    const { paymentId } = await app.make.payment();
    expect((await (await clerk()).call("refundPayment", refundOf(paymentId))).status).toBe(200);
  });

  test("want two Admins before everybody waits for another", async () => {
    await setScope("employees");
    await app.asOwner((db) =>
      db.query(
        "update users set status = 'inactive' where user_type = 'Admin' and id <> (select max(id) from users where user_type = 'Admin')",
      ),
    );
    const owner = await app.db.user.findFirstOrThrow({ where: { userType: "Admin", status: "active" } });
    const refused = await chosen(await app.signedInUser(owner.id), { scope: "everyone" });
    expect([refused.status, refused.body.code]).toEqual([409, "approval_needs_two"]);
  });

  test("are only added to", async () => {
    await expect(app.asOwner((db) => db.query("update approval_settings set scope = 'alone'"))).rejects.toThrow(
      "append-only",
    );
    await expect(app.asOwner((db) => db.query("delete from approval_settings"))).rejects.toThrow("append-only");
  });
});
