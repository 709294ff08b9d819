import { operations } from "@thangam/contracts";
import { command, query } from "#kernel/handler.ts";
import type { ActorBranches } from "#core/actor.ts";
import { assert } from "#platform/assert.ts";
import type { Transaction } from "#platform/database/db.ts";
import { insertBranch, isCodeUsed, lockBranches, selectBranches, updateBranch } from "./branch-store.ts";
import type { BranchRow } from "./branch-store.ts";

export const listBranches = query(operations.listBranches, async ({ actor, branches, db }) => {
  const rows = await selectBranches(db, branches);
  return rows.map((row) => branchView(row, actor.branches));
});

/** Opens a branch, or saves what one says of itself; nothing when somebody else did so in between. */
export const saveBranch = command(operations.saveBranch, async ({ actor, input, tx, now, note, refuse }) => {
  await lockBranches(tx);
  const rows = await selectBranches(tx);
  const before = rows.find(({ branchNumber }) => branchNumber === input.branchNumber);
  const { code, name, address = null, phone = null, gstin = null, opensAt = null, closesAt = null, hasOwnRate } = input;
  if (input.branchNumber !== undefined && before === undefined) throw refuse("branch_not_found");
  if (before !== undefined && before.version !== input.version) throw refuse("settings_changed");
  if (before !== undefined && before.code !== code) throw refuse("branch_code_fixed");
  if (before === undefined && (await isCodeUsed(tx, code))) throw refuse("branch_code_used");
  // branches_own_rate_check is the twin.
  if (before?.branchNumber === 1 && hasOwnRate) throw refuse("branch_without_rate");
  if (rows.some((row) => row !== before && row.name.toLowerCase() === name.toLowerCase()))
    throw refuse("branch_name_used");

  const saved = {
    name,
    address,
    phone,
    gstin,
    opensAt,
    closesAt,
    hasOwnRate,
    updatedAt: now,
    updatedById: actor.userId,
  };
  const id = before?.branchNumber ?? (await insertBranch(tx, code, saved));
  if (before !== undefined) await updateBranch(tx, id, saved);
  note({
    recordType: "branch",
    recordId: String(id),
    detail: { code, name, address, phone, gstin, opensAt, closesAt, hasOwnRate },
  });
  return branchView(await branchOf(tx, id), actor.branches);
});

async function branchOf(tx: Transaction, id: number): Promise<BranchRow> {
  const [row] = await selectBranches(tx, [id]);
  assert(row !== undefined, "a branch that was just saved is there");
  return row;
}

function branchView(row: BranchRow, { current, workedIn }: ActorBranches) {
  const { branchNumber } = row;
  return {
    ...row,
    isWorkedIn: workedIn === null || workedIn.includes(branchNumber),
    isCurrent: branchNumber === current,
  };
}
