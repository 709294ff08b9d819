import { paise } from "@thangam/contracts/values/money";
import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#testing/harness.ts";
import { useApp } from "#testing/harness.ts";
import { lettersOf } from "#testing/believable.ts";
import { handOver, serial } from "#testing/samples/values.ts";

const app = useApp();
let maker: SignedIn;
let checker: SignedIn;

beforeAll(async () => {
  await app.make.payment();
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, scope: "everyone" } });
  maker = await app.signedInAs({ userType: "Admin" });
  checker = await app.signedInAs({ userType: "Admin" });
});

/** A matured book of a client, worth Rs 20,000. */
const matured = (client: { id: bigint }) =>
  app.make.book({
    clientId: client.id,
    paidMonths: 2,
    scheme: { instalments: 2, prefixes: { [lettersOf(serial())]: 1_000_000n } },
    day: "2026-01-05",
  });
/** An identity paper that nobody else shows. */
const paper = () => ({ ...handOver, identity_paper_end: String(serial()), handed_to: `Own ${lettersOf(serial())}` });
const settle = async (client: { id: bigint }, shown: object = paper()) => {
  // What was seen was there before.
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  const { id } = await matured(client);
  const { status, body } = await maker.call("settleBook", {
    id: String(id),
    way: "Voucher",
    reference: `V${id}`,
    settled_amount: "20000",
    settled_weight: "0",
    ...shown,
  });
  return { status, approvalId: String(body.approval?.approval_id) };
};
const dangerOf = async (approvalId: string) =>
  (await app.db.approval.findUniqueOrThrow({ where: { id: BigInt(approvalId) } })).dangers;
const approve = async (approvalId: string) =>
  (await checker.call("decideApproval", { approval_id: approvalId, decision: "approve" })).body.data[0];

test("books of one client that are settled one after another are weighed together until somebody else approved", async () => {
  const client = await app.make.client();
  expect((await settle(client)).status).toBe(200);
  expect((await settle(client)).status).toBe(200);
  const third = await settle(client);
  expect(third.status).toBe(202);
  expect(await dangerOf(third.approvalId)).toMatchObject([
    { kind: "settlement", amountPaise: "6000000", facts: { settledBefore: "40000" } },
  ]);
  expect(await approve(third.approvalId)).toMatchObject({ state: "approved", outcome: null });
  expect((await settle(client)).status).toBe(200);
  expect((await settle(client)).status).toBe(200);
  expect((await settle(client)).status).toBe(202);
});

test("so are those of several clients with one mobile number, e-mail, sign-in or identity paper", async () => {
  const same = [
    { mobile: "9840000077" },
    { email: "kala@example.com", userId: null },
    { userId: (await app.make.user()).id },
  ] as const;
  for (const shared of same) {
    const clients = [
      await app.make.client(shared),
      await app.make.client(shared),
      await app.make.client(shared),
    ] as const;
    expect((await settle(clients[0])).status).toBe(200);
    expect((await settle(clients[1])).status).toBe(200);
    expect((await settle(clients[2])).status, JSON.stringify(Object.keys(shared))).toBe(202);
  }
  const shown = paper();
  const other = { identity_paper: "Voter ID", handed_to: "Somebody Else" };
  expect((await settle(await app.make.client(), shown)).status).toBe(200);
  expect((await settle(await app.make.client(), shown)).status).toBe(200);
  expect((await settle(await app.make.client(), { ...shown, ...other })).status).toBe(200);
  expect((await settle(await app.make.client(), shown)).status).toBe(202);
});

test("so are those that somebody signed for under one name for several clients, whatever paper they showed", async () => {
  const signed = (handed_to: string) => ({ ...paper(), handed_to });
  expect((await settle(await app.make.client(), signed("R. Velan Thief"))).status).toBe(200);
  expect((await settle(await app.make.client(), signed("velan  thief r"))).status).toBe(200);
  expect((await settle(await app.make.client(), signed("Velan Thief"))).status).toBe(200);
  const third = await settle(await app.make.client(), signed("VELAN R THIEF"));
  expect(third.status).toBe(202);
  expect(await dangerOf(third.approvalId)).toMatchObject([{ facts: { settledBefore: "40000" } }]);
});

