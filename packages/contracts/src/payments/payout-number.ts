import * as z from "zod/mini";
import { hasForeignLetter, transactionNumberKey } from "#values/typed-number.ts";

interface Payout {
  mode?: string | undefined;
  reference?: string | undefined;
}

/**
 * What was paid back by a transfer, a cheque or a card has its number, of letters and digits that everybody reads alike; for cash
 * the shop writes what it wants. claim_payout_reference() of the database keeps the same rule.
 */
export const payoutNumberChecks = [
  z.refine<Payout>(
    ({ mode, reference }) => !isNumbered(mode) || reference === undefined || transactionNumberKey(reference) !== "",
    { error: "reference_missing", path: ["reference"] },
  ),
  z.refine<Payout>(
    ({ mode, reference }) => !isNumbered(mode) || reference === undefined || !hasForeignLetter(reference),
    { error: "number_letters", path: ["reference"] },
  ),
] as const;

function isNumbered(mode: string | undefined): boolean {
  return mode !== undefined && mode !== "Cash";
}
