import { formatGrams } from "@thangam/texts/format-money";
import { describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { admin, app, at } from "./reports.testing.ts";

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
      ["payment_totals", "count = count + 1 where business_day = '-infinity' and status = 'failed'"],
      ["tallies", "count = count + 1 where subject = 'client' and key = 'approved'"],
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
      "The totals of payments of all days (failed) differ from the payments.",
      "The tally of clients (approved) differs from what is there.",
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
    const year = (await admin.call("dailyTrend", { days: "365" })).body.data;
    expect([year.length, year.slice(-30)]).toEqual([365, trend.body.data]);
    const sum = year.reduce((paise: bigint, one: { total_amount: string }) => paise + paiseOf(one.total_amount), 0n);
    expect(sum).toBe((await ledgerBetween("2025-05-05", "2026-05-04")).paise);
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
