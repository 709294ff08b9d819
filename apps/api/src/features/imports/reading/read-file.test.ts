import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { checkFile } from "./read-file.ts";
import { workbookOf } from "#testing/workbook.ts";
import { hostileFiles } from "#testing/hostile-files.ts";
import { csv, headings, line, rowsOf } from "./read-file.testing.ts";

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
  ])("%s", async (_what, bytes) => {
    expect(await rowsOf(bytes)).toMatchObject([read]);
  });

  test("in the code page of older Windows", async () => {
    const [row] = await rowsOf(Buffer.from(text.replace("Malar", "Zo\u00e9"), "latin1"));
    expect(row).toMatchObject({ name: "Zo\u00e9" });
  });

  test("with its columns in any order, under the names of the portal or of the shop", async () => {
    const named = [
      "fld_chitamount",
      "ACCOUNT NO.",
      "chitschema",
      "Phone No",
      "e-mail id",
      "Member name",
      "months paid",
    ];
    const [row] = await rowsOf(
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

const sheetOf = (data: string) => workbookOf([], { sheet: `<worksheet><sheetData>${data}` });
const stringsOf = (data: string) => workbookOf([headings, line], { strings: `<sst>${data}</sst>` });
/** Each is small, and all of them keep a thread busy for a minute. */
const manyBlankLines = hostileFiles["blank-lines.csv"]();
const longStrings = `<si><t>${"x".repeat(1_000)}</t></si>`.repeat(20_001);

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
    ["more lines than can be, all of them empty", manyBlankLines, "import_too_many_lines"],
    [
      "more lines than can be, with signs alone",
      strToU8(`${csv([headings])}\n${",,,,,,\n".repeat(100_000)}`),
      "import_too_many_lines",
    ],
    ["XML that is nested without end", sheetOf("<a>".repeat(1_000_000)), "import_unreadable"],
    ["a text that never ends", sheetOf(`<row><c t="str"><v>${"x".repeat(5_000_000)}`), "import_unreadable"],
    ["an attribute that never ends", sheetOf(`<row r="${"1".repeat(5_000_000)}">`), "import_unreadable"],
    ["a comment that never ends", sheetOf(`<!--${"x".repeat(5_000_000)}`), "import_unreadable"],
    ["more cells than can be", sheetOf(`<row>${"<c/>".repeat(5_000_001)}</row>`), "import_unpacks_too_large"],
    ["more shared texts than can be", stringsOf("<si/>".repeat(1_000_001)), "import_unpacks_too_large"],
    ["longer shared texts than can be", stringsOf(longStrings), "import_unpacks_too_large"],
    [
      "more parts than can be",
      packed(Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`part${at}`, new Uint8Array()]))),
      "import_unreadable",
    ],
  ])("%s", async (_what, bytes, problem) => {
    expect(await checkFile(bytes)).toMatchObject({ problem });
  });

  test("a packed file that unpacks to a thousand times its size is not unpacked", async () => {
    const bomb = workbookOf([headings, line], { sheet: " ".repeat(200_000_000) });
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(await checkFile(bomb)).toMatchObject({ problem: "import_unpacks_too_large" });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });

  test("a packed file that lies about its size gets no more room than it claimed", async () => {
    const bomb = Buffer.from(workbookOf([headings, line], { sheet: " ".repeat(20_000_000) }));
    // The size unpacked, in the central directory and in the part's own heading.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(20_000_000);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(1_000);
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size, at + 1)) small.copy(bomb, at);
    expect(await checkFile(bomb)).toMatchObject({
      problem: expect.stringMatching(/^import_(unreadable|empty|headings)/),
    });
  });
});
