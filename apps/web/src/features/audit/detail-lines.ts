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
  return Object.entries(detail).map(([key, value]) => lineOf(key, textOf(value)));
}

function lineOf(key: string, value: string): DetailLine {
  const [, name, unit] = /^(.+?)(PaisePerGram|Paise|Mg)$/.exec(key) ?? [];
  if (name !== undefined && /^-?\d+$/.test(value)) {
    return { label: splitWords(name), value: unit === "Mg" ? grams(BigInt(value)) : rupees(BigInt(value)) };
  }
  return { label: splitWords(key), value: value === "" ? "–" : value.split(", ").map(labelOfPart).join(", ") };
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

function labelOfPart(part: string): string {
  const capability = capabilities.find((known) => known === part);
  return capability === undefined ? part.split(" → ").map(labelOf).join(" → ") : capabilityLabels()[capability].name;
}

/** Splits "sessionsEnded" and "record_type" into words. */
function splitWords(key: string): string {
  return key.replaceAll(/([a-z])([A-Z])|_/g, (_, before = "", after = "") => `${before} ${after.toLowerCase()}`);
}
