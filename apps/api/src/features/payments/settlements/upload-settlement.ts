import { createHash } from "node:crypto";
import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import { SettlementFileError } from "./parse-settlement-line.ts";
import { readSettlementFile } from "./read-settlement-file.ts";
import { addSettlementFile, addSettlementLines, postSettlements, uploadOf } from "./settlement-store.ts";

const DAY_MS = 86_400_000;

/** Takes the gateway's report and posts what no earlier one held; settlement_lines_entity_key keeps each line once. */
export const uploadGatewaySettlement = command(
  operations.uploadGatewaySettlement,
  async ({ input: { fileName, content }, tx, context, now, today, services, note, refuse }) => {
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
