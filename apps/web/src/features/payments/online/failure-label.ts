import { failureCodes, readFailure } from "@thangam/contracts/payments/failure-schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { labelOf, t } from "#i18n/i18n.ts";

/** Translates the portal's own reasons; the words of a bank or of a person beside them are shown as they are. */
export function failureLabel(reason: string): string {
  const { code, detail } = readFailure(reason);
  return [code === null ? null : codeLabel(code), detail].filter((part) => part !== null).join(". ");
}

function codeLabel(code: CodeIn<typeof failureCodes>): string {
  switch (code) {
    case "never_confirmed":
      return t("Never confirmed");
    case "given_up":
      return t("Given up before paying");
    case "page_not_opened":
      return t("The payment page could not be opened");
    case "returned_through_gateway":
    case "money_returned":
    case "no_money_came":
      return labelOf(failureCodes.phraseOf(code));
  }
}
