import { array, assert, asyncProperty, constantFrom, nat, record } from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useDatabase } from "#testing/database.ts";
import { sized } from "#testing/test-size.ts";
import { isExpected, shopAtGateway } from "./gateway-histories.testing.ts";

const database = useDatabase();
let actorId = 0n;
let schemeVersionId = 0n;

beforeAll(async () => {
  const { make, db } = database;
  ({ id: actorId } = await make.user({ userType: "Admin" }));
  ({ id: schemeVersionId } = await make.scheme({ paymentRule: "flexible", instalments: 330, prefixes: { H: null } }));
  await db.$executeRaw`insert into settings (key, value, version, updated_at) values ('auto_acknowledge', 'true', 1, now())
    on conflict (key) do update set value = 'true'`;
});

const stepNames = [
  ...["pay", "pay", "payUnheard", "payTwice", "payMore", "acknowledgedFirst", "refund", "refund", "refund"],
  ...["makes", "accepts", "makesSilently", "acceptsSilently", "loses", "refuses", "silence", "follow", "follow"],
  ...["follow", "finish", "finish", "returnThere", "retry", "payAnotherWay", "keep", "decide", "closeAndOpen"],
] as const;
const history = array(record({ step: constantFrom(...stepNames), n: nat({ max: 50 }) }), {
  minLength: 8,
  maxLength: 25,
});

test(
  "whatever the gateway does, at the end of each history it holds what the books say, or an exception says why not",
  { timeout: 3_600_000 },
  async () => {
    await assert(
      asyncProperty(history, async (steps) => {
        const shop = shopAtGateway(
          database,
          await database.make.book({ schemeVersionId, amountPaise: 10_000n }),
          actorId,
        );
        for (const { step, n } of steps) {
          const doing = Promise.resolve().then<unknown>(() => shop.steps[step](n));
          await doing.catch((error: unknown) => {
            if (!isExpected(error)) throw error;
          });
        }
        await settleDown(shop);
        const [booked, held, left] = [await shop.booked(), shop.fake.balance(), await shop.openExceptions()];
        // What the gateway sent back unasked nobody has posted yet: its exceptions alone are still open, with what waits for them.
        const unasked = left.filter(({ kind }) => kind === "refund_differs").map(({ paymentId }) => paymentId);
        if (unasked.length === 0) expect(held).toBe(booked);
        const waiting = [...left, ...(await shop.refunds()).filter(({ doneAt }) => doneAt === null)];
        for (const { paymentId } of waiting) expect(unasked).toContain(paymentId);
      }),
      { numRuns: sized(20, 1_000) },
    );
    expect((await verifyLedger(database.url)).findings).toEqual([]);
  },
);

/** The gateway works again, everything that has a way out is decided, and the job runs until nothing changes. */
async function settleDown(shop: ReturnType<typeof shopAtGateway>): Promise<void> {
  shop.fake.state.isSilent = false;
  shop.fake.state.manner = "makes";
  for (let round = 0; round < 4; round += 1) {
    for (const { refundId, state } of shop.fake.refunds)
      if (state === "accepted") shop.fake.finish(refundId, "processed");
    await shop.reconcile();
    await shop.decide();
    for (let hour = 0; hour < 8; hour += 1) await shop.follow();
  }
}
