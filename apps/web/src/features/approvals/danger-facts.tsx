import { day } from "#format/dates.ts";
import { groupTyped, rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { capabilityLabels } from "#shared/users/capability-labels.ts";
import { capabilities } from "@thangam/contracts/kernel/capabilities";
import { factLabel, kindLabels } from "./approval-labels.ts";
import type { Danger } from "./approval.ts";

/** What would happen, as a checker reads it: what, whose, from what to what. */
export function DangerFacts({ danger }: { danger: Danger }) {
  const { kind, subject, from, to, amountPaise, facts } = danger;
  return (
    <div className="min-w-0 text-start wrap-anywhere">
      <p>
        <span className="font-medium">{kindLabels()[kind]}</span>
        {subject !== "" && ` · ${dayOr(subject)}`}
        {amountPaise !== null && ` · ${rupees(amountPaise)}`}
      </p>
      {(from !== null || to !== null) && (
        <p className="text-sm">{[from, to].flatMap((value) => shown(kind, value) ?? []).join(" → ")}</p>
      )}
      {Object.entries(facts).map(([name, value]) => (
        <p key={name} className="text-sm text-muted">
          {factLabel(name)}: {name === "method" ? labelOf(value) : dayOr(value)}
        </p>
      ))}
    </div>
  );
}

/** A value in the words of its kind; null is left out. */
function shown(kind: Danger["kind"], value: string | null): string | null {
  if (value === null) return kind === "weight" ? t("not computed") : null;
  if (value === "") return "–";
  switch (kind) {
    case "weight":
      return t("{weight} g", { weight: value });
    case "gold_rate":
    case "bank_day":
    case "variance":
      return `₹\u00a0${groupTyped(value)}`;
    case "paid_months":
      return t("{count, plural, one {# month} other {# months}}", { count: Number(value) });
    case "rights":
      return rightsText(value);
    case "refund":
    case "typed_number":
    case "settlement":
    case "reopen_day":
    case "identity":
    case "import":
    case "benefits":
    case "move":
    case "cheque":
    case "account_entry":
    case "approval_settings":
      return labelOf(value);
  }
}

/** A day as people write it; other text as it is. */
function dayOr(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? day(text) : text;
}

function rightsText(value: string): string {
  const words = capabilityLabels();
  return value
    .split(", ")
    .map((part) => {
      const known = capabilities.find((capability) => capability === part);
      return known === undefined ? labelOf(part) : words[known].name;
    })
    .join(", ");
}
