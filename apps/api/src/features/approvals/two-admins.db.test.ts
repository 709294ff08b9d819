import { beforeEach, expect, test } from "vitest";
import type { SignedIn } from "#testing/harness.ts";
import { admin, app, approvalOf, approve, refundOf, setScope, statusOf } from "./approvals.testing.ts";

let one: SignedIn;
let two: SignedIn;

/** A shop of two Admins, each of whom waits for the other. */
beforeEach(async () => {
  await app.make.payment();
  [one, two] = [await admin(), await admin()];
  await app.db.user.updateMany({
    where: { userType: "Admin", id: { notIn: [one.userId, two.userId] } },
    data: { status: "inactive" },
  });
  await setScope("everyone");
});

/** The form of a person with one change. */
async function change(maker: SignedIn, of: SignedIn, changed: object) {
  const { id, name, email, mobile } = await app.db.user.findUniqueOrThrow({ where: { id: of.userId } });
  const form = { id: String(id), name, email, mobile, usertype: "Admin", status: "Active" };
  return maker.call("updateUser", { ...form, ...changed });
}
const activeAdmins = () => app.db.user.count({ where: { userType: "Admin", status: "active" } });

test.each([
  { status: "Inactive" },
  { status: "Disabled" },
  { usertype: "Employee" },
  { email: "somebody.else@example.com" },
  { mobile: "9840099999" },
])("neither changes the other alone: %j", async (changed) => {
  const asked = await change(one, two, changed);
  expect([asked.status, asked.body.approval?.takes_effect_at]).toEqual([202, null]);
  const id = String(asked.body.approval.approval_id);
  expect((await approve(one, id)).body.code).toBe("approval_own");
  expect([await activeAdmins(), (await approvalOf(id)).state]).toEqual([2, "waiting"]);
  // Whoever agrees to be shut out is.
  expect((await approve(two, id)).status).toBe(200);
  expect(await approvalOf(id)).toMatchObject({ state: "approved", checkerId: two.userId });
  expect(await activeAdmins()).toBe("status" in changed || "usertype" in changed ? 1 : 2);
});

test("of two who approve at once that each shuts out the other, one stays", async () => {
  for (let n = 0; n < 5; n += 1) {
    [one, two] = [await admin(), await admin()];
    await app.db.user.updateMany({
      where: { userType: "Admin", id: { notIn: [one.userId, two.userId] } },
      data: { status: "inactive" },
    });
    const outTwo = String((await change(one, two, { status: "Inactive" })).body.approval.approval_id);
    const outOne = String((await change(two, one, { status: "Disabled" })).body.approval.approval_id);
    await Promise.all([approve(two, outTwo), approve(one, outOne)]);
    expect(await activeAdmins()).toBe(1);
    const states = await Promise.all([outOne, outTwo].map(async (id) => (await approvalOf(id)).state));
    expect(states.filter((state) => state === "approved")).toHaveLength(1);
  }
});

test("two who approve the same request at once carry it out once, and whoever was shut out approves nothing", async () => {
  const { paymentId } = await app.make.payment();
  const asked = await one.call("refundPayment", refundOf(paymentId));
  const id = String(asked.body.approval.approval_id);
  const answers = await Promise.all([approve(two, id), approve(two, id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await statusOf(paymentId)).toBe("refunded");

  const other = await app.make.payment();
  const waiting = await one.call("refundPayment", refundOf(other.paymentId));
  await app.asOwner((owner) => owner.query(`update users set status = 'inactive' where id = ${two.userId}`));
  const late = await approve(two, String(waiting.body.approval.approval_id));
  expect([late.status >= 400, await statusOf(other.paymentId)]).toEqual([true, "credited"]);
  // Alone by now, the other one has a time in which to take it back.
  const alone = await app.make.payment();
  const { body } = await one.call("refundPayment", refundOf(alone.paymentId));
  expect(body.approval.takes_effect_at).not.toBeNull();
});
