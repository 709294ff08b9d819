import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

/** The most that one payment of a flexible scheme may be. */
const MOST = "9999999900";
const scheme = {
  paymentRule: "flexible",
  type: "daily",
  minimumPaise: 10_000n,
  multipleOfPaise: 10_000n,
  instalments: 330,
} as const;

/** The reading operations that fail for whoever asks them without filters. */
async function failingFor(caller: Pick<SignedIn, "call">): Promise<string[]> {
  const names = Object.keys(operations).filter((name): name is OperationName => Object.hasOwn(operations, name));
  const failing: string[] = [];
  for (const name of names.filter(
    (known) => operations[known].kind === "query" && operations[known].allow !== "anyone",
  )) {
    const { status } = await caller.call(name, {});
    if (status >= 500) failing.push(name);
  }
  return failing;
}

test("sums of the largest payments that people can start or make are told by every list, report and day", async () => {
  const client = await app.make.client();
  const customer = await app.signedInUser(client.userId ?? 0n);
  for (let books = 0; books < 3; books += 1) {
    const { number } = await app.make.book({ clientId: client.id, scheme });
    for (let payments = 0; payments < 5; payments += 1) {
      const started = await customer.call("startPayment", { accountno: number, paidamount: MOST });
      expect([started.status, started.body.code]).toEqual([200, undefined]);
    }
  }
  const clerk = await app.signedInAs({ userType: "Employee", capabilities: ["payments.take"] });
  const book = await app.make.book({ scheme });
  for (let n = 0; n < 12; n += 1) {
    const paid = {
      accountno: book.number,
      amounttopay: MOST,
      paymentmode: "UPI",
      transactionNumber: `43262${n * 97_711 + 19_876_501}`,
    };
    const taken = await clerk.call("takeCounterPayment", paid);
    expect([n, taken.status, taken.body.code]).toEqual([n, 200, undefined]);
  }
  expect(await failingFor(admin)).toEqual([]);
  expect(await failingFor(customer)).toEqual([]);
  expect((await admin.call("quoteBook", { chitid: book.id.toString() })).status).toBe(200);
});

test("so are withdrawals of the largest amount", async () => {
  for (let n = 0; n < 2; n += 1) {
    const drawn = await admin.call("recordCashWithdrawal", {
      from: "Bank",
      amount: "99999999999.99",
      reference: `CHQ${n}7310${n}`,
    });
    expect([drawn.status, drawn.body.code]).not.toContain(500);
  }
  expect(await failingFor(admin)).toEqual([]);
});
