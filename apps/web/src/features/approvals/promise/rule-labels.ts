import { schemeTypeCodes } from "@thangam/contracts/schemes/schemas";
import { groupTyped } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";

/** What a rule of a scheme is called in its form; null for what is none. */
export function ruleLabel(name: string): string | null {
  switch (name) {
    case "type":
      return t("Scheme Type");
    case "instalments":
      return t("Instalments");
    case "instalmentsPerMonth":
      return t("Instalments per month");
    case "accrual":
      return t("Saves in");
    case "paymentRule":
      return t("Payments");
    case "rounding":
      return t("Rounding");
    case "minimum":
      return t("Least amount");
    case "multipleOf":
      return t("In steps of");
    case "prefixes":
      return t("Book prefixes");
    case "open":
      return t("Open to new clients");
    default:
      return null;
  }
}

/** The value of a rule as its form says it. */
export function ruleWords(name: string, value: string): string {
  switch (name) {
    case "type":
      return schemeTypeCodes.entries.flatMap(([code, phrase]) => (code === value ? labelOf(phrase) : []))[0] ?? value;
    case "open":
      return value === "yes" ? t("Yes") : t("No");
    case "accrual":
      return value === "weight" ? t("Gold") : t("Rupees");
    case "paymentRule":
      return value === "fixed"
        ? t("Exactly the book's amount, once per instalment")
        : t("Any allowed amount, any number of times");
    case "rounding":
      return roundingWords(value);
    case "minimum":
    case "multipleOf":
      return amount(value);
    case "prefixes":
      return value
        .split(" · ")
        .map((prefix) => prefix.replace(/ (\S+)$/, (_, typed: string) => ` ${amount(typed)}`))
        .join(" · ");
    default:
      return value;
  }
}

function roundingWords(value: string): string {
  const [mode, places = "", basis] = value.split(" ");
  return [
    mode === "down" ? t("Down") : t("To the nearest"),
    `${t("Decimal places of a gram")} ${places}`,
    basis === "row" ? t("Each payment by itself") : t("The total of the book"),
  ].join(", ");
}

function amount(typed: string): string {
  return `₹\u00a0${groupTyped(typed)}`;
}
