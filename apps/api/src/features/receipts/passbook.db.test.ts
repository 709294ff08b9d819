import { formatGrams } from "@thangam/texts/format-money";
import { describe, expect, test } from "vitest";
import { textOfPdf } from "#testing/pdf-text.ts";
import { admin, app } from "./receipts.testing.ts";

describe("the passbook", () => {
  let schemeVersionId: bigint | undefined;
  async function goldScheme(): Promise<bigint> {
    const scheme = { accrual: "weight", instalments: 11, prefixes: { PBK: 123_400n }, multipleOfPaise: 100n } as const;
    schemeVersionId ??= (await app.make.scheme(scheme)).id;
    return schemeVersionId;
  }

  /** A gold book with a past: opening months, payments, a refund and one entered weight. */
  async function bookWithPast() {
    const client = await app.make.client();
    const book = await app.make.book({ clientId: client.id, schemeVersionId: await goldScheme(), paidMonths: 2 });
    await app.make.payment({ bookId: book.id, amountPaise: 246_800n });
    const refunded = await app.make.payment({ bookId: book.id });
    await app.money.refund(refunded.paymentId);
    await app.make.payment({ bookId: book.id, weightMg: 177n, mode: "card", transactionNumber: "C1" });
    return { book, owner: await app.signedInUser(client.userId ?? 0n) };
  }

  test("its lines are the ledger's, and the last balance is the book's", async () => {
    const { book, owner } = await bookWithPast();
    const passbook = (await owner.call("getPassbook", { accountno: book.number, pageSize: "200" })).body.data;
    const posted = await app.db.$queryRaw<{ paise: bigint; mg: bigint }[]>`
      select coalesce(sum(owed_paise), 0)::bigint as paise, coalesce(sum(owed_mg), 0)::bigint as mg
      from journal_lines where book_id = ${book.id} group by journal_id, book_seq order by book_seq`;
    const entries: { amount: string; weight: string }[] = passbook.entries;
    expect(entries.map(({ weight }) => weight)).toEqual(posted.map(({ mg }) => formatGrams(mg)));
    expect(entries).toHaveLength(6);
    expect(passbook.entries.at(-1)).toMatchObject({
      paid_total: passbook.paid_total,
      weight_total: passbook.weight_total,
    });
    const balance = await app.db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } });
    expect(passbook.weight_total).toBe(formatGrams(balance.weightMg));
    expect(passbook.entries.map((entry: { kind: string }) => entry.kind)).toEqual(
      "Opening Opening Receipt Receipt Reversal Receipt".split(" "),
    );
  });

  test("turns page by page with the balance carried over", async () => {
    const { book, owner } = await bookWithPast();
    const pageOf = async (page: number) =>
      (await owner.call("getPassbook", { accountno: book.number, page: String(page), pageSize: "4" })).body.data;
    const all = (await owner.call("getPassbook", { accountno: book.number })).body.data;
    const [first, second] = [await pageOf(1), await pageOf(2)];
    expect([...first.entries, ...second.entries]).toEqual(all.entries);
    expect(second.page).toEqual({ number: 2, size: 4, total: 6 });
  });

  test("on paper has every line of the screen, rupees to the paisa and gold to the milligram", async () => {
    const { book, owner } = await bookWithPast();
    const passbook = (await owner.call("getPassbook", { accountno: book.number, pageSize: "200" })).body.data;
    for (const language of ["en", "ta", "hi"]) {
      const answer = await owner.call("printPassbook", { accountno: book.number, language });
      expect(answer.headers["content-disposition"]).toBe(`attachment; filename="passbook-${book.number}.pdf"`);
      const text = await textOfPdf(new Uint8Array(answer.body));
      const figures = [...text.matchAll(/-?\d+\.\d{3}(?!\d)/g)].map(([figure]) => figure);
      const expected = passbook.entries.flatMap((entry: { weight: string; weight_total: string }) => [
        entry.weight,
        entry.weight_total,
      ]);
      expect(figures, language).toEqual([...expected, passbook.weight_total]);
      const rupees = [...text.matchAll(/-?₹ [\d,]+\.\d\d/g)].map(([shown]) => shown.replaceAll(/₹ |,/g, ""));
      const amounts = passbook.entries.flatMap((entry: { amount: string; paid_total: string }) => [
        Number(entry.amount).toFixed(2),
        Number(entry.paid_total).toFixed(2),
      ]);
      // The first is the amount of the book, the last its total.
      expect(rupees, language).toEqual(["1234.00", ...amounts, Number(passbook.paid_total).toFixed(2)]);
    }
  });

  test("names the day of the payment, too, where it is not that of its credit, on the screen and on paper", async () => {
    const started = { day: "2026-05-03", now: new Date("2026-05-03T05:30:00Z") };
    const book = await app.make.book({ scheme: { instalments: 15 } });
    await app.make.payment({ bookId: book.id });
    const { paymentId } = await app.make.payment({ bookId: book.id, status: "pending", mode: "online", ...started });
    await app.money.acknowledge(paymentId, { creditedOn: started.day, creditedAt: started.now });
    await app.money.refund(paymentId);
    const { entries } = (await admin.call("getPassbook", { accountno: book.number })).body.data;
    const days = entries.map((entry: { kind: string; business_day: string; paid_on: string | null }) => [
      entry.kind,
      entry.business_day,
      entry.paid_on,
    ]);
    expect(days).toEqual([
      ["Receipt", "2026-05-04", null],
      ["Receipt", "2026-05-04", "2026-05-03"],
      ["Reversal", "2026-05-04", null],
    ]);
    const paper = await admin.call("printPassbook", { accountno: book.number, language: "en" });
    const text = await textOfPdf(new Uint8Array(paper.body));
    expect(text.replaceAll(/\s+/g, " ").match(/paid on 03-05-2026/g)).toHaveLength(1);
  });

  test("of a flexible book with hundreds of payments is printed whole", async () => {
    const book = await app.make.book({ scheme: { type: "daily", paymentRule: "flexible", instalments: 330 } });
    for (let n = 0; n < 120; n++) await app.make.payment({ bookId: book.id, amountPaise: 10_000n });
    const answer = await admin.call("printPassbook", { accountno: book.number });
    const text = await textOfPdf(new Uint8Array(answer.body));
    expect(text.match(/₹ 100\.00/g)).toHaveLength(121);
    expect(text).toContain("₹ 12,000.00");
  });
});
