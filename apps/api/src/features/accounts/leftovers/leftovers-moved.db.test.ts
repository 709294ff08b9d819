import { beforeEach, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { tellLeftovers } from "./tell-leftovers.ts";

const app = useApp();
const scheme = { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;
let thief: SignedIn;
let other: SignedIn;
let clerk: SignedIn;

function dayAt(n: number) {
  return new Date(Date.UTC(2026, 5, 1 + n)).toISOString().slice(0, 10);
}
async function moveTo(n: number) {
  app.clock.now = new Date(`${dayAt(n)}T05:00:00Z`);
  thief = await app.signedInUser(thief.userId);
  other = await app.signedInUser(other.userId);
  clerk = await app.signedInUser(clerk.userId);
}
beforeEach(async () => {
  app.clock.now = new Date(`${dayAt(0)}T05:00:00Z`);
  thief = await app.signedInAs({ userType: "Admin" });
  other = await app.signedInAs({ userType: "Admin" });
  clerk = await app.signedInAs({ userType: "Employee", capabilities: ["payments.take", "payments.acknowledge"] });
});
const tell = (n: number) =>
  tellLeftovers({ db: app.db, clock: () => new Date(`${dayAt(n)}T04:05:00Z`), timeZone: "Asia/Kolkata" });
const pay = (n: number, amountPaise: bigint, number: string, actorId: bigint) =>
  app.make.payment({
    mode: "upi",
    amountPaise,
    transactionNumber: number,
    actorId,
    book: { scheme, day: dayAt(n) },
    day: dayAt(n),
    now: new Date(`${dayAt(n)}T06:00:00Z`),
  });
const number = (n: number) => String(432_600_000_000 + n * 977);
async function trade(begin: number, until: number) {
  for (let n = begin; n < until; n += 1) {
    await moveTo(n);
    if (n > 0) {
      const line = { amount: "1000", paymentmode: "UPI", reference: `UPI/${number(n - 1)}/RAVI` };
      expect((await other.call("recordBankEntry", line)).status).toBe(200);
    }
    await pay(n, 100_000n, number(n), other.userId);
    await tell(n);
  }
}
const explain = (who: SignedIn) => who.call("explainLeftover", { paymentmode: "UPI", remarks: "The bank is late" });

test("whoever took a payment does not explain it, though a clerk moved it to another book since", async () => {
  await trade(0, 12);
  const invented = await pay(12, 70_000n, "889977665512", thief.userId);
  await moveTo(12);
  const to = await app.make.book({ scheme, day: dayAt(12) });
  const asked = await clerk.call("movePayment", {
    id: String(invented.paymentId),
    accountno: to.number,
    reason: "Wrong book",
  });
  const { approval_id } = asked.body.approval;
  expect((await thief.call("decideApproval", { approval_id, decision: "approve" })).status).toBe(200);
  await trade(12, 26);
  const left = (await thief.call("listLeftovers")).body.data[0].leftovers;
  expect(left.length).toBe(1);
  expect((await explain(thief)).body.code).toBe("leftover_own");
  expect((await explain(clerk)).status).toBe(403);
  expect((await explain(other)).status).toBe(200);
});
