import { chequeStatusCodes } from "@thangam/contracts/accounts/schemas";
import { applicationKindCodes, applicationStatusCodes } from "@thangam/contracts/applications/schemas";
import { relationCodes } from "@thangam/contracts/books/nominee-schemas";
import { bookStatusCodes, memberTypeCodes } from "@thangam/contracts/books/schemas";
import { clientStatusCodes } from "@thangam/contracts/clients/schemas";
import { genderCodes, personStatusCodes } from "@thangam/contracts/customers/schemas";
import { importRowStateCodes, importStatusCodes } from "@thangam/contracts/imports/schemas";
import { sendFailureCodes } from "@thangam/contracts/messages/schemas";
import { schemeTypeCodes } from "@thangam/contracts/schemes/schemas";
import { codesOf } from "@thangam/contracts/values/codes";
import {
  confirmationCodes,
  identityPaperCodes,
  settlementMethodCodes,
} from "@thangam/contracts/books/settlement-schemas";
import { failureCodes } from "@thangam/contracts/payments/failure-schemas";
import { disputeStateCodes, resolutionCodes } from "@thangam/contracts/payments/exception-schemas";
import { refundStateCodes, refundFailureCodes } from "@thangam/contracts/payments/refund-schemas";
import { paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";

/** Every list whose codes the database stores. */
export const codeLists = [
  paymentStatusCodes,
  paymentModeCodes,
  settlementMethodCodes,
  confirmationCodes,
  identityPaperCodes,
  relationCodes,
  resolutionCodes,
  failureCodes,
  bookStatusCodes,
  memberTypeCodes,
  schemeTypeCodes,
  clientStatusCodes,
  personStatusCodes,
  genderCodes,
  applicationKindCodes,
  applicationStatusCodes,
  importStatusCodes,
  importRowStateCodes,
  sendFailureCodes,
  chequeStatusCodes,
  // Of what an import that was undone had made; it is shown nowhere but in the refusal to use it.
  codesOf({ withdrawn: "Withdrawn" }),
] as const;

/**
 * Facts about a command as people read them: what the database calls by a code stands there by its phrase. Entries of the
 * audit trail and the parameters of refusals hold such facts; older entries hold phrases already and stay as they are.
 */
export function withPhrases<V>(facts: Readonly<Record<string, V>>): Record<string, V | string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      nameOf.get(name) ?? name,
      coded.has(name) && typeof value === "string" ? phrasesOf(value) : value,
    ]),
  );
}

/** The reasons of a closed day stand under the payment method that they are about, and the code of a failure is its reason. */
const nameOf = new Map([...paymentModeCodes.entries, ["failure", "reason"] as const]);
// The phrases of a refund and a dispute were never stored, and what a person wrote may hold them.
const phraseByCode = new Map(
  [...codeLists, refundStateCodes, refundFailureCodes, disputeStateCodes].flatMap(({ entries }) => entries),
);
/** Facts that a code stands under. */
const coded = new Set([
  "status",
  "mode",
  "way",
  "confirmed",
  "paper",
  "resolution",
  "from",
  "to",
  "person",
  "book",
  "type",
  "failure",
]);

/** A change is written as "active → disabled". */
function phrasesOf(value: string): string {
  return value
    .split(" → ")
    .map((part) => phraseByCode.get(part) ?? part)
    .join(" → ");
}
