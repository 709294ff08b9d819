import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { paymentModes } from "#values/payments.ts";
import { instant } from "#values/time.ts";

export const listMyTakings = operation({
  wire: "Get_My_Takings",
  method: "GET",
  kind: "query",
  allow: ["admin", can("payments.take")],
  branch: "seen",
  summary: "What the caller took today and was not given back, by payment method, with the latest payments.",
  input: record({}),
  output: oneOf(
    record({
      /** The caller counts the drawer before they are told what it should hold: the sum of the cash is left out. */
      countsBlind: ["counts_blind", z.boolean()],
      modes: z.array(
        record({
          mode: ["paymentmode", z.enum(paymentModes)],
          paymentCount: ["total_count", z.int()],
          amountPaise: ["total_amount", rupees()],
        }),
      ),
      /** Five at most, the newest first. */
      latest: z.array(
        record({
          paymentId: ["fld_id", id()],
          paidAt: ["paiddate", instant()],
          clientName: ["fld_name", z.string()],
          bookNumber: ["fld_accountno", z.string()],
          mode: ["paymentmode", z.enum(paymentModes)],
          amountPaise: ["paidamount", rupees()],
        }),
      ),
    }),
  ),
  refusals: [],
});
