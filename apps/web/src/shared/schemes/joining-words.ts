import { mobileDigits } from "@thangam/contracts/values/people";
import { t } from "#i18n/i18n.ts";

/** The fields of a request for a book that show errors of the operation and its refusals. */
export const bookApplicationErrors = {
  fieldOf: { termsVersion: "areTermsAccepted" },
  fieldOfRefusal: {
    scheme_not_found: "schemeName",
    scheme_closed_to_new_clients: "schemeName",
    scheme_promises_other: "schemeName",
    amount_not_of_scheme: "amountPaise",
    terms_changed: "areTermsAccepted",
  },
} as const;

interface SentTo {
  email: string;
  hasNoEmail: boolean;
  mobile: string;
}

export function whereCodeWent({ email, hasNoEmail, mobile }: SentTo): string {
  return hasNoEmail
    ? t("We sent it to {mobile} by SMS. It is good for 10 minutes.", { mobile: mobileDigits(mobile) })
    : t("We sent it to {email}. It is good for 10 minutes; look among the unwanted mail, too.", { email });
}

/** What happens next once the shop has the request. */
export function whatFollows(isBySms: boolean): string {
  return isBySms
    ? t("Somebody looks at it soon. An SMS tells you when it is decided; you then sign in with your mobile number.")
    : t("Somebody looks at it soon. We write to you when it is decided, and tell you how to sign in.");
}
