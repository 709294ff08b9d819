import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { csvOf, guarded } from "./csv.ts";
import type { Cell, ListFile } from "./list-types.ts";
import { xlsxOf } from "./xlsx.ts";

function listOf(rows: Cell[][], totals: Cell[][] = []): ListFile<string> {
  return {
    name: "list",
    title: "List",
    facts: [],
    columns: [
      { heading: "Name", kind: "text" },
      { heading: "Mobile", kind: "code" },
      { heading: "Amount", kind: "rupees" },
      { heading: "Gold", kind: "grams" },
      { heading: "Count", kind: "count" },
    ],
    batches: pieces(rows),
    totals,
  };
}

async function* pieces(rows: Cell[][]) {
  for (const row of rows) yield [row];
}

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

/** The files of an archive by the directory at its end, as anything that opens one reads it. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const offset = archive.readUInt32LE(at + 42);
    const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    const content = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)));
    expect(content.length).toBe(archive.readUInt32LE(at + 24));
    files.set(name, content.toString("utf8"));
    at += 46 + nameLength;
  }
  return files;
}

test("CSV has its byte-order mark, quotes what needs it, and keeps paise, milligrams and the digits of a mobile", async () => {
  const list = listOf([['கவிதா, "K"', "09876543210", -150_050n, 1_204n, 3]], [["Total", null, 150_000n, null, 3]]);
  expect((await bytesOf(csvOf(list))).toString("utf8")).toBe(
    '\uFEFFName,Mobile,Amount,Gold,Count\r\n"கவிதா, ""K""","=""09876543210""",-1500.50,1.204,3\r\nTotal,,1500.00,,3\r\n',
  );
});

test.each([
  "=1+1",
  "+91 98",
  "-2",
  "@SUM(A1)",
  "\tx",
  "＝1+1",
  "＋91 98",
  "－2",
  "＠SUM(A1)",
  '=HYPERLINK("http://x")',
  // Every sign that is one of these in another form, and the minus of mathematics in each of its own.
  ..."\uFE66\u207C\u208C\u2A75\u2A76\uFE62\u207A\u208A\uFB29\uFE63\u2212\u207B\u208B\uFE6B"
    .split("")
    .map((sign) => `${sign}1`),
  "\u200B=1+1",
  "\uFEFF\u2212 2",
])("%j that somebody typed is no formula in CSV", async (typed) => {
  const [, line = ""] = (await bytesOf(csvOf(listOf([[typed, typed, 0n, 0n, 0]])))).toString("utf8").split("\r\n");
  for (const field of line.split(",").slice(0, 2)) expect(field.replace(/^"/, "")).toMatch(/^'/);
});

test("no sign that stands for one of a formula is left out", async () => {
  const signs = Array.from({ length: 0x10_fff0 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /^[=+\-@\u2212]/.test(sign.normalize("NFKC")));
  expect(signs.length).toBeGreaterThan(18);
  for (const sign of signs) expect(guarded(`${sign}1`)).toBe(`'${sign}1`);
});

test.each(["Kavitha", "– none", "(-2)", "1+1", "a@b.in", ""])("%j is left as it is", (text) => {
  expect(guarded(text)).toBe(text);
});

test("XLSX is a whole archive whose sheet has text as text and figures as numbers", async () => {
  const list = listOf(
    [["<b>&\u0000=1+1", "09876543210", 1_23_456_50n, 1_204n, 3]],
    [["Total", null, 150_000n, null, null]],
  );
  const files = unzip(await bytesOf(xlsxOf(list)));
  expect([...files.keys()]).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  const sheet = files.get("xl/worksheets/sheet1.xml") ?? "";
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">&lt;b&gt;&amp;=1+1</t></is></c>');
  expect(sheet).toContain('<t xml:space="preserve">09876543210</t>');
  expect(sheet).toContain("<v>123456.50</v>");
  expect(sheet).toContain("<v>1.204</v>");
  expect(sheet.match(/<row>/g)).toHaveLength(3);
});

test("XLSX of a long list is packed as it is made", async () => {
  const rows = Array.from({ length: 5_000 }, (_, n): Cell[] => [`Name ${n}`, String(n), BigInt(n), 0n, n]);
  const sheet = unzip(await bytesOf(xlsxOf(listOf(rows)))).get("xl/worksheets/sheet1.xml") ?? "";
  expect(sheet.match(/<row>/g)).toHaveLength(5_001);
  expect(sheet).toContain("Name 4999");
});

test("a list that breaks off while it is read gives no whole archive", async () => {
  const list = { ...listOf([]), batches: broken() };
  await expect(bytesOf(xlsxOf(list))).rejects.toThrow("the database went away");
});

async function* broken(): AsyncGenerator<Cell[][]> {
  yield [["Name", null, null, null, null]];
  throw new Error("the database went away");
}
