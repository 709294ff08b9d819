import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { enumOf, text } from "#values/text.ts";
import { businessDay } from "#values/time.ts";
import { suspicionCodes } from "./schemas.ts";

/** Of which payments the number stands on the bank's statement. */
const modes = ["UPI", "Bank"] as const;

export const listLeftovers = operation({
  wire: "Get_Receipt_Leftovers",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary:
    "What stays left over of the money that customers paid by UPI or transfer, as the Admins are told, and the payments of which one may be that, with the reason.",
  input: record({}),
  output: oneOf(
    record({
      leftovers: z.array(
        record({
          mode: ["paymentmode", z.enum(modes)],
          leftPaise: ["left", rupees()],
          /** When it was looked at last. */
          day: businessDay(),
          receipts: z.array(
            record({
              paymentId: ["fld_id", id()],
              bookNumber: ["fld_accountno", z.string()],
              day: ["business_day", businessDay()],
              amountPaise: ["amount", rupees()],
              number: ["transid", z.nullable(z.string())],
              takenBy: ["taken_by", z.nullable(z.string())],
              why: z.enum(suspicionCodes.phrases),
            }),
          ),
        }),
      ),
    }),
  ),
  refusals: [],
});

export const explainLeftover = operation({
  wire: "Explain_Receipt_Leftover",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary:
    "Says why money stays left over, so that the Admins are told of it no more. Not by whoever took one of the payments that it may be.",
  auditLabel: "Explained money that was left over",
  approval: { kinds: ["account_entry"] },
  input: record({
    mode: ["paymentmode", enumOf(modes, { missing: "mode_invalid", invalid: "mode_invalid" })],
    remarks: text({ max: 300, missing: "remarks_missing", invalid: "remarks_missing" }),
  }),
  output: oneOf(record({ mode: ["paymentmode", z.enum(modes)], explainedPaise: ["explained", rupees()] })),
  refusals: ["nothing_left_over", "leftover_own"],
});
