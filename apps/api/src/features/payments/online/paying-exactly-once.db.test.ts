import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { inParallel } from "#testing/in-parallel.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import type { Started } from "#testing/sandbox.ts";
import { sized } from "#testing/test-size.ts";

const app = useApp();
const sandbox = sandboxOf(app);
const payments = sized(40, 1_000);
const payers = sized(20, 40);

/** Customers with a book each that takes any number of payments, and their payments, started. */
async function startAll(): Promise<{ customers: SignedIn[]; started: (Started & { customer: SignedIn })[] }> {
  await app.make.manyOpenPayments();
  const scheme = { paymentRule: "flexible", instalments: 330 } as const;
  const { id: schemeVersionId } = await app.make.scheme(scheme);
  const customers: SignedIn[] = [];
  const started: (Started & { customer: SignedIn })[] = [];
  await inParallel(
    Array.from({ length: payers }, (_, n) => n),
    8,
    async () => {
      const client = await app.make.client();
      const book = await app.make.book({ clientId: client.id, schemeVersionId, amountPaise: 10_000n });
      const customer = await app.signedInUser(client.userId!);
      customers.push(customer);
      for (let n = 0; n < payments / payers; n += 1)
        started.push({ ...(await sandbox.start(customer, book.number, { paidamount: "100" })), customer });
    },
  );
  return { customers, started };
}

async function credited() {
  const [approved, credits, journals, receipts, exceptions] = await Promise.all([
    app.db.payment.count({ where: { source: "online", status: "credited" } }),
    app.db.instalmentCredit.count({ where: { reversedByJournalId: null } }),
    app.db.journal.count({ where: { kind: "Receipt" } }),
    app.db.payment.groupBy({ by: ["receiptNumber"], where: { receiptNumber: { not: null } } }),
    app.asOwner(async (owner) => (await owner.query("select count(*)::int as n from payment_exceptions")).rows[0].n),
  ]);
  return { approved, credits, journals, receipts: receipts.length, exceptions };
}

test(
  `${payments} payments, each told three times in random order beside return pages and the reconciler, are as many credits`,
  { timeout: 1_800_000 },
  async () => {
    await sandbox.switchAutoAcknowledge(true);
    const { started } = await startAll();
    const returns: string[] = [];
    await inParallel(started, 8, async (one) => returns.push(await sandbox.simulate(one, "success", "once")));
    const notices = await sandbox.notices();
    expect(notices).toHaveLength(payments);

    const told = shuffled([...notices, ...notices, ...notices].map((notice) => () => sandbox.deliver(notice)));
    const back = shuffled(returns.map((location) => () => sandbox.comeBack(location)));
    const statusChecks = started.map(
      ({ customer, paymentId }) =>
        () =>
          customer.call("checkPayment", { id: paymentId.toString() }),
    );
    let asked = 0;
    const reconciling = Array.from({ length: sized(60, 120) }, () => async () => {
      if (asked === 0) app.clock.now = new Date(app.clock.now.getTime() + 31_000);
      asked += 1;
      await sandbox.reconcile(0);
    });
    await inParallel(shuffled([...told, ...back, ...statusChecks, ...reconciling]), 12, (act): Promise<unknown> =>
      act(),
    );

    expect(await credited()).toEqual({
      approved: payments,
      credits: payments,
      journals: payments,
      receipts: payments,
      exceptions: 0,
    });
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  },
);

test(
  "with webhooks off and nobody coming back, the reconciler credits every payment",
  { timeout: 1_800_000 },
  async () => {
    await sandbox.switchAutoAcknowledge(true);
    const before = await credited();
    const { started } = await startAll();
    await inParallel(started, 8, (one) => sandbox.simulate(one, "success", "never"));
    await sandbox.reconcile();
    const after = await credited();
    expect(after.approved - before.approved).toBe(payments);
    expect(after.credits - before.credits).toBe(payments);
    expect(after.exceptions).toBe(0);
  },
);

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
