import { approvalScopes } from "@thangam/contracts/approvals/schemas";
import { switchableKinds } from "@thangam/contracts/kernel/approval-kinds";
import { formatPercent } from "@thangam/contracts/values/percent";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { kindLabels, scopeLabels } from "./approval-labels.ts";

/** Changed settings as the server writes them, "refundPaise: 0 → 50000; …", in the words of their form. */
export function settingsWords(changes: string): string {
  return changes
    .split("; ")
    .map((change) => {
      const [, name = "", from = "", to = ""] = /^(\w+): (.*) → (.*)$/.exec(change) ?? [];
      const label = settingLabel(name);
      return label === null ? change : `${label}: ${settingWords(name, from)} → ${settingWords(name, to)}`;
    })
    .join("; ");
}

function settingLabel(name: string): string | null {
  switch (name) {
    case "scope":
      return t("Whose calls wait");
    case "kindsOff":
      return t("Does not wait");
    case "refundPaise":
      return t("Refund up to");
    case "typedNumberPaise":
      return t("Payment on a typed number up to");
    case "settlementPaise":
      return t("Settlement of a matured book up to");
    case "chequePaise":
      return t("Cheque paid by the bank or bounced up to");
    case "variancePaise":
      return t("Counted difference up to");
    case "weightHundredths":
      return t("Weight off by up to (percent)");
    case "goldRateHundredths":
      return t("Gold rate off by up to (percent)");
    case "expiryHours":
      return t("Hours until a request expires");
    case "delayMinutes":
      return t("Minutes until an only Admin's own takes effect");
    default:
      return shopSettingLabel(name);
  }
}

/** Of the settings of the shop that guard money, and of the cash limits. */
function shopSettingLabel(name: string): string | null {
  switch (name) {
    case "autoAcknowledge":
      return t("Acknowledge verified payments automatically");
    case "secondFactor":
      return t("Ask for a second step");
    case "mobileFirstPassword":
      return t("The mobile number is a new client's first password");
    case "cardWithoutNumber":
      return t("Card payments without an approval number");
    case "upiWithoutNumber":
      return t("UPI payments without a transaction number");
    case "chequeWithoutNumber":
      return t("Cheques without a number");
    case "bankWithoutNumber":
      return t("Bank transfers without a transaction number");
    case "counterGoesOn":
      return t("Go on with the next day after the close");
    case "blindCount":
      return t("Employees count the drawer blind");
    case "creditsChequesOnClearing":
      return t("Credit a cheque when the bank has paid it");
    case "closingHour":
      return t("The shop closes at");
    case "bankDays":
      return t("Days that the bank is given");
    case "settlementDays":
      return t("Days that the gateway is given");
    case "safeDays":
      return t("Days that cash lies in the safe uncounted");
    case "holidaysMoveDueDays":
      return t("Holidays move due days");
    case "pointsPer100":
      return t("Points for each ₹ 100");
    case "openPaymentsPerBook":
      return t("Open payments for a book");
    case "openPaymentsPerClient":
      return t("Open payments of a client");
    case "dayAction":
      return t("Cash above the limit, in a day");
    case "dayPaise":
      return t("Cash from one client in a day");
    case "bookAction":
      return t("Cash above the limit, for a book");
    case "bookPaise":
      return t("Cash for one book in all");
    default:
      return null;
  }
}

function settingWords(name: string, value: string): string {
  if (name.endsWith("Paise")) return rupees(BigInt(value));
  if (name.endsWith("Hundredths")) return formatPercent(Number(value));
  if (name === "closingHour") return `${value.padStart(2, "0")}:00`;
  if (value === "true") return t("Yes");
  if (value === "false") return t("No");
  if (name.endsWith("Action")) return cashActionWords(value);
  const scope = approvalScopes.find((known) => known === value);
  if (scope !== undefined) return scopeLabels()[scope];
  if (name !== "kindsOff") return value;
  return value
    .split(", ")
    .map((part) => {
      const kind = switchableKinds.find((known) => known === part);
      return kind === undefined ? part : kindLabels()[kind];
    })
    .join(", ");
}

function cashActionWords(value: string): string {
  switch (value) {
    case "block":
      return t("Refuse it");
    case "warn":
      return t("Warn only");
    default:
      return t("No limit");
  }
}
