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
      return null;
  }
}

function settingWords(name: string, value: string): string {
  if (name.endsWith("Paise")) return rupees(BigInt(value));
  if (name.endsWith("Hundredths")) return formatPercent(Number(value));
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
