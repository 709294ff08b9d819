import { codesOf } from "#values/codes.ts";
import type { CodeIn } from "#values/codes.ts";
import { decisions } from "./exception-schemas.ts";

/** Why a payment failed, as far as the portal knows it: nobody paid it, or an Admin decided about its money. */
export const failureCodes = codesOf({
  never_confirmed: "Never confirmed",
  given_up: "Given up by the customer",
  page_not_opened: "The payment page could not be opened",
  returned_through_gateway: decisions.returned_through_gateway,
  money_returned: decisions.money_returned,
  no_money_came: decisions.no_money_came,
});

/** What is known without anybody's decision. */
export const ownFailures = ["never_confirmed", "given_up", "page_not_opened"] as const;

type FailurePhrase = (typeof failureCodes.phrases)[number];

/** The reason as it travels: the phrase, then what a person or a gateway wrote; either may be missing. */
export function failureText(phrase: FailurePhrase | null, detail: string | null): string | null {
  const parts = [phrase, detail].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(". ");
}

/** Takes a reason that travelled apart again, for whoever shows the phrase in another language. */
export function readFailure(reason: string): { code: CodeIn<typeof failureCodes> | null; detail: string | null } {
  for (const phrase of failureCodes.phrases) {
    if (reason === phrase) return { code: failureCodes.of(phrase), detail: null };
    if (reason.startsWith(`${phrase}. `)) {
      return { code: failureCodes.of(phrase), detail: reason.slice(phrase.length + 2) };
    }
  }
  return { code: null, detail: reason };
}
