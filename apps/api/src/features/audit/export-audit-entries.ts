import { operations } from "@thangam/contracts";
import { detailParts } from "@thangam/contracts/audit/detail-parts";
import type { DetailPart } from "@thangam/contracts/audit/detail-parts";
import { labelOfOwnAction, labelOfRecordType } from "@thangam/contracts/audit/labels";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { formatRupees } from "@thangam/texts/format-money";
import type { Language } from "@thangam/texts/languages";
import { documentGrams, documentWord } from "#documents/document-texts.ts";
import { exportList } from "#exports/export-list.ts";
import { listAuditEntries } from "./list-audit-entries.ts";

/** The English labels, by the name that an entry stores. */
const labelByAction = new Map([
  ...Object.values<Operation>(operations).map(({ wire, auditLabel }) => [wire, auditLabel ?? wire] as const),
  ...Object.entries(labelOfOwnAction),
]);
const labelByRecordType = new Map<string, string>(Object.entries(labelOfRecordType));

export const exportAuditEntries = exportList(operations.exportAuditEntries, listAuditEntries, {
  name: "audit-trail",
  title: "Audit trail",
  columns: [
    { heading: "When", kind: "text", of: ({ at }) => at },
    { heading: "Who", kind: "text", isWide: true, of: ({ actorName }) => actorName },
    { heading: "User type", kind: "word", of: ({ actorType }) => actorType },
    { heading: "Action", kind: "word", of: ({ action }) => labelByAction.get(action) ?? action },
    { heading: "Record", kind: "word", of: ({ recordType }) => labelByRecordType.get(recordType) ?? recordType },
    { heading: "Record number", kind: "code", of: ({ recordId }) => recordId },
    { heading: "Detail", kind: "text", isWide: true, of: ({ detail }, language) => detailText(detail, language) },
    { heading: "Address", kind: "text", of: ({ address }) => address },
    { heading: "Request number", kind: "text", of: ({ requestId }) => requestId },
  ],
});

/** "amount: ₹ 500.00; status: Active → Disabled", as the screen says it. */
function detailText(detail: Record<string, unknown>, language: Language): string {
  return detailParts(detail)
    .map((part) => `${part.name}: ${valueOf(part, language)}`)
    .join("; ");
}

function valueOf(part: DetailPart, language: Language): string {
  if ("paise" in part) return formatRupees(part.paise);
  if ("mg" in part) return documentGrams(part.mg, language);
  const inWords = (values: string) => values.split(" → ").map((value) => documentWord(language, value));
  const changes = part.text.split(", ").map((values) => inWords(values).join(" → "));
  return part.text === "" ? "–" : changes.join(", ");
}
