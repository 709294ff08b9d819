import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HelperEnded } from "#platform/process/helper-process.ts";
import { textOfPdf } from "#testing/pdf-text.ts";
import { childrenOf } from "#testing/tree-memory.ts";
import { makePdf, makePdfs } from "./pdf.ts";
import type { Pdf } from "./port.ts";
import { tableDocument } from "./table-document.ts";

const now = new Date("2026-05-04T05:30:00Z");

function tableOf(rows: number, cellOf = (row: number, column: number) => `Cell ${row}.${column}`) {
  const columns = ["Name", "Mobile", "Amount"].map((heading, at) => ({
    heading,
    isWide: at === 0,
    isFigure: at === 2,
  }));
  const cells = Array.from({ length: rows }, (_, row) => columns.map((_, column) => cellOf(row, column)));
  const page = { language: "en", title: "List", paper: "a4", flipped: true };
  return {
    ...page,
    facts: [],
    ...tableDocument(columns, cells),
    totals: ["Total", "", "1,00,000.00"],
    notice: "",
    footer: "",
  };
}

/** The processes that set papers for this one. */
function setters(): number[] {
  return childrenOf(process.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("pdf-process"));
}

test("whoever waits for a paper whose process is killed is told, and the next paper is made", async () => {
  const pdf = makePdf();
  await pdf.render("table", tableOf(1), now);
  const [pid] = setters();
  if (pid === undefined) throw new Error("no process sets papers");
  const lost = pdf.render("table", tableOf(700), now);
  lost.catch(() => undefined);
  // It has been sent by then, and takes a second.
  await new Promise((resolve) => setImmediate(resolve));
  const waiting = pdf.render("table", tableOf(2), now);
  process.kill(pid, "SIGKILL");
  await expect(lost).rejects.toThrow(HelperEnded);
  expect(await textOfPdf(await waiting)).toContain("Cell 1.2");
});

test("short papers of both lines take turns, and wait for one long paper at most", async () => {
  const { counter, mail } = makePdfs();
  const made: string[] = [];
  const make = async (name: string, pdf: Pdf, rows = 1) => {
    await pdf.render("table", tableOf(rows), now);
    made.push(name);
  };
  const long = [1, 2].map((nth) => make(`long ${nth}`, counter, 700));
  // The first of them has its turn by then.
  await new Promise((resolve) => setImmediate(resolve));
  const mails = [1, 2].map((nth) => make(`mail ${nth}`, mail));
  await Promise.all([...long, ...mails, make("counter", counter)]);
  expect(made).toEqual(["long 1", "mail 1", "counter", "mail 2", "long 2"]);
});

test("columns that need more than the page share it, and each cell is there", async () => {
  const wide = tableOf(3, (row, column) => `${"Wide ".repeat(column * 60)}end${row}${column}`);
  const text = await textOfPdf(await makePdf().render("table", wide, now));
  for (const end of ["end00", "end01", "end02", "end22"]) expect(text).toContain(end);
});
