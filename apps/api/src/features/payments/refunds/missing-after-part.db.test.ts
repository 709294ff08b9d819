import { expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import { partsOfNewBook } from "#testing/samples/settlements.ts";
import { handOver } from "#testing/samples/values.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import { verifyLedger } from "#ledger/verify.ts";

const app = useApp();
const sandbox = sandboxOf(app);

test("money that the gateway does not have, and that a part was already settled from, the shop bears: nothing else is offered or taken", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  await sandbox.switchAutoAcknowledge(true);
  const client = await app.make.client();
  const parts = await partsOfNewBook(app, client.id);
  const book = await app.db.book.findFirstOrThrow({ where: { clientId: client.id } });
  const { paymentId } = await sandbox.start(await app.signedInUser(client.userId ?? 0n), book.number);
  const { orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId } });
  const id = `sbp_missing_${paymentId}`;
  expect(await sandbox.capture(orderId, { id, amountPaise: 50_000n })).toBe("credited");
  const settled = await admin.call("settleBook", { ...parts, remarks: "She needs it now", ...handOver });
  expect([settled.status, settled.body.code]).toEqual([200, undefined]);

  app.clock.now = new Date(app.clock.now.getTime() + 300_000);
  await app.asOwner((owner) => owner.query("delete from sandbox_payments where id = $1", [id]));
  await sandbox.reconcile();
  const listed = await admin.call("listPaymentExceptions", { state: "Open" });
  const [exception] = listed.body.data;
  expect(exception).toMatchObject({ kind: "capture_not_found", decisions: ["Borne by the shop"] });
  const decide = (resolution: string) =>
    admin.call("resolvePaymentException", { exception_id: exception.exception_id, resolution, remarks: "Lost" });
  const taken = await decide("No money came");
  expect([taken.status, taken.body.code]).toEqual([409, "resolution_not_allowed"]);
  expect((await decide("Borne by the shop")).status).toBe(200);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});
