import type { Capability } from "./capabilities.ts";
import type { OwnGrant } from "./ownership.ts";

/** What a user is. A customer saves; the others work in the shop. */
export const roles = ["Admin", "Employee", "Customer"] as const;
export type Role = (typeof roles)[number];

/**
 * Who may call an operation.
 * `own(…)` is a customer who owns the record that the input names; `self` is any customer, for an operation that names
 * no record; `staff` is an Admin or any Employee; `{ can }` is an Employee who was granted that capability. An Admin may do whatever an Employee may be granted.
 */
export type Grant<Field extends string = string> =
  | "admin"
  | "staff"
  | "self"
  | OwnGrant<Field>
  | { readonly can: Capability };
/** `signed-in` names no record but public ones and the caller's own. */
export type Allow<Field extends string = string> = "anyone" | "signed-in" | readonly Grant<Field>[];

/** An Employee with this capability. */
export function can(capability: Capability): { readonly can: Capability } {
  return { can: capability };
}

/** The part of a signed-in user that decides what they may do. */
export interface Rights {
  role: Role;
  capabilities: readonly Capability[];
}

/** The one rule of who may call what; nobody signed in is `null`. */
export function isAllowed(allow: Allow, user: Rights | null): boolean {
  if (allow === "anyone") return true;
  if (user === null) return false;
  if (allow === "signed-in") return true;
  return allow.some((grant) => {
    if (grant === "admin") return user.role === "Admin";
    if (grant === "staff") return user.role !== "Customer";
    if (grant === "self" || "own" in grant) return user.role === "Customer";
    return user.role === "Admin" || (user.role === "Employee" && user.capabilities.includes(grant.can));
  });
}

/** The records that a customer has to own to call it; none where customers may not. */
export function ownGrantsOf(allow: Allow): readonly OwnGrant[] {
  if (typeof allow === "string") return [];
  return allow.filter((grant): grant is OwnGrant => typeof grant === "object" && "own" in grant);
}
