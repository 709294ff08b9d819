import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { workbookOf } from "#testing/workbook.ts";
import { csv, headings, line, rowsOf } from "./read-file.testing.ts";

describe("what shops write is understood", () => {
  const cells = { Amount: "500", "Joined date": "", "Opening grams": "", Mobile: "9840012345" };
  const one = async (given: Partial<typeof cells>) => {
    const row = { ...cells, ...given };
    const quoted = Object.values(row).map((cell) => `"${cell}"`);
    const text = [
      ["Name", "Email", "Scheme", "Book number", "Paid months", ...Object.keys(row)].join(","),
      ["Malar", "malar@example.com", "Thanga Mazhai", "e 12", "3", ...quoted].join(","),
    ].join("\n");
    return (await rowsOf(strToU8(text)))[0]!;
  };

  test.each([
    ["1,500", 150_000n],
    ["₹ 500.00", 50_000n],
    ["Rs. 1,00,000/-", 10_000_000n],
    ["500.5", 50_050n],
  ])("the amount %s", async (Amount, paise) => {
    expect(await one({ Amount })).toMatchObject({ amountPaise: paise, bookNumber: "E12", problems: [] });
  });
  test.each([
    ["05-04-2025", "2025-04-05"],
    ["5/4/25", "2025-04-05"],
    ["31.12.2024", "2024-12-31"],
    ["2025-04-05", "2025-04-05"],
  ])("the day %s", async (day, expected) => {
    expect((await one({ "Joined date": day })).joinedOn).toBe(expected);
  });
  test("a day as spreadsheets keep it", async () => {
    const [row] = await rowsOf(
      workbookOf([
        [...headings, "Joined date"],
        [...line, 45_752],
      ]),
    );
    expect(row).toMatchObject({ joinedOn: "2025-04-05", cells: { joined: "05-04-2025" } });
    const [apple] = await rowsOf(
      workbookOf(
        [
          [...headings, "Joined date"],
          [...line, 44_290],
        ],
        { isFrom1904: true },
      ),
    );
    expect(apple).toMatchObject({ joinedOn: "2025-04-05" });
  });
  test.each(["+91 98400 12345", "098400-12345", "919840012345", "98400 12345"])(
    "the mobile number %s",
    async (Mobile) => {
      expect((await one({ Mobile })).mobile).toBe("9840012345");
    },
  );
  test.each([
    ["12.345", 12_345n],
    ["12.3 g", 12_300n],
    ["1,234.5 grams", 1_234_500n],
  ])("the weight %s", async (grams, mg) => {
    expect((await one({ "Opening grams": grams })).weightMg).toBe(mg);
  });

  test.each([
    ["Amount", "500.555", "amount_invalid"],
    ["Amount", "five hundred", "amount_invalid"],
    ["Amount", "", "scheme_amount_missing"],
    ["Joined date", "31-02-2025", "import_date_invalid"],
    ["Joined date", "April", "import_date_invalid"],
    ["Opening grams", "1.2345", "import_grams_invalid"],
    ["Opening grams", "-1", "import_grams_invalid"],
    ["Opening grams", "1,5", "import_grams_invalid"],
    ["Opening grams", "12,345", "import_grams_invalid"],
    ["Opening grams", "12,34.5", "import_grams_invalid"],
    ["Amount", "500,00", "amount_invalid"],
    ["Amount", "5,00", "amount_invalid"],
    ["Amount", "1.500,00", "amount_invalid"],
    ["Mobile", "12345", "client_mobile_invalid"],
    ["Mobile", "", "client_mobile_missing"],
  ])("%s %j is a bad cell: %s", async (column, value, code) => {
    expect((await one({ [column]: value })).problems).toMatchObject([{ code }]);
  });

  test("every bad cell of a row is named, and nothing in it upsets the database", async () => {
    const bad = ["\u0000", "not an e-mail", "1", "", "E", "-5", "many"];
    const [row] = await rowsOf(strToU8(csv([headings, bad])));
    expect(row!.problems.map(({ column, code }) => [column, code])).toEqual([
      ["name", "value_invalid"],
      ["email", "client_email_invalid"],
      ["mobile", "client_mobile_invalid"],
      ["scheme", "scheme_missing"],
      ["bookNumber", "book_number_invalid"],
      ["amount", "amount_invalid"],
      ["paidMonths", "paid_months_invalid"],
    ]);
    expect(row!.cells.name).toBe("\uFFFD");
  });
});
