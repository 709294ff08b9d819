import { beforeEach, describe, expect, test } from "vitest";
import { app, approvalOf, setScope, work } from "#features/approvals/approvals.testing.ts";
import type { SignedIn } from "#testing/harness.ts";
import { daysAt } from "./leftovers.testing.ts";

const { opens, paysTo, tell } = daysAt(app);
let owner: SignedIn;
let from = 0;

/** The only Admin takes a payment by UPI that no line of the statement brings. */
beforeEach(async () => {
  from += 40;
  opens(from);
  owner = await app.signedInAs({ userType: "Admin" });
  const others = "update users set status = 'inactive' where user_type = 'Admin' and id <> $1";
  await app.asOwner((db) => db.query(others, [owner.userId]));
  await setScope("employees");
  await paysTo(owner.userId, from, 70_000n, `8899776655${from}`);
  for (let n = from; n < from + 14; n += 1) {
    opens(n);
    await tell(n);
  }
  owner = await app.signedInUser(owner.userId);
});

const explain = () =>
  owner.call("explainLeftover", { paymentmode: "UPI", remarks: "My sister paid to the other account" });
const isTold = async () => (await owner.call("listLeftovers")).body.data[0].leftovers.length > 0;
const afterAnHour = async () => {
  app.clock.now = new Date(app.clock.now.getTime() + 61 * 60_000);
  await work();
  owner = await app.signedInUser(owner.userId);
};

describe("what an only Admin took and stays left over", () => {
  test.each([[[]], [["account_entry"]]])(
    "they explain after a delay of which they get a mail, with kinds %o switched off",
    async (kindsOff) => {
      const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
      await app.db.approvalSetting.create({ data: { ...rest, kindsOff } });
      expect(await isTold()).toBe(true);
      const { status, body } = await explain();
      expect([status, body.code, await isTold()]).toEqual([202, undefined, true]);
      const mails = { where: { kind: "approval_delayed", userId: owner.userId } };
      expect(await app.db.outboxMessage.count(mails)).toBe(1);
      await afterAnHour();
      expect(await isTold()).toBe(false);
      const id = body.approval.approval_id;
      expect(await approvalOf(id)).toMatchObject({ state: "approved", checkerId: null });
      const entry = await app.db.auditEntry.findFirstOrThrow({
        where: { operation: "Explain_Receipt_Leftover", actorId: owner.userId },
      });
      expect(entry.detail).toMatchObject({ approvalId: id, remarks: "My sister paid to the other account" });
    },
  );

  test("they do not where somebody else can, also one who came while it waited", async () => {
    const { status, body } = await explain();
    expect(status).toBe(202);
    const other = await app.signedInAs({ userType: "Admin" });
    await afterAnHour();
    expect(await approvalOf(body.approval.approval_id)).toMatchObject({
      state: "failed",
      outcome: { code: "leftover_own" },
    });
    expect((await explain()).body.code).toBe("leftover_own");
    const answer = await (
      await app.signedInUser(other.userId)
    ).call("explainLeftover", { paymentmode: "UPI", remarks: "Seen" });
    expect([answer.status, await isTold()]).toEqual([200, false]);
  });
});
