import { describe, expect, test } from "vitest";
import { textOfPdf } from "#testing/pdf-text.ts";
import { admin, app } from "./reports.testing.ts";

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
      mode: "upi",
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

  test.each([
    ["collections", "collectionReport"],
    ["dues", "duesReport"],
    ["maturing", "maturityReport"],
    ["liability", "liabilityReport"],
  ] as const)(
    "of the report %s come in every format, with a line for each of its rows and its sums",
    async (report, onScreen) => {
      for (const format of ["xlsx", "pdf"]) {
        const answer = await admin.call("exportShopReport", { report, format });
        expect(answer.status).toBe(200);
        expect(answer.headers["content-disposition"]).toContain(`.${format}"`);
      }
      const { data, page } = (await admin.call(onScreen)).body;
      const csv = await admin.call("exportShopReport", { report, format: "csv" });
      expect(csv.headers["content-disposition"]).toContain('.csv"');
      const lines: string[] = csv.text.split("\r\n").slice(1, -1);
      expect(lines).toHaveLength((page?.total ?? data.rows.length) + 1);
      expect(lines.at(-1)).toMatch(/^Total,/);
    },
  );
});
