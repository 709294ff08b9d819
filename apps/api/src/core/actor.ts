import type { Rights } from "@thangam/contracts/kernel/roles";

/** The signed-in person on whose behalf an operation runs. */
export interface Actor extends Rights {
  userId: bigint;
  name: string;
  sessionId: string;
  mustChangePassword: boolean;
  branches: ActorBranches;
}

/** Where somebody acts and what they see. `null` is every branch, which it is for everybody in a shop of one. */
export interface ActorBranches {
  /** Where what they do is done. */
  current: number;
  workedIn: readonly number[] | null;
  seen: readonly number[] | null;
}
