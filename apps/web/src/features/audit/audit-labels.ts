import { operations } from "@thangam/contracts";
import { labelOfOwnAction } from "@thangam/contracts/audit/labels";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { auditLabelText, labelOf } from "#i18n/i18n.ts";

/** The labels of actions, by the name that an audit entry stores. */
export function auditLabels(): Map<string, string> {
  const ofOperations = Object.values<Operation>(operations).flatMap(({ wire, auditLabel }) =>
    auditLabel === undefined ? [] : [[wire, auditLabelText(auditLabel)] as const],
  );
  const ofOwn = Object.entries(labelOfOwnAction).map(([name, label]) => [name, labelOf(label)] as const);
  return new Map([...ofOperations, ...ofOwn]);
}
