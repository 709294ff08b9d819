import { expect, test } from "vitest";
import { admin, app, approvalOf, refundOf, setScope, statusOf, work } from "./approvals.testing.ts";

test("nothing takes effect any more once the request has expired, when no worker ran until then", async () => {
  await app.make.payment();
  await setScope("alone");
  const owner = await admin();
  const { paymentId } = await app.make.payment();
  const { body } = await owner.call("refundPayment", refundOf(paymentId));
  const id = body.approval.approval_id;
  const { expiresAt } = await approvalOf(id);
  // Whoever works has not seen the clock either.
  await expect(
    app.asOwner((db) =>
      db.query(
        `update approvals set state = 'approved', decided_at = expires_at, sealed_input = null where id = ${id}`,
      ),
    ),
  ).rejects.toThrow("approvals_confirmed_check");
  app.clock.now = expiresAt;
  expect(await work()).toBe(1);
  expect(await approvalOf(id)).toMatchObject({ state: "expired", checkerId: null, sealedInput: null });
  expect(await statusOf(paymentId)).toBe("credited");
});
