import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { creditCases, instalmentPaise, minimumPaise, multipleOfPaise } from "./credit-rules.testing.ts";
import type { CreditCase } from "./credit-rules.testing.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

test.each(creditCases)("the database credits an amount for a book, of one table of cases: $name", async (one) => {
  const { amountPaise, told } = one;
  const number = await bookOf(one);
  const amount = `${amountPaise / 100n}.${String(amountPaise % 100n).padStart(2, "0")}`;
  if (amountPaise > 0n) {
    const { body } = await admin.call("previewPayment", { accountno: number, amounttopay: amount });
    const { refusal, credit } = body.data;
    expect(refusal ?? { firstInstalment: credit.first_instalment, instalmentCount: credit.instalment_count }).toEqual(
      told,
    );
  }
  const credited = app.money.take(number, { mode: "bank", amountPaise }).then(
    ({ instalmentNumber, instalmentCount }) => ({ firstInstalment: instalmentNumber, instalmentCount }),
    (error: { code?: string }) => error.code,
  );
  expect(await credited).toEqual(told);
});

/** Its number. */
async function bookOf({ paymentRule, instalments, status = "approved", paid }: CreditCase): Promise<string> {
  const scheme = { paymentRule, instalments, minimumPaise, multipleOfPaise };
  const isSettled = status === "settled";
  const { id, number } = await app.make.book({ scheme, amountPaise: instalmentPaise, ...(isSettled && { status }) });
  for (const [instalmentNumber, count] of paid) {
    const { paymentId } = await app.money.start(id, { amountPaise: instalmentPaise * BigInt(count) });
    await app.money.acknowledge(paymentId, { instalmentNumber });
  }
  if (status === "closed") await app.make.closedBook(id);
  return number;
}
