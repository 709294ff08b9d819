import { beforeEach, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { daysAt } from "./leftovers.testing.ts";

const app = useApp();
const { opens, paysTo, tell } = daysAt(app);
const remarks = "The bank credited the other account";
let admin: SignedIn;
let other: SignedIn;
let clerkId: bigint;
let from = 0;

beforeEach(async () => {
  from += 70;
  opens(from);
  admin = await app.signedInAs({ userType: "Admin" });
  other = await app.signedInAs({ userType: "Admin" });
  clerkId = (await app.make.user({ userType: "Employee", capabilities: ["payments.take"] })).id;
});

async function moveTo(n: number) {
  opens(n);
  admin = await app.signedInUser(admin.userId);
  other = await app.signedInUser(other.userId);
}
const pay = (n: number, amountPaise: bigint, number: string, actorId = clerkId) =>
  paysTo(actorId, n, amountPaise, number);
const number = (n: number) => String(432_600_000_000 + n * 977);
/** On each day a customer pays, and the money of the day before comes in a line that names it. */
async function trade(begin: number, until: number) {
  for (let n = begin; n < until; n += 1) {
    await moveTo(n);
    if (n > from) {
      const line = { amount: "1000", paymentmode: "UPI", reference: `UPI/${number(n - 1)}/RAVI` };
      expect((await admin.call("recordBankEntry", line)).status).toBe(200);
    }
    await pay(n, 100_000n, number(n));
    await tell(n);
  }
}
const explain = (who: SignedIn) => who.call("explainLeftover", { paymentmode: "UPI", remarks });
const isTold = async () => (await admin.call("listLeftovers")).body.data[0].leftovers.length > 0;
/** What is left of earlier tests is explained. */
const begin = async () => {
  await trade(from, from + 12);
  if (await isTold()) expect((await explain(other)).status).toBe(200);
};

test.each([25, 45])("whoever took the payment does not explain it %i days later either", async (later) => {
  await begin();
  await pay(from + 12, 70_000n, `8899776655${from}`, admin.userId);
  await trade(from + 12, from + 14 + later);
  expect(await isTold()).toBe(true);
  expect((await explain(admin)).body.code).toBe("leftover_own");
  expect((await explain(other)).status).toBe(200);
});

test("whoever took one of more than 200 payments that no line brought does not explain them", async () => {
  await begin();
  for (let i = 0; i < 205; i += 1) await pay(from + 12, 10_000n, String(511_000_000_000 + from * 7919 + i * 31));
  await pay(from + 12, 70_000n, `8899776655${from}`, admin.userId);
  await trade(from + 12, from + 22);
  expect(await isTold()).toBe(true);
  expect((await explain(admin)).body.code).toBe("leftover_own");
  expect((await explain(other)).status).toBe(200);
});

test("of four at once one explains it, and hides no later one", async () => {
  await begin();
  await pay(from + 12, 60_000n, `8899776655${from}`);
  await trade(from + 12, from + 24);
  await pay(from + 24, 60_000n, `8899776656${from}`);
  await trade(from + 24, from + 26);
  expect(await isTold()).toBe(true);
  const answers = await Promise.all([1, 2, 3, 4].map(() => explain(other)));
  const codes = answers
    .map(({ status, body }) => (status === 200 ? "200" : body.code))
    .toSorted((a, b) => a.localeCompare(b));
  expect(codes).toEqual(["200", "nothing_left_over", "nothing_left_over", "nothing_left_over"]);
  await trade(from + 26, from + 40);
  expect(await isTold()).toBe(true);
});

test("the database takes no explanation of what is not told, of more than that, or by whoever took a payment of it", async () => {
  await begin();
  const own = await pay(from + 12, 60_000n, `8899776655${from}`, admin.userId);
  await trade(from + 12, from + 24);
  expect(await isTold()).toBe(true);
  const said = (paise: string, ids: bigint[]) =>
    app.asOwner((owner) =>
      owner.query(
        `insert into receipt_explanations (place_id, account_id, amount_paise, remarks, explained_at, explained_by_id, payment_ids)
        select place_id, account_id, ${paise}, 'Known', noted_at, $1, $2 from told_leftovers() where account_id = account('UPI_CLEARING')`,
        [admin.userId, ids],
      ),
    );
  await expect(said("leftover_paise - explained_paise", [own.paymentId])).rejects.toThrow("leftover_own");
  await expect(said("leftover_paise - explained_paise + 1", [])).rejects.toThrow("nothing_left_over");
  expect((await explain(other)).status).toBe(200);
  const again = app.asOwner((owner) =>
    owner.query(
      `insert into receipt_explanations (place_id, account_id, amount_paise, remarks, explained_at, explained_by_id, payment_ids)
      select place_id, account_id, amount_paise, remarks, explained_at, explained_by_id, payment_ids
      from receipt_explanations order by id desc limit 1`,
    ),
  );
  await expect(again).rejects.toThrow("nothing_left_over");
});
