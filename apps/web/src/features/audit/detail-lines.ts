import { detailParts } from "@thangam/contracts/audit/detail-parts";
import type { DetailPart } from "@thangam/contracts/audit/detail-parts";
import { capabilities } from "@thangam/contracts/kernel/capabilities";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf } from "#i18n/i18n.ts";
import { capabilityLabels } from "#shared/users/capability-labels.ts";

export interface DetailLine {
  label: string;
  value: string;
}

/** The details of an audit entry, one line each: `{ amountPaise: "150000" }` becomes "amount: ₹ 1,500.00". */
export function detailLines(detail: Readonly<Record<string, unknown>>): DetailLine[] {
  return detailParts(detail).map((part) => ({ label: part.name, value: valueOf(part) }));
}

function valueOf(part: DetailPart): string {
  if ("paise" in part) return rupees(part.paise);
  if ("mg" in part) return grams(part.mg);
  return part.text === "" ? "–" : part.text.split(", ").map(labelOfPart).join(", ");
}

function labelOfPart(part: string): string {
  const capability = capabilities.find((known) => known === part);
  return capability === undefined ? part.split(" → ").map(labelOf).join(" → ") : capabilityLabels()[capability].name;
}
