import { createHash } from "node:crypto";
import { operations } from "@thangam/contracts";
import { wireRupees } from "@thangam/contracts/values/money";
import { command } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { SettlementFileError } from "./parse-settlement-line.ts";
import { readSettlementFile } from "./read-settlement-file.ts";
import {
  addSettlementFile,
  addSettlementLines,
  dangerOfSettlements,
  postSettlements,
  uploadOf,
} from "./settlement-store.ts";

const DAY_MS = 86_400_000;

/**
 * Takes the gateway's report and posts what no earlier one held; settlement_lines_entity_key keeps each line once. Anybody can
 * write such a file: where it takes money that the books do not know of, somebody else looks at it.
 */
export const uploadGatewaySettlement = command(
  operations.uploadGatewaySettlement,
  async ({ input: { fileName, content }, tx, context, now, today, services, note, refuse, danger }) => {
    if (services.gateway === null) throw refuse("no_gateway");
    const bytes = Buffer.from(content, "base64");
    const fileHash = new Uint8Array(createHash("sha256").update(bytes).digest());
    const gateway = services.gateway.name;
    const tomorrow = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
    const fileId = await addSettlementFile(tx, context, { now, gateway, fileName, fileHash });
    const lineCount = await addLines(bytes).catch((error: unknown) => {
      if (error instanceof SettlementFileError) throw refuse(error.code, { line: String(error.line) });
      throw error;
    });
    const weighed = await dangerOfSettlements(tx, fileId);
    if (weighed !== undefined)
      danger({
        kind: "account_entry",
        recordType: "settlement_file",
        subject: fileName,
        facts: {
          settlements: weighed.settlements,
          ...amounts({
            fromBank: weighed.fromBank,
            unknownTaken: weighed.unknownTaken,
            highFees: weighed.highFees,
          }),
        },
      });
    await postSettlements(tx, context, { now, day: today, fileId });
    const came = await uploadOf(tx, fileId);
    assert(came !== undefined, "a sum is always a row");
    note({
      recordType: "settlement_file",
      recordId: fileId,
      detail: { file: fileName, lines: lineCount, newLines: came.newCount, toDecide: came.openCount },
    });
    return { lineCount, ...came };

    async function addLines(file: Uint8Array): Promise<number> {
      let count = 0;
      for await (const lines of readSettlementFile(file, tomorrow)) {
        await addSettlementLines(tx, fileId, lines);
        count += lines.length;
      }
      return count;
    }
  },
);

/** Those that are more than nothing. */
function amounts(all: Record<string, bigint>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, paise]) => (paise > 0n ? [[name, wireRupees(paise)]] : [])),
  );
}
