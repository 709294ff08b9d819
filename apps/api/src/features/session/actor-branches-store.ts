import { Prisma } from "#generated/prisma/client.ts";
import type { ActorBranches } from "#core/actor.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";

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

const ownBranch = row({
  branchNumber: column.integer,
  name: column.text,
  isWorkedIn: column.boolean,
  isCurrent: column.boolean,
});

/** The branches that one of the staff sees; none in a shop of one. */
export function selectOwnBranches(db: Reader, userId: bigint) {
  return queryRows(db, ownBranch)`
    select b.id::int as branch_number, b.name, coalesce(b.id = any (own.worked_in), true) as is_worked_in,
      b.id = own.current as is_current
    from (
      select branches_worked_in(u) as worked_in, branches_seen(u) as seen, current_branch(u) as current
      from users u where u.id = ${userId} and u.user_type in ('Admin', 'Employee') offset 0) own
    join branches b on own.seen is null or b.id = any (own.seen)
    where are_branches_several() order by b.id`;
}
