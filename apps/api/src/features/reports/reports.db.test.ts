import { formatGrams } from "@thangam/texts/format-money";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { textOfPdf } from "#testing/pdf-text.ts";

const app = useApp();
let admin: SignedIn;
const days = ["2026-04-29", "2026-04-30", "2026-05-01", "2026-05-02", "2026-05-03", "2026-05-04"] as const;
const at = (day: string) => ({ day, now: new Date(`${day}T06:00:00Z`) });

/** A shop whose books, payments, refunds and settlements are left to chance; the seed stands in what fails. */
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  const staff = [admin.userId, (await app.make.user({ userType: "Employee", name: "Meena" })).id];
  for (const day of days) await app.make.goldRate({ ...at(day), ratePaisePerGram: 713_700n });
  const schemes = [
    { name: "Gold Plan", accrual: "weight", paymentRule: "flexible" },
    { name: "Rupee Plan", accrual: "amount", paymentRule: "flexible", type: "Daily" },
  ] as const;
  const versions = [];
  for (const scheme of schemes) versions.push((await app.make.scheme({ ...scheme, multipleOfPaise: 1n })).id);
  const steps = fc.sample(
    fc.record({
      scheme: fc.nat(1),
      paidOn: fc.nat(5),
      amountPaise: fc.bigInt(10_000n, 9_999_999n),
      mode: fc.constantFrom("Cash", "Card", "UPI", "Cheque", "Bank", "Online"),
      state: fc.constantFrom("Payment Approved", "Payment Approved", "Refunded", "Pending", "Failed"),
      by: fc.nat(1),
      paidMonths: fc.constantFrom(0, 0, 0, 2),
      settled: fc.constantFrom(null, null, "Jewellery bill" as const, "Voucher" as const, "Refund" as const),
      bonusPaise: fc.bigInt(0n, 1_000_000n),
    }),
    { numRuns: 70, seed: Math.trunc(Math.random() * 2 ** 31) },
  );
  for (const { scheme, paidOn, state, by, amountPaise, mode, paidMonths, settled, bonusPaise } of steps) {
    const when = at(days[paidOn] ?? days[0]);
    const schemeVersionId = versions[scheme] ?? 0n;
    const book = await app.make.book({ schemeVersionId, paidMonths, amountPaise: 50_000n, ...when });
    const status = state === "Pending" || state === "Failed" ? state : "Payment Approved";
    const actorId = staff[by] ?? null;
    const transactionNumber = `N${book.id}`;
    const online = status === "Payment Approved" ? mode : "Online";
    const payment = await app.make.payment({
      bookId: book.id,
      amountPaise,
      mode: online,
      status,
      actorId,
      transactionNumber,
      ...when,
    });
    // Given back later, as often as not in another month.
    if (state === "Refunded") await app.money.refund(payment.paymentId, at(days[Math.min(5, paidOn + 2)] ?? days[5]));
    const savedPaise = BigInt(paidMonths) * 50_000n + (state === "Payment Approved" ? amountPaise : 0n);
    if (settled === null || savedPaise === 0n || state === "Pending") continue;
    const isRefund = settled === "Refund";
    await app.make.settledBook(book.id, {
      way: settled,
      mode: isRefund ? "Bank" : null,
      bonusPaise: isRefund ? 0n : bonusPaise % (savedPaise + 1n),
      actorId,
      ...at(days[5]),
    });
  }
});

/** What the ledger itself says of the days, in paise and milligrams. */
async function ledgerBetween(fromDay: string, toDay: string, kinds: string[] = ["Receipt", "Reversal"]) {
  const [sum] = await app.db.$queryRaw<[{ paise: bigint; mg: bigint }]>`
    select coalesce(sum(owed_paise), 0)::bigint as paise, coalesce(sum(owed_mg), 0)::bigint as mg
    from journal_lines where kind = any(${kinds}) and business_day between ${fromDay}::date and ${toDay}::date`;
  return sum;
}

const paiseOf = (rupees: string) => BigInt(Math.round(Number(rupees) * 100));

