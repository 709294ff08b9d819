import type { Operation } from "@thangam/contracts/kernel/operation";
import type { Actor } from "#core/actor.ts";
import type { CommandContext } from "#core/command-context.ts";
import { assert } from "#platform/assert.ts";
import type { Kernel } from "./kernel.ts";
import { requestHash } from "./request-hash.ts";
import type { SessionCookies } from "./session-cookies.ts";

/** Who calls, and from where. */
export interface Caller {
  actor: Actor | null;
  requestId: string;
  address: string;
  userAgent: string;
  idempotencyKey: string | null;
  /** Asks what became of an earlier request: it is answered as it was then, or, if it never came, is never done. */
  isReplayOnly: boolean;
  cookies: SessionCookies;
}

/** What a command says of itself to the database. */
export function contextOf(
  { services }: Kernel,
  operation: Operation,
  { actor, idempotencyKey, requestId, address }: Caller,
  input: unknown,
): CommandContext {
  return {
    actorId: actor?.userId.toString() ?? null,
    actorType: actor?.role ?? null,
    operation: operation.wire,
    key: idempotencyKey,
    requestHash: idempotencyKey === null ? "" : requestHash(services.secrets, operation.wire, input),
    ...(actor !== null && { branchId: actor.branches.current }),
    requestId,
    address,
  };
}

export function present({ actor }: Caller): Actor {
  assert(actor !== null, "only a session handler runs for nobody");
  return actor;
}
