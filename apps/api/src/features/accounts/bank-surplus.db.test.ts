import { beforeAll, beforeEach, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;

const [monday, tuesday] = ["2026-05-04", "2026-05-05"];

beforeEach(async () => {
  app.clock.now = new Date("2026-05-05T06:00:00Z");
  admin = await app.signedInAs({ userType: "Admin" });
});
beforeAll(async () => {
  // Another Admin, who is told.
  await app.make.user({ userType: "Admin" });
  const scheme = { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;
  const at = { day: monday, now: new Date("2026-05-04T06:00:00Z") };
  await app.make.payment({ amountPaise: 10_000_000n, book: { scheme }, ...at });
});

const state = async (input: object = {}) => (await admin.call("bankBalance", input)).body.data[0];
const idsAtBank = async (): Promise<string[]> =>
  (await state()).unconfirmed.map((row: { journal_id: string }) => row.journal_id);
const record = (balance: number, more: object = {}) =>
  admin.call("recordBankBalance", { day: tuesday, balance: String(balance), ...more });
const toldOf = () => app.db.approval.count({ where: { kind: "variance", state: "told" } });
async function deposit(amount: number, slip_number: string, day = tuesday): Promise<string> {
  const { status, body } = await admin.call("recordBankDeposit", { amount: String(amount), slip_number, day });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data[0].journal_id;
}

test("a balance of a day confirms nothing of later days", async () => {
  const earlier = await deposit(100, "SLIP 1", monday);
  const later = await deposit(200, "SLIP 2", tuesday);
  const first = await record(100, { day: monday });
  expect(first.body.data).toMatchObject([{ expected: "100", difference: "0" }]);
  expect(await idsAtBank()).toEqual([later]);
  expect(earlier).not.toBe(later);
  expect((await record(300)).body.data).toMatchObject([{ expected: "300", difference: "0" }]);
  expect(await idsAtBank()).toEqual([]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("what the bank held too much confirms no later entry by itself", async () => {
  expect((await record(1300, { reason: "A transfer that nobody knows" })).status).toBe(200);
  expect(await toldOf()).toBe(1);
  // The statement repeats what was known: nothing came of this deposit.
  const invented = await deposit(1000, "SLIP INVENTED");
  const silent = await record(1300);
  expect([silent.status, silent.body.code, silent.body.params.expectedPaise]).toEqual([
    422,
    "variance_reason_missing",
    "230000",
  ]);
  expect(await idsAtBank()).toEqual([invented]);
  expect((await record(1300, { not_shown: [invented] })).body.data).toMatchObject([
    { expected: "1300", difference: "1000" },
  ]);
  expect(await toldOf()).toBe(1);
  // Whoever says that it was this money says so, and the other Admins hear of it.
  expect((await record(1300, { reason: "It was the deposit" })).body.data).toMatchObject([{ difference: "0" }]);
  expect(await toldOf()).toBe(2);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("what the bank lacked and then got is told to nobody", async () => {
  const late = await deposit(400, "SLIP 3");
  expect((await record(1300, { reason: "The bag lies with the messenger" })).status).toBe(200);
  expect((await record(1700)).body.data).toMatchObject([{ expected: "1300", difference: "0" }]);
  expect([await toldOf(), await idsAtBank(), late]).toEqual([3, [], late]);
});

test("of more than a hundred entries it says how many there are, and lists and ticks as many as are asked for", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 103; n += 1) ids.unshift(await deposit(1, `SLIP MANY ${n}`));
  const some = await state();
  expect([some.unconfirmed_count, some.unconfirmed.length, some.unconfirmed_amount]).toEqual([103, 100, "103"]);
  const all = await state({ count: "2000" });
  expect(all.unconfirmed.map((row: { journal_id: string }) => row.journal_id)).toEqual(ids);
  expect((await admin.call("bankBalance", { count: "2001" })).status).toBe(422);
  expect((await record(1700, { not_shown: ids })).body.data).toMatchObject([{ expected: "1700" }]);
  expect((await state()).unconfirmed_count).toBe(103);
});
