import { BRANCH_FIELD, branchRefusals } from "@thangam/contracts/kernel/branch-rules";
import type { InBranch } from "@thangam/contracts/kernel/branch-rules";
import { branchRulesOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import type { BranchReaders, BranchReference } from "#core/branch-readers.ts";
import { refuse } from "#core/refusal.ts";
import type { Reader } from "#platform/database/db.ts";
import type { Actor } from "#core/actor.ts";
import { recordsNamedIn } from "./named-record.ts";

interface Asked {
  actor: Actor;
  input: unknown;
  db: Reader;
}

/**
 * Refuses a record of a branch that the caller does not see, as if it did not exist, and a change of one where they do not work.
 * Returns the branches that the call may show, or change: those that the caller sees, or works in, or of them the one that the input
 * asks for. `null` is all of them, which it is for everybody in a shop of one branch. A change is asked for in its transaction.
 */
export async function checkBranches(
  readers: BranchReaders,
  operation: Pick<Operation, "branch" | "kind" | "wire">,
  { actor, input, db }: Asked,
): Promise<readonly number[] | null> {
  const { seen, workedIn } = actor.branches;
  const namedIn = recordsNamedIn(input, operation.wire);
  if (isLimited(actor)) {
    if (changesRecords(operation)) await readers.keep(db);
    for (const rule of branchRulesOf(operation)) {
      if (rule === "all" && seen !== null) throw refuse("not_allowed");
      if (typeof rule === "object")
        await checkRecord(readers, operation.kind, rule, { actor, db, named: namedIn(rule.field) });
    }
  }
  return narrowed(operation.kind === "command" ? workedIn : seen, namedIn(BRANCH_FIELD) ?? namedIn("placeNumber"));
}

/** Whether the branch of a record decides about the call of a change, which is then carried out where the record cannot leave it meanwhile. */
export function isDecidedByBranch(operation: Pick<Operation, "branch" | "kind">, actor: Actor): boolean {
  return isLimited(actor) && changesRecords(operation);
}

/** Nobody else needs to be asked in which branch a record is. */
function isLimited({ branches: { seen, workedIn } }: Actor): boolean {
  return seen !== null || workedIn !== null;
}

function changesRecords(operation: Pick<Operation, "branch" | "kind">): boolean {
  return operation.kind === "command" && branchRulesOf(operation).some((rule) => typeof rule === "object");
}

async function checkRecord(
  readers: BranchReaders,
  kind: Operation["kind"],
  { inBranch }: InBranch,
  { actor, db, named }: { actor: Actor; db: Reader; named: BranchReference | undefined },
): Promise<void> {
  if (named === undefined) return;
  const branches = await readers[inBranch](db, named);
  // What is not there the handler refuses.
  if (branches === null || branches.length === 0) return;
  if (!areAnyOf(branches, actor.branches.seen)) throw refuse(branchRefusals[inBranch]);
  if (kind === "command" && !areAnyOf(branches, actor.branches.workedIn)) throw refuse("not_allowed");
}

function areAnyOf(branches: readonly number[], own: readonly number[] | null): boolean {
  return own === null || branches.some((branch) => own.includes(branch));
}

/** One that the caller does not see is like one that is not there: nothing is of it. */
function narrowed(own: readonly number[] | null, asked: unknown): readonly number[] | null {
  if (typeof asked !== "number") return own;
  return areAnyOf([asked], own) ? [asked] : [];
}
