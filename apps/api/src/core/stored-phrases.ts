import { settlementMethodCodes } from "@thangam/contracts/books/settlement-schemas";
import { resolutionCodes } from "@thangam/contracts/payments/exception-schemas";
import { paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";

/** Every list whose codes the database stores. */
export const codeLists = [paymentStatusCodes, paymentModeCodes, settlementMethodCodes, resolutionCodes] as const;

/**
 * Facts about a command as people read them: what the database calls by a code stands there by its phrase. Entries of the
 * audit trail and the parameters of refusals hold such facts; older entries hold phrases already and stay as they are.
 */
export function withPhrases<V>(facts: Readonly<Record<string, V>>): Record<string, V | string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      // The reasons of a closed day stand under the payment method that they are about.
      methods.get(name) ?? name,
      coded.has(name) && typeof value === "string" ? (phraseByCode.get(value) ?? value) : value,
    ]),
  );
}

const methods = new Map(paymentModeCodes.entries);
const phraseByCode = new Map(codeLists.flatMap(({ entries }) => entries));
/** Facts that a code stands under. */
const coded = new Set(["status", "mode", "way", "resolution"]);
