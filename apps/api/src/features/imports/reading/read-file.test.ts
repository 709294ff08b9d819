import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readFile } from "./read-file.ts";
import { workbookOf } from "#testing/workbook.ts";

const headings = ["Name", "Email", "Mobile", "Scheme", "Book number", "Amount", "Paid months"];
const line = ["Malar", "malar@example.com", "9840012345", "Thanga Mazhai", "E1", "500", "3"];
const read = {
  rowNumber: 2,
  name: "Malar",
  email: "malar@example.com",
  mobile: "9840012345",
  scheme: "Thanga Mazhai",
  bookNumber: "E1",
  amountPaise: 50_000n,
  paidMonths: 3,
  joinedOn: null,
  weightMg: null,
  problems: [],
};

function rowsOf(bytes: Uint8Array) {
  const reading = readFile(bytes);
  if (!("rows" in reading)) throw new Error(`${reading.problem} ${JSON.stringify(reading.params)}`);
  return reading.rows;
}
const csv = (lines: readonly (readonly string[])[], mark = ",") => lines.map((row) => row.join(mark)).join("\r\n");
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

describe("a file is read alike", () => {
  const text = csv([headings, line]);
  test.each<[string, Uint8Array]>([
    ["with commas", strToU8(text)],
    ["with semicolons", strToU8(csv([headings, line], ";"))],
    ["with tabs", strToU8(csv([headings, line], "\t"))],
    ["with a byte order mark", strToU8(`\uFEFF${text}`)],
    ["in UTF-16", utf16(text)],
    ["in UTF-16, big end first", utf16(text).swap16()],
    ["as a workbook", workbookOf([headings, line])],
    [
      "as a workbook of numbers",
      workbookOf([headings, [...line.slice(0, 2), 9_840_012_345, ...line.slice(3, 5), 500, 3]]),
    ],
  ])("%s", (_what, bytes) => {
    expect(rowsOf(bytes)).toMatchObject([read]);
  });

  test("in the code page of older Windows", () => {
    const [row] = rowsOf(Buffer.from(text.replace("Malar", "Zo\u00e9"), "latin1"));
    expect(row).toMatchObject({ name: "Zo\u00e9" });
  });

  test("with its columns in any order, under the names of the portal or of the shop", () => {
    const named = [
      "fld_chitamount",
      "ACCOUNT NO.",
      "chitschema",
      "Phone No",
      "e-mail id",
      "Member name",
      "months paid",
    ];
    const [row] = rowsOf(
      strToU8(
        csv([
          ["Our members, as of March"],
          [],
          named,
          line
            .toReversed()
            .with(0, line[5]!)
            .with(1, line[4]!)
            .with(2, line[3]!)
            .with(3, line[2]!)
            .with(4, line[1]!)
            .with(5, line[0]!)
            .with(6, line[6]!),
        ]),
      ),
    );
    expect(row).toMatchObject({ ...read, rowNumber: 4 });
  });
});

