import type { OperationName } from "@thangam/contracts";
import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { textOfPdf } from "#testing/pdf-text.ts";
import { makeSubject } from "#testing/samples/subject.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  await app.make.scheme({ name: "Thanga Mazhai" });
  await makeSubject(app);
  await app.make.user({ userType: "Employee", name: "=cmd|' /C calc'!A0" });
  for (const ratePaisePerGram of [713_700n, 714_500n]) await app.make.goldRate({ ratePaisePerGram });
});

/** A list, its file, and what a row on the wire and a line of the file both say. */
const exported = [
  ["listClients", "exportClients", "fld_email"],
  ["listCustomers", "exportCustomers", "fld_email"],
  ["listUsers", "exportUsers", "fld_email"],
  ["listClosedBooks", "exportClosedBooks", "FLD_ACCOUNTNO"],
  ["listApplications", "exportApplications", "fld_email"],
  ["listGoldRates", "exportGoldRates", "rate"],
  ["listPaymentExceptions", "exportPaymentExceptions", "fld_accountno"],
  ["listGatewayRefunds", "exportGatewayRefunds", "gateway_payment_id"],
  ["listClosedDays", "exportClosedDays", "closed_by"],
  ["listAuditEntries", "exportAuditEntries", "request_id"],
] as const satisfies readonly (readonly [OperationName, OperationName, string])[];

describe.each(exported)("of %s", (list, file, field) => {
  test("the file has the rows of the list, in its order", async () => {
    const { data, page } = (await admin.call(list, { pageSize: 200 })).body;
    expect(page.total).toBeGreaterThan(0);
    expect(page.total).toBe(data.length);
    const csv = await admin.call(file, { format: "csv" });
    expect(csv.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const lines: string[] = csv.text.split("\r\n").slice(1, -1);
    expect(lines).toHaveLength(page.total);
    for (const [at, row] of data.entries()) expect(lines[at]).toContain(String(row[field] ?? ""));
  });

  test("what the list does not find is not in the file", async () => {
    const nothing = { search: "nobody has this name", pageSize: 200 };
    const { total } = (await admin.call(list, nothing)).body.page;
    const csv = await admin.call(file, { ...nothing, format: "csv" });
    expect(csv.text.split("\r\n")).toHaveLength(total + 2);
  });

  test("it is a workbook and a paper too, headed in the language that is read", async () => {
    const xlsx = await admin.call(file, { format: "xlsx" });
    expect([xlsx.status, xlsx.headers["content-disposition"]]).toEqual([200, expect.stringMatching(/\.xlsx"$/)]);
    const pdf = await admin.call(file, { format: "pdf", language: "en" });
    expect(await textOfPdf(new Uint8Array(pdf.body))).toContain("Rows");
    const headingsIn = async (language: string) =>
      (await admin.call(file, { format: "csv", language })).text.split("\r\n")[0]?.split(",") ?? [];
    const english = await headingsIn("en");
    for (const [language, writing] of [
      ["ta", /\p{Script=Tamil}/u],
      ["hi", /\p{Script=Devanagari}/u],
    ] as const) {
      const said = await headingsIn(language);
      expect(said).toHaveLength(english.length);
      for (const heading of said) expect(heading).toMatch(writing);
    }
  });
});

test("a cell that somebody wrote is no formula", async () => {
  const { text } = await admin.call("exportUsers", { usertype: "Employee", format: "csv" });
  expect(text).toContain("'=cmd|");
});

test("a customer's file of rates does not say who set them, as their list does not", async () => {
  const customer = await app.signedInAs({ userType: "Customer" });
  const name = (await admin.call("listGoldRates")).body.data[0].set_by;
  const [ours, theirs] = await Promise.all([
    admin.call("exportGoldRates", { format: "csv" }),
    customer.call("exportGoldRates", { format: "csv" }),
  ]);
  expect(theirs.text.split("\r\n")).toHaveLength(ours.text.split("\r\n").length);
  if (name !== null) expect(ours.text).toContain(name);
  if (name !== null) expect(theirs.text).not.toContain(name);
});

test("a list that is too long for a paper is refused, and is a table all the same", async () => {
  const start = Date.parse("2001-01-01");
  await app.db.goldRate.createMany({
    data: Array.from({ length: 6000 }, (_, at) => ({
      businessDay: new Date(start + at * 86_400_000),
      purity: "24K",
      ratePaisePerGram: BigInt(700_000 + at),
      setById: admin.userId,
      setAt: new Date(start),
    })),
  });
  const paper = await admin.call("exportGoldRates", { purity: "24K", format: "pdf" });
  expect([paper.status, paper.body.code]).toEqual([422, "export_too_long"]);
  const csv = await admin.call("exportGoldRates", { purity: "24K", format: "csv" });
  const rates: string[] = csv.text.split("\r\n").slice(1, -1);
  expect(new Set(rates).size).toBe(6000);
});
