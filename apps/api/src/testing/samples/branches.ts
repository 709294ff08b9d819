import type * as operations from "@thangam/contracts/branches/operations";
import type { SamplesOf } from "./sample.ts";
import { serial } from "./values.ts";

export const branches: SamplesOf<typeof operations> = {
  cancelBranchTransfer: ({ sentTransferId }) => ({ transfer_id: sentTransferId, reason: "Sent to the wrong branch" }),
  // Whoever may call it works there.
  chooseBranch: () => ({ branch: 1 }),
  exportBranchTransfers: () => ({ search: "a", format: "csv" }),
  giveBranches: ({ employeeId, branchNumber }) => ({ id: employeeId, branches: [1, Number(branchNumber)] }),
  listBranchTransfers: () => ({ search: "a" }),
  moveBook: ({ savedBookId, branchNumber }) => ({
    chitid: savedBookId,
    branch: branchNumber,
    reason: "The client moved",
  }),
  receiveFromBranch: ({ comingTransferId }) => ({ transfer_id: comingTransferId, put_into: "Bank", amount: "100" }),
  saveBranch: () => ({ letters: letters(), name: `Branch ${serial()}` }),
  sendToBranch: ({ branchNumber }) => ({
    to: branchNumber,
    amount: "1",
    taken_from: "Bank",
    reference: `NEFT A${serial()}`,
  }),
};

/** Of a branch that is not there. */
function letters(): string {
  const nth = serial();
  return "QRSTUVWXYZ".charAt(Math.floor(nth / 26) % 10) + String.fromCharCode(65 + (nth % 26));
}
