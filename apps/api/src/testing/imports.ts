import { importColumns, importHeadings } from "@thangam/contracts/imports/schemas";
import type { ImportColumn } from "@thangam/contracts/imports/schemas";
import { workImports } from "#features/imports/index.ts";
import { shopCalendar } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import type { SignedIn } from "./harness.ts";
import { testMoment } from "./money.ts";

type Line = Partial<Record<ImportColumn, string>>;

/** A CSV with the headings of the template. */
export function importFileOf(lines: readonly Line[]): string {
  const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  const rows = lines.map((line) => quoted(importColumns.map((column) => line[column] ?? "")));
  return [quoted(importColumns.map((column) => importHeadings[column])), ...rows].join("\r\n");
}

/** Sends a file as the screen does; returns the import's id. */
export async function upload(admin: SignedIn, content: string | Uint8Array, fileName = "books.csv"): Promise<string> {
  const answer = await admin.call("importBooks", {
    filename: fileName,
    content: Buffer.from(content).toString("base64"),
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data[0].id;
}

/** Does what the background does, until nothing is left to do; returns how many steps it took. */
export async function finishWork(db: Database, now: Date = testMoment): Promise<number> {
  const work = { db, clock: () => now, businessDayOf: shopCalendar("Asia/Kolkata") };
  let steps = 0;
  while ((await workImports(work)) > 0) steps += 1;
  return steps;
}
