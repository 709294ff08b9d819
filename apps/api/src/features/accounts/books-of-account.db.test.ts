import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { textOfPdf } from "#testing/pdf-text.ts";
import { makeDeposit } from "#testing/make-deposit.ts";

const app = useApp();
let admin: SignedIn;
let reader: SignedIn;
const [dayOne, dayTwo] = ["2026-05-04", "2026-05-05"];
const at = (day: string) => ({ day, now: new Date(`${day}T05:30:00Z`) });

/** Two days: a book in gold, cash, UPI and a refund; a deposit; the first day closed ten rupees short. */
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
  reader = await app.signedInAs({ userType: "Employee", capabilities: ["reports.view"] });
  await app.make.goldRate({ day: dayOne, ratePaisePerGram: 700_000n });
  await app.make.payment({
    book: { scheme: { accrual: "weight", prefixes: { TB: 70_000n } }, ...at(dayOne) },
    ...at(dayOne),
  });
  await app.make.payment({ ...at(dayOne), status: "refunded" });
  await app.make.payment({ ...at(dayOne), mode: "upi" });
  await makeDeposit(app, { amountPaise: 20_000n, reference: "TB 1", ...at(dayOne), today: dayOne });
  app.clock.now = new Date(`${dayOne}T15:30:00Z`);
  admin = await app.signedInUser(admin.userId);
  const counts = [
    { paymentmode: "Cash", counted: "490", reason: "A note of ten is missing" },
    { paymentmode: "UPI", counted: "500" },
  ];
  await admin.call("closeDay", { day: dayOne, counts, carried: "100" });
  await app.make.payment(at(dayTwo));
});

const days = { FromDate: dayOne, ToDate: dayTwo };
type Row = Record<"account" | "opening" | "debit" | "credit" | "closing", string>;
const byAccount = (rows: Row[]) =>
  Object.fromEntries(
    rows.map(({ account, opening, debit, credit, closing }) => [account, [opening, debit, credit, closing]]),
  );

describe("the trial balance", () => {
  test("has every account with opening, debits, credits and closing, and both sides come to the same", async () => {
    const { data } = (await reader.call("trialBalance", days)).body;
    expect(byAccount(data.rows)).toEqual({
      "Cash in the drawer": ["0", "1700", "1100", "600"],
      "Cash in the safe": ["0", "390", "0", "390"],
      "UPI payments in clearing": ["0", "500", "0", "500"],
      "Bank account": ["0", "200", "0", "200"],
      "Over and short": ["0", "10", "0", "10"],
      "Owed to customers in rupees": ["0", "500", "2200", "-1700"],
    });
    expect(data.totals).toEqual({
      opening: "0",
      debit: "3300",
      credit: "3300",
      closing: "0",
      opening_debit: "0",
      opening_credit: "0",
      closing_debit: "1700",
      closing_credit: "1700",
    });
    expect(data.gold_totals).toMatchObject({ opening_weight: "0.000", closing_weight: "0.000", debit_weight: "0.100" });
    expect(data.gold_totals).toMatchObject({ closing_debit_weight: "0.100", closing_credit_weight: "0.100" });
  });

  test("has the same sums on the screen, in a file and on paper, and both sides agree in each", async () => {
    const { totals } = (await reader.call("trialBalance", { FromDate: dayTwo, ToDate: dayTwo })).body.data;
    expect([totals.opening_debit, totals.debit, totals.closing_debit]).toEqual([
      totals.opening_credit,
      totals.credit,
      totals.closing_credit,
    ]);
    const names = ["opening_debit", "opening_credit", "debit", "credit", "closing_debit", "closing_credit"];
    const shown = names.map((name) => Number(totals[name]));
    const saved = async (format: string) =>
      await reader.call("exportTrialBalance", { FromDate: dayTwo, ToDate: dayTwo, format });
    const last = (await saved("csv")).text.trim().split("\r\n").at(-1) ?? "";
    expect(last.split(",").slice(1).map(Number)).toEqual(shown);
    const paper = (await textOfPdf(new Uint8Array((await saved("pdf")).body))).replaceAll(/[\s,]/g, "");
    for (const sum of shown) expect(paper).toContain(sum.toFixed(2));
  });

  test("of a later day opens with what the close stored, which is what all journals before it come to", async () => {
    const { data } = (await reader.call("trialBalance", { FromDate: dayTwo, ToDate: dayTwo })).body;
    expect(byAccount(data.rows)).toMatchObject({
      "Cash in the drawer": ["100", "500", "0", "600"],
      "Cash in the safe": ["390", "0", "0", "390"],
      "Owed to customers in rupees": ["-1200", "0", "500", "-1700"],
    });
    await app.asOwner((owner) =>
      owner.query("begin; set local session_replication_role = replica; delete from day_balances; commit"),
    );
    const replayed = (await reader.call("trialBalance", { FromDate: dayTwo, ToDate: dayTwo })).body.data;
    expect(replayed).toEqual(data);
  });

  test("of a place where nothing happened is empty, and days that end before they begin are refused", async () => {
    const { data } = (await reader.call("trialBalance", { ...days, place: 2 })).body;
    expect(data.rows).toEqual([]);
    const answer = await reader.call("trialBalance", { FromDate: dayTwo, ToDate: dayOne });
    expect([answer.status, answer.body.code]).toEqual([422, "period_invalid"]);
  });

  test("is a file with each balance on its side and the same sum under both", async () => {
    const csv = (await reader.call("exportTrialBalance", { ...days, format: "csv" })).text;
    expect(csv).toContain("Account,Opening debit,Opening credit,Debits,Credits,Closing debit,Closing credit");
    expect(csv).toContain("Owed to customers in rupees,,,500.00,2200.00,,1700.00");
    expect(csv).toContain("Total,0.00,0.00,3300.00,3300.00,1700.00,1700.00");
    const gold = (await reader.call("exportTrialBalance", { ...days, unit: "Gold", format: "csv", language: "ta" }))
      .text;
    expect(gold).toMatch(/\p{Script=Tamil}.*0\.100/u);
    const pdf = await reader.call("exportTrialBalance", { ...days, format: "pdf" });
    expect(await textOfPdf(new Uint8Array(pdf.body))).toContain("Trial balance");
    expect((await reader.call("exportTrialBalance", { ...days, format: "xlsx" })).status).toBe(200);
  });
});

