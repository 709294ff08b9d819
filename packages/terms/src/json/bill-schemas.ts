import * as z from "zod/mini";
import type { Bill, BillLine } from "#bill.ts";
import { digits, percent, text, told } from "./members.ts";

const lines: z.ZodMiniType<BillLine[]> = z.array(
  z.object({
    item: text(),
    kind: z.exactOptional(text()),
    weightMg: digits(),
    va: z.union([z.strictObject({ percent: percent() }), z.strictObject({ paisePerGram: digits() })]),
    stonePaise: z.exactOptional(digits()),
  }),
);

const bill: z.ZodMiniType<Bill> = z.object({
  lines: z.array(z.object({ coveredMg: told(), fullPaise: told(), offPaise: told(), paise: told() })),
  fullPaise: told(),
  offPaise: told(),
  paise: told(),
  taxPaise: z.nullable(told()),
});

/** Lines of a bill as they are stored. */
export function decodeBillLines(stored: unknown): BillLine[] {
  return z.parse(lines, stored);
}

/** What they came to, as it is stored. */
export function decodeBill(stored: unknown): Bill {
  return z.parse(bill, stored);
}
