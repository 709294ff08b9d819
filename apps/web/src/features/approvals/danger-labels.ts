import { settlementMethodCodes } from "@thangam/contracts/books/settlement-schemas";
import { capabilities } from "@thangam/contracts/kernel/capabilities";
import { resolutionCodes } from "@thangam/contracts/payments/exception-schemas";
import { paymentModeCodes } from "@thangam/contracts/values/payments";
import { day } from "#format/dates.ts";
import { groupTyped } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { capabilityLabels } from "#shared/users/capability-labels.ts";
import type { Danger } from "./approval.ts";
import { settingsWords } from "./settings-labels.ts";

/** By which way money goes back or a book is settled, or what was decided about it. */
const ways = new Map<string, string>([
  ...paymentModeCodes.entries,
  ...resolutionCodes.entries,
  ...settlementMethodCodes.entries,
]);

/** What a change is from or to, in the words of its kind; null is left out. */
export function changeWords(kind: Danger["kind"], value: string | null): string | null {
  if (value === null) return kind === "weight" ? t("not computed") : null;
  if (value === "") return "–";
  switch (kind) {
    case "weight":
      return t("{weight} g", { weight: value });
    case "gold_rate":
    case "bank_day":
    case "variance":
      return amount(value);
    case "paid_months":
      return t("{count, plural, one {# month} other {# months}}", { count: Number(value) });
    case "second_factor":
      return t("{count, plural, one {# app or passkey} other {# apps and passkeys}}", { count: Number(value) });
    case "rights":
      return rightsWords(value);
    case "refund":
    case "settlement":
      return labelOf(ways.get(value) ?? value);
    case "approval_settings":
      return settingsWords(value);
    case "holidays":
      return daysWords(value);
    case "nominee":
      return listWords(value);
    case "import":
      return value === "Imported" ? t("Imported") : labelOf(value);
    case "typed_number":
    case "reopen_day":
    case "identity":
    case "benefits":
    case "move":
    case "cheque":
    case "account_entry":
      return labelOf(value);
  }
}

/** The value of a further fact. */
export function factWords(name: string, value: string): string {
  if (
    [
      "each",
      "bonus",
      "together",
      "settledBefore",
      "offBills",
      "offAtMost",
      "comparedWith",
      "paidBack",
      "fromBank",
      "unknownTaken",
      "highFees",
    ].includes(name)
  )
    return amount(value);
  if (name === "unseenDays") return daysWords(value);
  if (name === "gold") return t("{weight} g", { weight: value });
  if (name === "ways") return listWords(value);
  if (name === "cheaperGold" || name === "addsMore")
    return value === "unknown" ? t("Not known: a day has no gold rate") : `${value}%`;
  if (name === "lessLate") return t("An instalment counts as less late than if it were paid today");
  return ["method", "account", "confirmed", "paper"].includes(name) ? labelOf(value) : dayOr(value);
}

/** A day as people write it; other text as it is. */
export function dayOr(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? day(text) : text;
}

/** "Ravi, Son, 60 %; Priya, Daughter": each word that has a label by it. */
function listWords(list: string): string {
  return list
    .split("; ")
    .map((part) => part.split(", ").map(labelOf).join(", "))
    .join("; ");
}

function daysWords(days: string): string {
  return days.split(", ").map(dayOr).join(", ");
}

function amount(rupees: string): string {
  return `₹\u00a0${groupTyped(rupees)}`;
}

function rightsWords(value: string): string {
  const words = capabilityLabels();
  return value
    .split(", ")
    .map((part) => {
      const known = capabilities.find((capability) => capability === part);
      return known === undefined ? labelOf(part) : words[known].name;
    })
    .join(", ");
}