describe("on random data, to the paisa and the milligram", () => {
  test("what is kept beside the ledger is what the ledger and the payments say", async () => {
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  });

  test("a total that was tampered with is named", async () => {
    const tampering = [
      ["payment_totals", "count = count + 1 where business_day = '-infinity' and status = 'Failed'"],
      ["tallies", "count = count + 1 where subject = 'client' and key = 'Approved'"],
    ] as const;
    const found: string[] = [];
    for (const [table, change] of tampering) {
      const shard = `and shard = (select min(shard) from ${table} t where ${change.split(" where ")[1]})`;
      await app.asOwner((owner) => owner.query(`update ${table} set ${change} ${shard}`));
      found.push(...(await verifyLedger(app.databaseUrl)).findings);
      const back = change.replace("+ 1", "- 1");
      await app.asOwner((owner) => owner.query(`update ${table} set ${back} ${shard}`));
    }
    expect(found).toEqual([
      "The totals of payments of all days (Failed) differ from the payments.",
      "The tally of clients (Approved) differs from what is there.",
    ]);
  });

  test.each(["day", "mode", "scheme", "staff"])("collections by %s add up to the ledger's", async (by) => {
    for (const [fromDay, toDay] of [
      ["2026-04-29", "2026-05-04"],
      ["2026-05-01", "2026-05-04"],
      ["2026-05-02", "2026-05-02"],
    ] as const) {
      const { data } = (await admin.call("collectionReport", { FromDate: fromDay, ToDate: toDay, by })).body;
      const ledger = await ledgerBetween(fromDay, toDay);
      expect([paiseOf(data.totals.total_amount), data.totals.total_weight]).toEqual([
        ledger.paise,
        formatGrams(ledger.mg),
      ]);
      const rows: { total_amount: string }[] = data.rows;
      expect(rows.reduce((sum, row) => sum + paiseOf(row.total_amount), 0n)).toBe(ledger.paise);
    }
  });

  test("the dashboard's figures and its trend are the ledger's", async () => {
    const [today, month, amount, trend] = await Promise.all([
      admin.call("todaysCollection"),
      admin.call("monthsCollection"),
      admin.call("monthsAmount"),
      admin.call("dailyTrend"),
    ]);
    const ofToday = await ledgerBetween("2026-05-04", "2026-05-04");
    const ofMonth = await ledgerBetween("2026-05-01", "2026-05-04");
    expect(paiseOf(today.body.data[0].total_amount)).toBe(ofToday.paise);
    expect(paiseOf(month.body.data[0].total_amount)).toBe(ofMonth.paise);
    expect(paiseOf(amount.body.data[0].total_amount)).toBe(ofMonth.paise);
    expect(trend.body.data).toHaveLength(30);
    for (const { business_day: day, total_amount } of trend.body.data)
      expect(paiseOf(total_amount), day).toBe((await ledgerBetween(day, day)).paise);
  });

  test("what is owed is what the ledger owes, in rupees and in gold", async () => {
    const { data } = (await admin.call("liabilityReport")).body;
    const ledger = await ledgerBetween("2020-01-01", "2030-01-01", [
      "Receipt",
      "Reversal",
      "Opening",
      "Close",
      "Bonus",
      "Settlement",
    ]);
    expect(paiseOf(data.totals.paid_total)).toBe(ledger.paise);
    expect(data.totals.weight_total).toBe(formatGrams(ledger.mg));
  });

  test("the transaction report's sums by status are those of the payments, and what is approved is the ledger's", async () => {
    for (const search of [{}, { search: "Client" }]) {
      const answer = (
        await admin.call("transactionReport", { fromdate: "2026-04-29", todate: "2026-05-04", ...search })
      ).body;
      const approved = answer.totals.find((total: { status: string }) => total.status === "Payment Approved");
      const [ledger] = await app.db.$queryRaw<[{ paise: bigint }]>`
        select sum(owed_paise)::bigint as paise from journal_lines where payment_id is not null`;
      expect(paiseOf(approved.total_amount)).toBe(ledger.paise);
      const count = await app.db.payment.count();
      expect(answer.page.total).toBe(count);
      expect(answer.totals.reduce((sum: number, total: { total_count: number }) => sum + total.total_count, 0)).toBe(
        count,
      );
    }
  });
});

