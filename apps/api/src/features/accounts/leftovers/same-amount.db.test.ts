import { beforeEach, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { daysAt } from "./leftovers.testing.ts";

const app = useApp();
const { opens, paysTo, tell, isSunday } = daysAt(app);
let thief: SignedIn;
let other: SignedIn;
let clerkId: bigint;
let from = -77;
let serial = 0;

async function moveTo(n: number) {
  opens(n);
  thief = await app.signedInUser(thief.userId);
  other = await app.signedInUser(other.userId);
}
beforeEach(async () => {
  from += 77;
  opens(from);
  thief = await app.signedInAs({ userType: "Admin" });
  other = await app.signedInAs({ userType: "Admin" });
  clerkId = (await app.make.user({ userType: "Employee", capabilities: ["payments.take"] })).id;
});
const pay = (n: number, actorId: bigint) => paysTo(actorId, n, 100_000n, String(432_600_000_000 + (serial += 1) * 977));
const leftovers = async () => (await other.call("listLeftovers")).body.data[0].leftovers;
const explain = (who: SignedIn) => who.call("explainLeftover", { paymentmode: "UPI", remarks: "The bank is late" });

/** Each day some pay the same, and the next line or lines that name nobody bring it. Says on which day something was told. */
async function tradeUntilTold(shop: { invented: number; isDaily: boolean; isBatch: boolean; perDay: number }) {
  let coming = 0;
  for (let n = 0; n < 60; n += 1) {
    await moveTo(from + n);
    if (shop.isDaily || !isSunday(from + n))
      for (; coming > 0; coming -= shop.isBatch ? coming : 1) {
        const reference = `UPI CREDIT ${(serial += 1)}`;
        const amount = String(shop.isBatch ? coming * 1000 : 1000);
        expect((await other.call("recordBankEntry", { amount, paymentmode: "UPI", reference })).status).toBe(200);
      }
    for (let at = 0; at < shop.perDay; at += 1) await pay(from + n, clerkId);
    coming += shop.perDay;
    if (n === 15) for (let at = 0; at < shop.invented; at += 1) await pay(from + n, thief.userId);
    if ((await tell(from + n)) > 0) return n;
  }
  return null;
}

test.each([
  ["of one a day", { invented: 1, isDaily: true, isBatch: false, perDay: 1 }],
  ["each day", { invented: 1, isDaily: true, isBatch: false, perDay: 3 }],
  ["each day, a day of them", { invented: 3, isDaily: true, isBatch: false, perDay: 3 }],
  ["on working days", { invented: 3, isDaily: false, isBatch: false, perDay: 3 }],
  ["each day, two days of them", { invented: 6, isDaily: true, isBatch: false, perDay: 3 }],
  ["each day, four days of them", { invented: 12, isDaily: true, isBatch: false, perDay: 3 }],
  ["each day, in one sum", { invented: 3, isDaily: true, isBatch: true, perDay: 3 }],
])(
  "invented payments of the amount of all others, whose lines name nobody, are told: %s",
  async (_how, shop) => {
    const told = (await tradeUntilTold(shop)) ?? 999;
    expect(told).toBeGreaterThan(15);
    expect(told).toBeLessThan(33);
    const [left] = await leftovers();
    expect(Number(left.left)).toBeGreaterThanOrEqual(shop.invented * 1000);
    // They stand among those that are listed, so their taker explains nothing.
    const { name } = await app.db.user.findUniqueOrThrow({ where: { id: thief.userId } });
    expect(left.receipts.map(({ taken_by }: { taken_by: string }) => taken_by)).toContain(name);
    expect((await explain(thief)).body.code).toBe("leftover_own");
    expect((await explain(other)).status).toBe(200);
    expect(await leftovers()).toEqual([]);
  },
  300_000,
);

test("where nobody invents a payment, nothing is told", async () => {
  const told = await tradeUntilTold({ invented: 0, isDaily: false, isBatch: false, perDay: 2 });
  expect(told).toBe(null);
}, 300_000);
