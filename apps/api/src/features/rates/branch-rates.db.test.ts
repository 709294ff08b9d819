import { beforeAll, describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let main: SignedIn;
/** Has its own rates; the other one has the shop's. */
let own: { id: number; name: string };
let plain: { id: number; name: string };

beforeAll(async () => {
  own = await app.make.branch({ name: "Mylapore", code: "M", hasOwnRate: true });
  plain = await app.make.branch({ name: "North", code: "N" });
  main = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

const bookIn = (branchId: number) => app.make.book({ branchId, scheme: { accrual: "weight" } });

/** Somebody who is signed in at a moment of a day; sessions do not last as long as a test moves the clock. */
async function comes(day: string, time = "06:30"): Promise<SignedIn> {
  app.clock.now = new Date(`${day}T${time}:00Z`);
  return app.signedInUser(main.userId);
}

const setRate = (by: SignedIn, rate: string, input: object = {}) => by.call("setGoldRate", { rate, ...input });

/** The milligrams that Rs 500 buy in a new book of a branch, or why they cannot be paid. */
async function boughtIn(branchId: number, by: SignedIn): Promise<bigint | string> {
  const { number } = await bookIn(branchId);
  const preview = await by.call("previewPayment", { accountno: number });
  const paid = await by.call("takeCounterPayment", { accountno: number });
  if (paid.status !== 200) return paid.body.code;
  expect(paid.body.data[0].weight).toBe(preview.body.data.credit.weight);
  const { weightMg } = await app.db.payment.findUniqueOrThrow({ where: { id: BigInt(paid.body.data[0].fld_id) } });
  return weightMg ?? "none";
}

test("a book is weighed by the rate of its branch, whichever branch takes the money", async () => {
  const by = await comes("2026-06-01");
  await setRate(by, "10000");
  await setRate(by, "12500", { branch: own.id });
  // All of it is taken at the first branch.
  expect(await Promise.all([1, plain.id, own.id].map((branch) => boughtIn(branch, by)))).toEqual([50n, 50n, 40n]);
  const ofOwn = await app.signedInAs({ userType: "Employee", branchIds: [own.id], capabilities: ["payments.take"] });
  expect(await Promise.all([1, own.id].map((branch) => boughtIn(branch, ofOwn)))).toEqual([50n, 40n]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("a branch without the rate of the day waits for its own, and takes no other's", async () => {
  const by = await comes("2026-06-02");
  await setRate(by, "10000");
  expect(await boughtIn(own.id, by)).toBe("weight_required");
  await setRate(by, "12500", { branch: own.id });
  expect(await boughtIn(own.id, by)).toBe(40n);
});

test("a branch that begins, or ends, to have its own keeps the rate in force until the next one is set", async () => {
  const turned = await app.make.branch({ name: "Adyar", code: "Y" });
  const turn = (hasOwnRate: boolean) => app.db.branch.update({ where: { id: turned.id }, data: { hasOwnRate } });
  const by = await comes("2026-06-03");
  const seen: unknown[] = [];
  const look = async () => seen.push(await boughtIn(turned.id, by));
  await setRate(by, "10000");
  await turn(true);
  await look();
  await setRate(by, "10200");
  await look();
  await setRate(by, "12500", { branch: turned.id });
  await look();
  await turn(false);
  await look();
  await setRate(by, "10000");
  await look();
  expect(seen).toEqual([50n, 50n, 40n, 40n, 50n]);
  // Rs 10,200 was set while the branch had its own, and is not its rate even now.
  const { body } = await by.call("listGoldRates", { branch: turned.id, purity: "22K" });
  expect(body.data.slice(0, 3).map(({ rate, branch_name }: Told) => [rate, branch_name])).toEqual([
    ["10000", undefined],
    ["12500", "Adyar"],
    ["10000", undefined],
  ]);
});

interface Told {
  rate: string;
  branch_name?: string;
}

describe("the rate of a branch", () => {
  test("is compared with the branch's own last one, and the first with the shop's", async () => {
    await app.make.payment();
    const fresh = await app.make.branch({ name: "Porur", code: "P", hasOwnRate: false });
    await setRate(await comes("2026-07-01"), "10000", { purity: "24K" });
    await app.db.branch.update({ where: { id: fresh.id }, data: { hasOwnRate: true } });
    const isDanger = async (day: string, rate: string, branch?: number) => {
      const before = await app.db.approval.count({ where: { kind: "gold_rate" } });
      const answer = await setRate(await comes(day), rate, { purity: "24K", ...(branch !== undefined && { branch }) });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return (await app.db.approval.count({ where: { kind: "gold_rate" } })) > before;
    };
    expect(await isDanger("2026-07-02", "10600", fresh.id)).toBe(true);
    const { dangers } = await app.db.approval.findFirstOrThrow({ orderBy: { id: "desc" } });
    expect(dangers).toMatchObject([{ from: "10000", to: "10600", facts: { branch: "Porur" } }]);
    // Six per cent from the shop's, and one from its own; and the shop's goes on from the shop's.
    const other = await app.signedInAs({ userType: "Admin" });
    main = other;
    expect(await isDanger("2026-07-03", "10700", fresh.id)).toBe(false);
    expect(await isDanger("2026-07-03", "10100")).toBe(false);
    expect(await isDanger("2026-07-04", "10650")).toBe(true);
  });

  test("is set for a branch that is there and has its own alone, by the database too", async () => {
    const by = await comes("2026-06-05");
    expect((await setRate(by, "10000", { branch: plain.id })).body.code).toBe("branch_without_rate");
    expect((await setRate(by, "10000", { branch: 999 })).body.code).toBe("branch_not_found");
    const [first] = (await by.call("listBranches", {})).body.data;
    const saved = await by.call("saveBranch", { ...first, own_rate: true });
    expect(saved.body.code, JSON.stringify(saved.body)).toBe("branch_without_rate");
    await expect(app.db.branch.update({ where: { id: 1 }, data: { hasOwnRate: true } })).rejects.toThrow(
      "branches_own_rate_check",
    );
    await expect(app.make.goldRate({ branchId: plain.id })).rejects.toThrow("branch_without_rate");
    await expect(
      app.asOwner((owner) =>
        owner.query(
          "insert into gold_rates " +
            "(business_day, purity, rate_paise_per_gram, set_at, branch_id) values ('2026-06-05', '22K', 1, now(), 1)",
        ),
      ),
    ).rejects.toThrow("branch_without_rate");
  });

  test("is what staff of the branch are told today, and customers at their books", async () => {
    const by = await comes("2026-08-01");
    await setRate(by, "10000");
    await setRate(by, "12500", { branch: own.id });
    const rateOf = async (caller: SignedIn, input: object = {}) =>
      (await caller.call("todaysGoldRate", input)).body.data.map(({ rate }: Told) => rate);
    const staff = await app.signedInAs({ userType: "Employee", branchIds: [own.id] });
    const book = await bookIn(own.id);
    const { client } = await app.db.book.findUniqueOrThrow({ where: { id: book.id }, include: { client: true } });
    const customer = await app.signedInUser(client.userId ?? 0n);
    expect([await rateOf(by), await rateOf(by, { branch: own.id }), await rateOf(staff)]).toEqual([
      ["10000"],
      ["12500"],
      ["12500"],
    ]);
    // Of a branch that somebody does not see there is no answer; a customer sees the shop's but at a book.
    expect([await rateOf(staff, { branch: 1 }), await rateOf(customer, { branch: own.id })]).toEqual([[], ["10000"]]);
    const rates = (await customer.call("getSavings", {})).body.data.rates;
    expect(rates.at(-1)).toEqual({ day: "2026-08-01", rate: "12500" });
    const quoted = await customer.call("quoteBook", { chitid: String(book.id) });
    expect(quoted.body.data.gold_rate).toBe("12500");
    const history = async (caller: SignedIn, input: object) =>
      (await caller.call("goldRateHistory", { days: "2", ...input })).body.data.map(({ rate }: Told) => rate);
    expect([
      await history(by, {}),
      await history(by, { branch: own.id }),
      await history(customer, { branch: own.id }),
    ]).toEqual([["10000"], ["12500"], ["10000"]]);
    expect(await history(staff, { branch: 1 })).toEqual([]);
    const listed = (await customer.call("listGoldRates", {})).body.data;
    expect(listed.filter(({ branch_name }: Told) => branch_name !== undefined)).toEqual([]);
  });
});

test("the ledger of all of this holds, and names a payment that was weighed at the rate of another branch", async () => {
  const faults = async () => (await verifyLedger(app.databaseUrl)).findings;
  expect(await faults()).toEqual([]);
  const [payment] = await app.db.payment.findMany({
    where: { goldRate: { branchId: own.id }, businessDay: new Date("2026-06-01") },
  });
  const shops = await app.db.goldRate.findFirstOrThrow({
    where: { branchId: null, businessDay: new Date("2026-06-01") },
  });
  await app.asOwner(async (owner) => {
    await owner.query("set session_replication_role = replica");
    await owner.query(`update payments set gold_rate_id = ${shops.id} where id = ${payment?.id}`);
  });
  expect(await faults()).toContain(
    `Payment ${payment?.id} was weighed at a gold rate of another day or branch than its book's.`,
  );
});