describe("the transaction report", () => {
  test("needs a period or a day", async () => {
    for (const name of ["transactionReport", "exportTransactionReport"] as const) {
      const answer = await admin.call(name, { search: "a" });
      expect([answer.status, answer.body.detail]).toEqual([422, "Please select atleast one search criteria"]);
    }
    expect((await admin.call("transactionReport", { selectfor: 3 })).status).toBe(200);
    expect((await admin.call("transactionReport", { selectfor: "5" })).status).toBe(422);
  });

  test("shows the columns people know, with the time of day, and filters by them", async () => {
    const payment = await app.make.payment({
      mode: "UPI",
      transactionNumber: "UPITIME1",
      now: new Date("2026-05-04T09:47:00Z"),
    });
    const ask = async (search: string) =>
      (await admin.call("transactionReport", { selectfor: "3", search })).body.data.map(
        (row: { fld_id: string }) => row.fld_id,
      );
    const id = payment.paymentId.toString();
    const client = await app.db.client.findUniqueOrThrow({ where: { id: payment.clientId } });
    for (const search of [
      "15:17",
      payment.bookNumber.toLowerCase(),
      client.name.toUpperCase(),
      client.mobile,
      client.email,
    ])
      expect(await ask(search), search).toContain(id);
    const [row] = (await admin.call("transactionReport", { selectfor: "3", search: "15:17" })).body.data;
    expect(row).toMatchObject({
      fld_accountno: payment.bookNumber,
      fld_name: client.name,
      fld_email: client.email,
      fld_mobile: client.mobile,
      transid: "UPITIME1",
      paidamount: "500",
      fld_paiddate: "2026-05-04T09:47:00.000Z",
      status: "Payment Approved",
      TIME: "15:17",
    });
  });

  test("this month is the calendar month", async () => {
    const rows = (await admin.call("transactionReport", { selectfor: "31", pageSize: "200" })).body.data;
    const shown = rows.map((row: { fld_paiddate: string }) => row.fld_paiddate.slice(0, 7));
    expect(new Set(shown)).toEqual(new Set(["2026-05"]));
  });

  test("is the same on the screen, in CSV and on paper", async () => {
    const asked = { fromdate: "2026-05-01", todate: "2026-05-02", sort: "amount" };
    const screen = (await admin.call("transactionReport", { ...asked, pageSize: "200" })).body;
    const csv = await admin.call("exportTransactionReport", { ...asked, format: "csv" });
    const lines: string[] = csv.text.split("\r\n").slice(1, -1);
    expect(lines).toHaveLength(screen.data.length + screen.totals.length);
    screen.data.forEach((row: { fld_accountno: string; paidamount: string }, n: number) => {
      expect(lines[n]).toMatch(new RegExp(`^${row.fld_accountno},`));
      expect(lines[n]).toContain(`,${Number(row.paidamount).toFixed(2)},`);
    });
    const pdf = await admin.call("exportTransactionReport", { ...asked, format: "pdf" });
    const text = (await textOfPdf(new Uint8Array(pdf.body))).replaceAll(",", "");
    for (const { paidamount } of screen.data) expect(text).toContain(`₹ ${Number(paidamount).toFixed(2)}`);
    for (const { total_amount } of screen.totals) expect(text).toContain(`₹ ${Number(total_amount).toFixed(2)}`);
  });
});

describe("exports", () => {
  test("of the list of payments and of clients honour the filters", async () => {
    const list = (await admin.call("listPayments", { status: "Pending", pageSize: 200 })).body;
    const file = await admin.call("exportPayments", { status: "Pending", format: "csv" });
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(file.headers["content-disposition"]).toBe('attachment; filename="transactions-2026-05-04.csv"');
    expect(file.text.split("\r\n").slice(1, -1)).toHaveLength(list.page.total);
    const client = await app.make.client({ name: "=cmd|' /C calc'!A0" });
    const clients = await admin.call("exportClients", { search: client.mobile, format: "csv" });
    expect(clients.text.split("\r\n")).toHaveLength(3);
    expect(clients.text).toContain(`'=cmd|' /C calc'!A0,"=""${client.mobile}"""`);
  });

  test.each(["collections", "dues", "maturing", "liability"])(
    "of the report %s come in every format",
    async (report) => {
      for (const format of ["csv", "xlsx", "pdf"]) {
        const answer = await admin.call("exportShopReport", { report, format });
        expect(answer.status).toBe(200);
        expect(answer.headers["content-disposition"]).toContain(`.${format}"`);
      }
    },
  );
});

