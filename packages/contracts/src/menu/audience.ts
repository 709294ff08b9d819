import type { Capability } from "#kernel/capabilities.ts";
import { isAllowed } from "#kernel/roles.ts";
import type { Rights } from "#kernel/roles.ts";

/** Who a screen is for. `staff` is an Admin or any Employee; a capability is an Admin, or an Employee who was granted it. */
export type Audience = "anyone" | "signed-in" | "customer" | "staff" | "admin" | Capability;

/** Whether a person belongs to an audience; nobody signed in is `null`. */
export function mayOpen(audience: Audience, person: Rights | null): boolean {
  if (audience === "anyone" || audience === "signed-in") return isAllowed(audience, person);
  if (audience === "customer") return isAllowed(["self"], person);
  if (audience === "admin") return isAllowed(["admin"], person);
  if (audience === "staff") return person !== null && person.role !== "Customer";
  return isAllowed([{ can: audience }], person);
}
