import type * as operations from "@thangam/contracts/branches/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { listBranches, saveBranch } from "./branches.ts";
import { moveBook } from "./move-book.ts";
import { chooseBranch, giveBranches } from "./staff.ts";
import {
  branchDues,
  cancelBranchTransfer,
  exportBranchTransfers,
  listBranchTransfers,
  receiveFromBranch,
  sendToBranch,
} from "./transfers.ts";

export { recordBranches } from "./record-branches-store.ts";

export const handlers: HandlersOf<typeof operations> = {
  branchDues,
  cancelBranchTransfer,
  chooseBranch,
  exportBranchTransfers,
  giveBranches,
  listBranchTransfers,
  listBranches,
  moveBook,
  receiveFromBranch,
  saveBranch,
  sendToBranch,
};
