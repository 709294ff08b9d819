import { operations } from "@thangam/contracts";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { auditLabelText, t } from "#i18n/i18n.ts";

/** The labels of actions, by the name that an audit entry stores. */
export function auditLabels(): Map<string, string> {
  const ofOperations = Object.values<Operation>(operations).flatMap(({ wire, auditLabel }) =>
    auditLabel === undefined ? [] : [[wire, auditLabelText(auditLabel)] as const],
  );
  return new Map([...ofOperations, ...withoutCaller()]);
}

/** Actions of gateways and background jobs, which are no operations. */
function withoutCaller(): [string, string][] {
  return [
    ["Gateway_Webhook", t("The gateway told of a payment")],
    ["Gateway_Return", t("A payer came back from the gateway")],
    ["Reconcile_Payments", t("Asked the gateway by itself")],
    ["Acknowledge_Verified", t("Credited a verified payment by itself")],
  ];
}
