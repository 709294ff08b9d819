import { Prisma } from "#generated/prisma/client.ts";
import type { ActorBranches } from "#core/actor.ts";
import * as column from "#platform/database/columns.ts";

/** Columns of a person `u`, read with their session at every request. */
export const actorBranches = {
  currentBranch: column.integer,
  branchesWorkedIn: column.nullable(column.listOf(column.integer)),
  branchesSeen: column.nullable(column.listOf(column.integer)),
};

export const ACTOR_BRANCHES = Prisma.sql`current_branch(u)::int as current_branch,
  branches_worked_in(u)::int[] as branches_worked_in, branches_seen(u)::int[] as branches_seen`;

interface Columns {
  currentBranch: number;
  branchesWorkedIn: number[] | null;
  branchesSeen: number[] | null;
}

/** Where somebody acts and what they see. */
export function branchesOf({ currentBranch, branchesWorkedIn, branchesSeen }: Columns): ActorBranches {
  return { current: currentBranch, workedIn: branchesWorkedIn, seen: branchesSeen };
}
