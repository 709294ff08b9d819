import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { asEarlierRelease } from "#testing/as-earlier-release.ts";
import { useApp } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";

const app = useApp();
const sandbox = sandboxOf(app);
const migrations = new URL("../../../../../../prisma/migrations/", import.meta.url);

/** Brings the captures of an earlier release up to date, as its migration does. */
async function upgrade() {
  const script = await readFile(new URL("20261125010301_confirmed_captures/migration.sql", migrations), "utf8");
  const moves = script.split(/;\n/).filter((statement) => /^(--.*\n)*(insert|update) /.test(statement.trim()));
  expect(moves).toHaveLength(2);
  await app.asOwner((owner) => asEarlierRelease(owner, "delete from gateway_captures", ...moves));
}

async function paid() {
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id, scheme: { paymentRule: "flexible", instalments: 330 } });
  const { paymentId } = await sandbox.start(await app.signedInUser(client.userId!), book.number);
  const { orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId } });
  const id = `sbp_old_${paymentId}`;
  await sandbox.capture(orderId, { id, amountPaise: 50_000n });
  return { paymentId, orderId, id };
}

test("what earlier releases credited counts as confirmed, and the gateway is asked about it once after the upgrade", async () => {
  await sandbox.switchAutoAcknowledge(true);
  const [there, missing] = [await paid(), await paid()];
  await sandbox.switchAutoAcknowledge(false);
  const waiting = await paid();
  // The orders are over: nobody asks about them any more.
  await sandbox.reconcile(3_600_000);
  expect(await app.db.gatewayOrder.count({ where: { nextCheckAt: { not: null } } })).toBe(0);
  await upgrade();
  expect(await app.db.gatewayCapture.findMany({ orderBy: { gatewayPaymentId: "asc" } })).toMatchObject(
    [there, missing, waiting].map(({ id, orderId }) => ({
      gatewayPaymentId: id,
      orderId,
      amountPaise: 50_000n,
      confirmedBy: "earlier_release",
    })),
  );
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  // Nobody waits for that.
  await app.money.acknowledge(waiting.paymentId, { transactionNumber: null });
  expect(await app.db.gatewayOrder.count({ where: { nextCheckAt: { not: null } } })).toBe(3);

  await app.asOwner((owner) => owner.query("delete from sandbox_payments where id = $1", [missing.id]));
  app.clock.now = new Date(Date.now() + 3_600_000);
  await sandbox.reconcile();
  expect(await app.db.paymentException.findMany({ select: { paymentId: true, kind: true } })).toEqual([
    { paymentId: missing.paymentId, kind: "capture_not_found" },
  ]);
  const { confirmedBy } = await app.db.gatewayCapture.findFirstOrThrow({ where: { gatewayPaymentId: there.id } });
  expect(confirmedBy).toBe("Reconcile_Payments");
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});
