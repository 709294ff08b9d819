import type { PersonRow } from "#features/users/people/index.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Transaction } from "#platform/database/db.ts";
import { hasOtherAdmin, isDesignation, hasClient } from "./user-store.ts";

interface RuleCall<Refusals extends "designation_not_found" | "last_admin" | "user_has_books"> {
  tx: Transaction;
  refuse: Refuse<Refusals>;
}

/** Its twin: the foreign key of users. */
export async function checkDesignation(
  { tx, refuse }: RuleCall<"designation_not_found">,
  designationId: bigint | null = null,
): Promise<void> {
  if (designationId !== null && !(await isDesignation(tx, designationId))) throw refuse("designation_not_found");
}

interface RoleAndStatus {
  userType: string;
  status: string;
}

/**
 * Whether a person may become this. The shop always keeps an active Admin, and a Customer who saves stays one, so
 * that staff do not acknowledge their own payments. Their twins: the triggers require_active_admin, require_customer_type.
 */
export async function checkRoleAndStatus(
  { tx, refuse }: RuleCall<"last_admin" | "user_has_books">,
  person: PersonRow,
  to: RoleAndStatus,
): Promise<void> {
  if (isActiveAdmin(person) && !isActiveAdmin(to) && !(await hasOtherAdmin(tx, person.id))) throw refuse("last_admin");
  if (person.userType === "Customer" && to.userType !== "Customer" && (await hasClient(tx, person.id)))
    throw refuse("user_has_books");
}

function isActiveAdmin({ userType, status }: RoleAndStatus): boolean {
  return userType === "Admin" && status === "active";
}