describe("dues and books maturing", () => {
  test("a book is overdue the day after its instalment was due, and due soon before", async () => {
    const scheme = { name: "Dues Plan", instalments: 11, prefixes: { DUE: 70_000n } } as const;
    const book = await app.make.book({ scheme, ...at("2026-01-31") });
    await app.make.payment({ bookId: book.id, ...at("2026-01-31") });
    const ask = async (state: string, today: string) => {
      app.clock.now = new Date(`${today}T06:00:00Z`);
      const someone = await app.signedInAs({ userType: "Admin" });
      const answer = (await someone.call("duesReport", { state, search: book.number })).body;
      return answer.data[0];
    };
    expect(await ask("overdue", "2026-02-28")).toBeUndefined();
    expect(await ask("due", "2026-02-28")).toMatchObject({ due_on: "2026-02-28", installmentno: 2, due_amount: "700" });
    expect(await ask("overdue", "2026-03-01")).toMatchObject({
      due_on: "2026-02-28",
      days_overdue: 1,
      installments_due: 1,
    });
    expect(await ask("overdue", "2026-04-30")).toMatchObject({ installments_due: 3, due_amount: "2100" });
  });

  test("a book matures when its last month is over; closed ones and paid-up ones are not overdue", async () => {
    const scheme = { name: "Maturing Plan", instalments: 2, prefixes: { MAT: 80_000n } } as const;
    const book = await app.make.book({ scheme, ...at("2026-04-01") });
    await app.make.payment({ bookId: book.id, amountPaise: 160_000n, ...at("2026-04-01") });
    const [row] = (await admin.call("maturityReport", { days: "30", search: book.number })).body.data;
    expect(row).toMatchObject({ matures_on: "2026-06-01", instalments_paid: 2, fld_duration: 2, paid_total: "1600" });
    expect((await admin.call("maturityReport", { days: "27", search: book.number })).body.data).toEqual([]);
    expect((await admin.call("duesReport", { search: book.number })).body.data).toEqual([]);
  });

  test("due is every month that has begun and is not paid, whatever the day of joining, and a gap comes first", async () => {
    const scheme = { name: "Reckoned Plan", instalments: 11, prefixes: { REK: 50_000n } } as const;
    const { id: schemeVersionId } = await app.make.scheme(scheme);
    const openedDays = ["2024-02-29", "2025-12-31", "2026-01-30", "2026-03-15"];
    const books = await Promise.all(
      openedDays.flatMap((opened) => [0, 1, 4].map(async (paid) => ({ opened, paid, ...(await open(opened, paid)) }))),
    );
    async function open(opened: string, paid: number) {
      const book = await app.make.book({ schemeVersionId, ...at(opened) });
      const payments = [];
      for (let n = 0; n < paid; n += 1) payments.push(await app.make.payment({ bookId: book.id, ...at(opened) }));
      // The second of four is taken back, so that the third and fourth stand behind a gap.
      const isGapped = paid === 4;
      if (isGapped) await app.money.refund(payments[1]!.paymentId, at(opened));
      return { id: book.id, live: isGapped ? [1, 3, 4] : payments.map((_, index) => index + 1) };
    }
    /** The last day of a month that is too short for the day. */
    const dueDay = (opened: string, instalment: number) => {
      const [year = 0, month = 0, day = 0] = opened.split("-").map(Number);
      const last = new Date(Date.UTC(year, month - 1 + instalment, 0)).getUTCDate();
      return new Date(Date.UTC(year, month + instalment - 2, Math.min(day, last))).toISOString().slice(0, 10);
    };
    const all = Array.from({ length: scheme.instalments }, (_, index) => index + 1);
    for (let moment = Date.UTC(2026, 1, 20); moment < Date.UTC(2027, 3, 1); moment += 5 * 86_400_000) {
      const today = new Date(moment).toISOString().slice(0, 10);
      const told = await app.db.$queryRaw<{ book_id: bigint }[]>`
        select book_id, instalment, due_on::text, instalments_due, due_paise from dues_on(${today}::date)
        where book_id = any(${books.map(({ id }) => id)}) order by book_id`;
      const expected = books.map(({ id, opened, live }) => {
        const next = all.find((instalment) => !live.includes(instalment)) ?? 0;
        const begun = all.filter((instalment) => dueDay(opened, instalment) <= today).length;
        const due = Math.max(1, begun - live.length);
        return {
          book_id: id,
          instalment: next,
          due_on: dueDay(opened, next),
          instalments_due: due,
          due_paise: BigInt(due) * 50_000n,
        };
      });
      expect(told, today).toEqual(expected.toSorted((one, other) => Number(one.book_id - other.book_id)));
    }
  });
});
