import type { Capability } from "./capabilities.ts";

/** What a sign-in is. A customer is a person who saves; the others work in the shop. */
export const roles = ["Admin", "Employee", "Customer"] as const;
export type Role = (typeof roles)[number];

/**
 * Who may call an operation.
 * `customer` may call it for what is theirs, which the handler checks; `{ can }` is an Employee who was
 * granted that capability; whatever an Employee may be granted, an Admin may do.
 */
export type Grant = "admin" | "customer" | { readonly can: Capability };
export type Allow = "anyone" | "signed-in" | readonly Grant[];

/** An Employee with this capability. */
export function can(capability: Capability): Grant {
  return { can: capability };
}

/** The part of a signed-in person that decides what they may do. */
export interface Rights {
  role: Role;
  capabilities: readonly Capability[];
}

/** The one rule of who may call what; nobody signed in is `null`. */
export function isAllowed(allow: Allow, person: Rights | null): boolean {
  if (allow === "anyone") return true;
  if (person === null) return false;
  if (allow === "signed-in") return true;
  return allow.some((grant) => {
    if (grant === "admin") return person.role === "Admin";
    if (grant === "customer") return person.role === "Customer";
    return person.role === "Admin" || (person.role === "Employee" && person.capabilities.includes(grant.can));
  });
}
