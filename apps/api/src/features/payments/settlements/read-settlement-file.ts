import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { MAX_SETTLEMENT_LINES, MAX_SETTLEMENTS } from "@thangam/contracts/payments/settlement-schemas";
import { parseSettlementLine, SettlementFileError } from "./parse-settlement-line.ts";
import type { FileLine } from "./parse-settlement-line.ts";

const linesAtOnce = 500;

/**
 * Reads the gateway's settlement report line by line, some at once, so that a large one never stands in memory as a whole.
 * What is not settled yet is left out. Throws SettlementFileError, also for what was settled after `lastDay`.
 */
export async function* readSettlementFile(bytes: Uint8Array, lastDay: string): AsyncGenerator<FileLine[]> {
  let isReport = false;
  const headings = (found: string[]) => {
    isReport = true;
    return headingsOf(found);
  };
  const records = Readable.from([bytes]).pipe(
    parse({
      bom: true,
      columns: headings,
      relax_column_count_more: true,
      skip_empty_lines: true,
      max_record_size: 20_000,
    }),
  );
  let batch: FileLine[] = [];
  let number = 1;
  const settlements = new Set<string>();
  try {
    for await (const record of records) {
      number += 1;
      if (number > MAX_SETTLEMENT_LINES + 1) throw new SettlementFileError("settlement_too_long", number);
      const line = parseSettlementLine(record, number, lastDay);
      if (line !== null) batch.push(line);
      if (line !== null) settlements.add(line.settlementId);
      if (settlements.size > MAX_SETTLEMENTS) throw new SettlementFileError("settlement_too_long", number);
      if (batch.length < linesAtOnce) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    if (error instanceof CsvError) throw new SettlementFileError("settlement_file_unreadable", number);
    throw error;
  }
  if (!isReport) throw new SettlementFileError("settlement_file_unreadable", number);
  if (batch.length > 0) yield batch;
}

/** Columns are found by their heading, in whatever order they stand. */
function headingsOf(headings: string[]): string[] {
  const plain = headings.map((heading) => heading.trim().toLowerCase());
  const isThere = (names: readonly string[]) => names.some((name) => plain.includes(name));
  if (!needed.every(isThere)) throw new SettlementFileError("settlement_file_unreadable", 1);
  return plain;
}

const needed = [
  ["transaction_entity", "type"],
  ["entity_id"],
  ["amount"],
  ["fee (exclusive tax)"],
  ["tax"],
  ["debit"],
  ["credit"],
  ["settlement_id"],
  ["settled_at"],
  ["settlement_utr"],
] as const;
