import * as z from "zod/mini";
import { branchNumber, inBranch } from "#kernel/branch-rules.ts";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";

export const chooseBranch = operation({
  wire: "Choose_Branch",
  method: "POST",
  kind: "command",
  allow: ["staff"],
  branch: inBranch("branch", "branchNumber"),
  summary: "Says in which of their branches the caller is: what they do is done there.",
  auditLabel: "Chose a branch",
  input: record({ branchNumber: ["branch", branchNumber] }),
  output: oneOf(record({ branchNumber: ["branch", z.int()] })),
  refusals: ["branch_not_found"],
});

export const giveBranches = operation({
  wire: "Give_Branches",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Sets in which branches an Employee works. It holds from their next request on.",
  auditLabel: "Changed where somebody works",
  approval: { kinds: ["rights"] },
  input: record({
    userId: ["id", id({ missing: "user_missing" })],
    branchNumbers: [
      "branches",
      z.array(branchNumber, { error: "branch_missing" }).check(z.minLength(1, "branch_missing"), z.maxLength(1_000)),
    ],
  }),
  output: oneOf(record({ userId: ["fld_id", id()], branchNumbers: ["branches", z.array(z.int())] })),
  refusals: ["user_not_found", "user_not_employee", "branch_not_found"],
});
