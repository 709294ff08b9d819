import { isAllowed } from "@thangam/contracts/kernel/roles";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { NotSignedIn, refuse } from "#core/refusal.ts";
import type { Actor } from "#core/actor.ts";

/** Throws unless this person may call it. */
export function checkMayCall(operation: Operation, actor: Actor | null): void {
  if (actor?.mustChangePassword && !operation.beforePasswordChange && operation.allow !== "anyone") {
    throw refuse("password_change_required");
  }
  if (isAllowed(operation.allow, actor)) return;
  throw actor === null ? new NotSignedIn() : refuse("not_allowed");
}
