import { operations } from "@thangam/contracts";
import { capabilities } from "@thangam/contracts/kernel/capabilities";
import { can, isAllowed } from "@thangam/contracts/kernel/roles";
import type { Rights } from "@thangam/contracts/kernel/roles";
import type { Operation } from "@thangam/contracts/kernel/operation";

/**
 * The operations about which a person may decide. An Employee who may check decides about what Employees may be granted;
 * about what only an Admin may do, an Admin decides.
 */
export function checkableBy(person: Rights): string[] {
  if (!isAllowed(["admin", can("approvals.check")], person)) return [];
  return Object.values<Operation>(operations)
    .filter(({ approval, allow }) => approval !== undefined && isAllowed(allow, { role: person.role, capabilities }))
    .map(({ wire }) => wire);
}
