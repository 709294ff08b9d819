import { operations } from "@thangam/contracts";
import { command } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import * as store from "./settlement-store.ts";

export const matchSettlementLines = command(
  operations.matchSettlementLines,
  async ({ tx, context, now, today, note }) => {
    const matchedCount = await store.matchSettlementLines(tx, context, now, today);
    note({ recordType: "settlement_lines", recordId: today, detail: { matched: matchedCount } });
    return { matchedCount };
  },
);

/**
 * Money that went out and that the books know nothing of is dangerous like a refund; money that came, which may be a customer's,
 * and a fee that is too high are entries of the shop's own money.
 */
export const decideSettlementLine = command(
  operations.decideSettlementLine,
  async ({ input: { lineId, remarks }, tx, context, now, note, danger }) => {
    await store.decideSettlementLine(tx, context, { now, lineId, remarks });
    const line = await store.settlementLineOf(tx, lineId);
    assert(line !== undefined, "a line that was just decided is there");
    const other = line.grossPaise - (line.expectedPaise ?? 0n);
    const { entityId, settlementId } = line;
    const about = {
      recordType: "settlement_line",
      recordId: lineId,
      subject: entityId,
      to: settlementId,
      reason: remarks,
    };
    if (other < 0n) danger({ kind: "refund", ...about, amountPaise: -other });
    else danger({ kind: "account_entry", ...about, amountPaise: other || line.feePaise + line.taxPaise });
    note({ recordType: "settlement_line", recordId: lineId, detail: { entityId, settlementId, remarks } });
    return line;
  },
);