test("so are those of a client and of those for whom the client signed", async () => {
  const own = await app.make.client({ name: "Mohan Family" });
  const signed = () => ({ ...paper(), handed_to: "Mohan Family" });
  expect((await settle(own, signed())).status).toBe(200);
  expect((await settle(await app.make.client(), signed())).status).toBe(200);
  expect((await settle(await app.make.client(), signed())).status).toBe(202);
});

test("clients of one name who each sign for themselves are not weighed together", async () => {
  for (let i = 0; i < 4; i += 1) {
    const client = await app.make.client({ name: "Lakshmi S" });
    expect((await settle(client, { ...paper(), handed_to: "S. Lakshmi" })).status).toBe(200);
  }
});

test("an approval that did not show an earlier settlement does not clear it", async () => {
  const [one, two] = [await app.make.client(), await app.make.client()];
  const shown = paper();
  expect((await settle(one)).status).toBe(200);
  expect((await settle(one)).status).toBe(200);
  // Of the paper: the sum of these does not hold what the first client's other books were worth.
  expect((await settle(two, shown)).status).toBe(200);
  expect((await settle(two, shown)).status).toBe(200);
  const seen = await settle(two, shown);
  expect(await approve(seen.approvalId)).toMatchObject({ state: "approved", outcome: null });
  const own = await settle(one, shown);
  expect(own.status).toBe(202);
  expect(await dangerOf(own.approvalId)).toMatchObject([{ facts: { settledBefore: "40000" } }]);
});

test("what was settled more than 90 days ago is not weighed any more", async () => {
  const client = await app.make.client();
  expect((await settle(client)).status).toBe(200);
  expect((await settle(client)).status).toBe(200);
  app.clock.now = new Date(app.clock.now.getTime() + 91 * 86_400_000);
  maker = await app.signedInUser(maker.userId);
  checker = await app.signedInUser(checker.userId);
  expect((await settle(client)).status).toBe(200);
});

test("of several that come at once the last sees the others", async () => {
  const client = await app.make.client();
  const answers = await Promise.all([settle(client), settle(client), settle(client)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 202]);
});

test("gold is weighed at the last rate that is known, on a day that has none", async () => {
  const rate = (day: string, ratePaisePerGram: bigint) =>
    app.make.goldRate({ day, now: new Date(`${day}T04:00:00Z`), ratePaisePerGram });
  await rate("2026-01-05", 500_000n);
  await rate("2026-05-02", 2_000_000n);
  const client = await app.make.client();
  const { id } = await app.make.book({
    clientId: client.id,
    paidMonths: 2,
    scheme: { accrual: "weight", instalments: 2, roundingPlaces: 3, prefixes: { [lettersOf(serial())]: 1_000_000n } },
    day: "2026-01-05",
  });
  const asked = { id: String(id), way: "Voucher", reference: `V${id}`, settled_amount: "20000", settled_weight: "4" };
  const { status, body } = await maker.call("settleBook", { ...asked, ...paper() });
  expect(status, JSON.stringify(body)).toBe(202);
  // 4 g for which Rs 20,000 were paid.
  expect(await dangerOf(String(body.approval.approval_id))).toMatchObject([{ amountPaise: "8000000" }]);
});

test("a bill of an older scheme counts with the limit of what its waiver takes off; a voucher does not", async () => {
  const waiver = { by: "instalments" as const, steps: [{ from: 2, percent: 10_000 }], capPaise: paise(4_000_000n) };
  const book = async () =>
    app.make.book({
      paidMonths: 2,
      scheme: {
        instalments: 2,
        prefixes: { [lettersOf(serial())]: 1_000_000n },
        benefits: { makingChargeWaiver: waiver },
      },
      day: "2026-01-05",
    });
  const settledBy = async (way: string) => {
    const { id } = await book();
    const sums = { settled_amount: "20000", settled_weight: "0" };
    return maker.call("settleBook", { id: String(id), way, reference: `W${id}`, ...sums, ...paper() });
  };
  expect((await settledBy("Voucher")).status).toBe(200);
  const { status, body } = await settledBy("Jewellery bill");
  expect(status, JSON.stringify(body)).toBe(202);
  expect(await dangerOf(String(body.approval.approval_id))).toMatchObject([
    { amountPaise: "6000000", facts: { offAtMost: "40000" } },
  ]);
});
