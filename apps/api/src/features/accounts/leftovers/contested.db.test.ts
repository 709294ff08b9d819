import { beforeEach, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { daysAt } from "./leftovers.testing.ts";

const app = useApp();
const { opens, paysTo, tell } = daysAt(app);
let thief: SignedIn;
let other: SignedIn;
let clerkId: bigint;
let from = -60;

async function moveTo(n: number) {
  opens(n);
  thief = await app.signedInUser(thief.userId);
  other = await app.signedInUser(other.userId);
}
beforeEach(async () => {
  from += 60;
  opens(from);
  thief = await app.signedInAs({ userType: "Admin", name: "Tara" });
  other = await app.signedInAs({ userType: "Admin" });
  clerkId = (await app.make.user({ userType: "Employee", name: "Bala", capabilities: ["payments.take"] })).id;
});
const number = (n: number) => String(432_600_000_000 + (from + n) * 977);
/** The bank's own number of a line, beside that of the transfer. */
const ofBank = (n: number) => String(710_055_000_000 + (from + n) * 1013);
const explain = (who: SignedIn) => who.call("explainLeftover", { paymentmode: "UPI", remarks: "The bank is late" });

/** Each day a customer pays, and a line brings the money of the day before. On one day the thief invents a payment. */
async function trade(lineOf: (n: number) => string, invented: { paise: bigint; number: () => string }) {
  for (let n = 0; n < 26; n += 1) {
    await moveTo(from + n);
    if (n > 0) {
      const line = { amount: "1000", paymentmode: "UPI", reference: lineOf(n - 1) };
      expect((await other.call("recordBankEntry", line)).status).toBe(200);
    }
    if (n < 25) await paysTo(clerkId, from + n, 100_000n, number(n));
    if (n === 12) await paysTo(thief.userId, from + n, invented.paise, invented.number());
    await tell(from + n);
  }
}

test.each([
  ["first", (n: number) => `UPI/${ofBank(n)}/${number(n)}/RAVI`, 100_000n, "1000"],
  ["last", (n: number) => `UPI/${number(n)}/${ofBank(n)}/RAVI`, 100_000n, "1000"],
  ["first, for less", (n: number) => `UPI/${ofBank(n)}/${number(n)}/RAVI`, 60_000n, "600"],
] as const)(
  "a payment under the bank's other number in the line of another one is told with that one: %s",
  async (_where, lineOf, paise, left) => {
    await trade(lineOf, { paise, number: () => ofBank(12) });
    const told = (await thief.call("listLeftovers")).body.data[0].leftovers;
    const why = "One line for two payments";
    expect(told).toMatchObject([
      {
        left,
        receipts: [
          { transid: number(12), taken_by: "Bala", why },
          { transid: ofBank(12), taken_by: "Tara", why },
        ],
      },
    ]);
    expect((await explain(thief)).body.code).toBe("leftover_own");
    expect((await explain(other)).status).toBe(200);
  },
);