describe("what shops write is understood", () => {
  const cells = { Amount: "500", "Joined date": "", "Opening grams": "", Mobile: "9840012345" };
  const one = (given: Partial<typeof cells>) => {
    const row = { ...cells, ...given };
    const quoted = Object.values(row).map((cell) => `"${cell}"`);
    const text = [
      ["Name", "Email", "Scheme", "Book number", "Paid months", ...Object.keys(row)].join(","),
      ["Malar", "malar@example.com", "Thanga Mazhai", "e 12", "3", ...quoted].join(","),
    ].join("\n");
    return rowsOf(strToU8(text))[0]!;
  };

  test.each([
    ["1,500", 150_000n],
    ["₹ 500.00", 50_000n],
    ["Rs. 1,00,000/-", 10_000_000n],
    ["500.5", 50_050n],
  ])("the amount %s", (Amount, paise) => {
    expect(one({ Amount })).toMatchObject({ amountPaise: paise, bookNumber: "E12", problems: [] });
  });
  test.each([
    ["05-04-2025", "2025-04-05"],
    ["5/4/25", "2025-04-05"],
    ["31.12.2024", "2024-12-31"],
    ["2025-04-05", "2025-04-05"],
  ])("the day %s", (day, expected) => {
    expect(one({ "Joined date": day }).joinedOn).toBe(expected);
  });
  test("a day as spreadsheets keep it", () => {
    const [row] = rowsOf(
      workbookOf([
        [...headings, "Joined date"],
        [...line, 45_752],
      ]),
    );
    expect(row).toMatchObject({ joinedOn: "2025-04-05", cells: { joined: "05-04-2025" } });
    const [apple] = rowsOf(
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
  test.each(["+91 98400 12345", "098400-12345", "919840012345", "98400 12345"])("the mobile number %s", (Mobile) => {
    expect(one({ Mobile }).mobile).toBe("9840012345");
  });
  test.each([
    ["12.345", 12_345n],
    ["12.3 g", 12_300n],
    ["1,234.5 grams", 1_234_500n],
  ])("the weight %s", (grams, mg) => {
    expect(one({ "Opening grams": grams }).weightMg).toBe(mg);
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
  ])("%s %j is a bad cell: %s", (column, value, code) => {
    expect(one({ [column]: value }).problems).toMatchObject([{ code }]);
  });

  test("every bad cell of a row is named, and nothing in it upsets the database", () => {
    const bad = ["\u0000", "not an e-mail", "1", "", "E", "-5", "many"];
    const [row] = rowsOf(strToU8(csv([headings, bad])));
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

describe("a file that is of no use is refused with what is wrong", () => {
  const junk = Uint8Array.from({ length: 7_000_000 }, (_, index) => (index * 7_919 + (index >> 8) * 31) % 256);
  const packed = (files: Record<string, Uint8Array>) => zipSync(files);
  test.each<[string, Uint8Array, string]>([
    ["nothing", new Uint8Array(), "import_empty"],
    ["blank lines", strToU8("\n\n , \n"), "import_empty"],
    ["headings alone", strToU8(csv([headings])), "import_empty"],
    ["a column missing", strToU8(csv([headings.slice(1), line.slice(1)])), "import_headings_missing"],
    [
      "the same column twice",
      strToU8(
        csv([
          [...headings, "E-mail"],
          [...line, "x"],
        ]),
      ),
      "import_headings_repeated",
    ],
    ["7 MB of junk", junk, "import_headings_missing"],
    ["a quote that never ends", strToU8(`${csv([headings])}\n"${"x".repeat(200_000)}`), "import_unreadable"],
    ["another packed file", packed({ "readme.txt": strToU8("hello") }), "import_unreadable"],
    ["half a workbook", workbookOf([headings, line]).slice(0, 400), "import_unreadable"],
    ["broken XML", workbookOf([headings, line], { sheet: "<worksheet><row>" }), "import_unreadable"],
    [
      "more rows than can be",
      strToU8(csv([headings, ...Array.from({ length: 50_001 }, () => line)])),
      "import_too_many_rows",
    ],
  ])("%s", (_what, bytes, problem) => {
    expect(readFile(bytes)).toMatchObject({ problem });
  });

  test("a packed file that unpacks to a thousand times its size is not unpacked", () => {
    const bomb = workbookOf([headings, line], { sheet: " ".repeat(200_000_000) });
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(readFile(bomb)).toMatchObject({ problem: "import_unpacks_too_large" });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });

  test("a packed file that lies about its size gets no more room than it claimed", () => {
    const bomb = Buffer.from(workbookOf([headings, line], { sheet: " ".repeat(20_000_000) }));
    // The size unpacked, in the central directory and in the part's own heading.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(20_000_000);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(1_000);
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size, at + 1)) small.copy(bomb, at);
    expect(readFile(bomb)).toMatchObject({ problem: expect.stringMatching(/^import_(unreadable|empty|headings)/) });
  });
});