describe("the day book", () => {
  test("has every journal in order, with what, who and both sides", async () => {
    const { data, page } = (await reader.call("dayBook", { ...days, pageSize: 200 })).body;
    expect(page.total).toBe(await app.db.journal.count());
    const numbers = data.map((row: { journal_id: string }) => Number(row.journal_id));
    expect(numbers).toEqual(numbers.toSorted((one: number, other: number) => one - other));
    expect(data[0]).toMatchObject({
      kind: "Receipt",
      debits: ["Cash in the drawer", "Gold position"],
      credits: ["Owed to customers in rupees", "Owed to customers in gold"],
      amount: "700",
      weight: "0.100",
      place_name: "Counter",
    });
    const sum = data.reduce((total: number, row: { amount: string | null }) => total + Number(row.amount ?? 0), 0);
    expect(String(sum)).toBe((await reader.call("trialBalance", days)).body.data.totals.debit);
  });

  test("is filtered by account, by place and by day", async () => {
    const kindsOf = async (filter: object) =>
      (await reader.call("dayBook", { ...days, ...filter })).body.data.map((row: { kind: string }) => row.kind);
    expect(await kindsOf({ account: "Bank account" })).toEqual(["Cash deposit"]);
    expect(await kindsOf({ place: 2 })).toEqual([]);
    expect(await kindsOf({ FromDate: dayTwo })).toEqual(["Receipt"]);
    expect(await kindsOf({ entries: "own_money" })).toEqual([
      "Cash deposit",
      "Counted over or short",
      "Cash to the safe",
    ]);
  });

  test("is narrowed to the shop's own money by a plain address, too", async () => {
    const { status, body } = await reader.send("get", `/api/Get_Day_Book?FromDate=${dayOne}&entries=own_money`);
    expect([status, body.page.total]).toEqual([200, 3]);
  });

  test("is a file of the same rows", async () => {
    const { total } = (await reader.call("dayBook", days)).body.page;
    const csv = (await reader.call("exportDayBook", { ...days, format: "csv" })).text;
    expect(csv.split("\r\n")).toHaveLength(total + 2);
    expect(csv).toContain("Bank account,Cash in the drawer,200.00");
    const hindi = (await reader.call("exportDayBook", { ...days, format: "csv", language: "hi" })).text;
    expect(hindi).toContain("बैंक खाता");
  });
});
