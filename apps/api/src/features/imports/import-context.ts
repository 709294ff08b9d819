import type { CommandContext } from "#core/command-context.ts";

/** In whose name the background goes on with what they began. */
export function contextOfWork(operation: string, actorId: bigint | null): CommandContext {
  return {
    actorId: actorId?.toString() ?? null,
    actorType: "Admin",
    operation,
    key: null,
    requestHash: "",
    requestId: "",
    address: "",
  };
}
