import { labelOfRecordType } from "@thangam/contracts/audit/labels";
import { labelOf } from "#i18n/i18n.ts";

/** The labels of record types, by the name that an audit entry stores. */
export function recordTypeLabels(): Map<string, string> {
  return new Map(Object.entries(labelOfRecordType).map(([type, label]) => [type, labelOf(label)]));
}

/** "user", "12" → "Person 12"; the long id of a sign-in is cut. */
export function recordLabel(type: string, id: string): string {
  return `${recordTypeLabels().get(type) ?? type} ${id.length > 12 ? `${id.slice(0, 8)}…` : id}`;
}
