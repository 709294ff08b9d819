import * as z from "zod/mini";
import { assetRefusals } from "#accounts/refusals.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { enumOf, says, text } from "#values/text.ts";
import {
  gatewaySettlement,
  MAX_SETTLEMENT_BYTES,
  settlementFilterCodes,
  settlementLine,
  settlementUpload,
} from "./settlement-schemas.ts";

const readers = ["admin", can("payments.acknowledge")] as const;

export const uploadGatewaySettlement = operation({
  wire: "Upload_Gateway_Settlement",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary:
    "Takes the gateway's own settlement report (CSV) and posts what was not posted before: the money that came to the bank, fees and tax. Each line stands beside what the books say of it; uploaded twice it changes nothing.",
  auditLabel: "Brought in settlements of the gateway",
  approval: { kinds: ["account_entry"] },
  bodyLimit: "10mb",
  input: record({
    fileName: ["filename", text({ missing: "import_file_missing" })],
    /** The file as base64. */
    content: z.string(says({ missing: "import_file_missing", invalid: "settlement_file_unreadable" })).check(
      z.refine((sent) => sent.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(sent), {
        error: "settlement_file_unreadable",
      }),
      z.maxLength(Math.ceil(MAX_SETTLEMENT_BYTES / 3) * 4, "import_file_too_large"),
    ),
  }),
  output: oneOf(settlementUpload),
  refusals: [
    ...assetRefusals,
    "no_gateway",
    "settlement_file_unreadable",
    "settlement_line_wrong",
    "settlement_too_long",
    "settlement_day_not_come",
  ],
});

export const listGatewaySettlements = operation({
  wire: "Get_Gateway_Settlements",
  method: ["GET", "POST"],
  kind: "query",
  allow: readers,
  branch: "all",
  summary: "What the gateway paid out, by its own reports, the newest first.",
  input: record(paging(["settled"])),
  output: pageOf(gatewaySettlement),
  refusals: [],
});

export const listSettlementLines = operation({
  wire: "Get_Settlement_Lines",
  method: ["GET", "POST"],
  kind: "query",
  allow: readers,
  branch: "all",
  summary: "The lines of the gateway's settlements beside what the books say of each.",
  input: record({
    state: z.optional(enumOf(settlementFilterCodes.phrases, { invalid: "status_invalid" })),
    ...paging(["settled"]),
  }),
  output: pageOf(settlementLine),
  refusals: [],
});

export const matchSettlementLines = operation({
  wire: "Match_Settlement_Lines",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary: "Matches lines that the books did not know of, and know of by now.",
  auditLabel: "Matched lines of settlements again",
  input: record({}),
  output: oneOf(record({ matchedCount: ["matched", z.int()] })),
  refusals: [...assetRefusals],
});

export const decideSettlementLine = operation({
  wire: "Decide_Settlement_Line",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary: "Notes what a line of a settlement is that the books do not know of. Its money stays beside the payments.",
  auditLabel: "Decided about a line of a settlement",
  approval: { kinds: ["refund", "account_entry"] },
  input: record({
    lineId: ["line_id", id({ missing: "settlement_line_missing", invalid: "settlement_line_missing" })],
    remarks: text({ max: 300, missing: "remarks_missing", invalid: "remarks_missing" }),
  }),
  output: oneOf(settlementLine),
  refusals: ["settlement_line_not_found", "settlement_line_decided"],
});
