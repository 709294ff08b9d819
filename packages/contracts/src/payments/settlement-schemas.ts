import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { codesOf } from "#values/codes.ts";
import { id } from "#values/ids.ts";
import { signedRupees } from "#values/money.ts";
import { businessDay, instant } from "#values/time.ts";

/** How a line of a settlement stands beside the books. */
export const settlementLineStateCodes = codesOf({ matched: "Matched", differs: "Differs", unknown: "Unknown" });

/** Lines that wait for an Admin, and all others. */
export const settlementFilterCodes = codesOf({ open: "To decide", matched: "Matched", decided: "Seen to" });

/** The largest report, in bytes; on the wire it travels as text of a third more. */
export const MAX_SETTLEMENT_BYTES = 7_000_000;
/** A report is taken in one transaction, which ends in good time on a busy machine, too. */
export const MAX_SETTLEMENT_LINES = 10_000;

/** More than one a day for a year: each is posted in the transaction of its file. */
export const MAX_SETTLEMENTS = 500;

/** What a gateway paid out at once. */
export const gatewaySettlement = record({
  settlementId: ["settlement_id", z.string()],
  utr: z.string(),
  settledOn: ["settled_on", businessDay()],
  /** What came to the bank; the gross amount less fees and tax. */
  netPaise: ["net", signedRupees()],
  grossPaise: ["gross", signedRupees()],
  feePaise: ["fee", signedRupees()],
  taxPaise: ["tax", signedRupees()],
  lineCount: ["lines", z.int()],
  /** Lines that nobody has decided about. */
  openCount: ["to_decide", z.int()],
});

export const settlementLine = record({
  lineId: ["line_id", id()],
  settlementId: ["settlement_id", z.string()],
  settledOn: ["settled_on", businessDay()],
  /** The gateway's word for what it is, and its name of it. */
  gatewayKind: ["gateway_kind", z.string()],
  entityId: ["entity_id", z.string()],
  paymentId: ["fld_id", z.nullable(id())],
  bookNumber: ["fld_accountno", z.nullable(z.string())],
  /** What it adds to the settlement before fee and tax; less than nothing where money went out. */
  grossPaise: ["gross", signedRupees()],
  feePaise: ["fee", signedRupees()],
  taxPaise: ["tax", signedRupees()],
  /** What the books say of it; null where they know nothing of it. */
  expectedPaise: ["expected", z.nullable(signedRupees())],
  state: z.enum(settlementLineStateCodes.phrases),
  decidedAt: ["decided_at", z.nullable(instant())],
  decidedBy: ["decided_by", z.nullable(z.string())],
  remarks: z.nullable(z.string()),
});

/** What came of a file. */
export const settlementUpload = record({
  lineCount: ["lines", z.int()],
  /** Lines that no earlier file held. */
  newCount: ["new_lines", z.int()],
  openCount: ["to_decide", z.int()],
  netPaise: ["net", signedRupees()],
});
