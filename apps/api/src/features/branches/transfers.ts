import { operations } from "@thangam/contracts";
import { branchMoneyCodes, transferStateCodes } from "@thangam/contracts/branches/schemas";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import type { Branches } from "#platform/database/branches.ts";
import { exportList } from "#exports/export-list.ts";
import { listQuery, moneyCommand, query } from "#kernel/handler.ts";
import type { Actor } from "#core/actor.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import * as ledger from "#ledger/branch-operations.ts";
import { selectDues, selectTransfers, transferKeys } from "./transfer-store.ts";
import type { Transfer } from "./transfer-store.ts";

export const branchDues = query(operations.branchDues, ({ branches, db }) => selectDues(db, branches));

export const listBranchTransfers = listQuery(operations.listBranchTransfers, {
  run: async ({ actor, input, branches, db, keys }) => {
    const { rows, total } = await selectTransfers(db, filterOf(input, branches), { ...bounds(input), keys });
    return pageOf(
      rows.map((row) => transferView(row, actor)),
      total,
      input,
    );
  },
  keys: ({ input, branches, db }, limit) => transferKeys(db, filterOf(input, branches), limit),
});

export const exportBranchTransfers = exportList(operations.exportBranchTransfers, listBranchTransfers, {
  name: "branch-transfers",
  title: "Transfers between branches",
  columns: [
    { heading: "Day", kind: "day", of: ({ sentOn }) => sentOn },
    { heading: "From", kind: "text", isWide: true, of: ({ from }) => from },
    { heading: "To", kind: "text", isWide: true, of: ({ to }) => to },
    { heading: "Amount", kind: "rupees", of: ({ amountPaise }) => amountPaise },
    { heading: "Taken from", kind: "word", of: ({ takenFrom }) => takenFrom },
    { heading: "Reference", kind: "text", of: ({ reference }) => reference },
    { heading: "Note", kind: "text", isWide: true, of: ({ note }) => note },
    { heading: "State", kind: "word", of: ({ state }) => state },
    { heading: "Sent by", kind: "text", of: ({ sentBy }) => sentBy },
    { heading: "Received", kind: "text", of: ({ receivedAt }) => receivedAt },
    { heading: "Received by", kind: "text", of: ({ receivedBy }) => receivedBy },
    { heading: "Put into", kind: "word", of: ({ putInto }) => putInto },
    { heading: "Taken back", kind: "text", of: ({ cancelledAt }) => cancelledAt },
    { heading: "Why it was taken back", kind: "text", isWide: true, of: ({ cancelReason }) => cancelReason },
  ],
});

/** It moves the shop's own money between two of its places, and somebody else confirms it there: nobody else has to approve it. */
export const sendToBranch = moneyCommand(operations.sendToBranch, async ({ actor, input, db, context, now, today }) => {
  const {
    branchNumber = actor.branches.current,
    toNumber,
    takenFrom,
    amountPaise,
    reference = null,
    note = null,
  } = input;
  const sent = { fromId: branchNumber, toId: toNumber, takenFrom: branchMoneyCodes.of(takenFrom), amountPaise };
  return { transferId: await ledger.sendToBranch(db, context, { now, today, ...sent, reference, note }) };
});

export const receiveFromBranch = moneyCommand(
  operations.receiveFromBranch,
  async ({ input: { transferId, putInto, amountPaise }, db, context, now, today }) => ({
    transferId: await ledger.receiveFromBranch(db, context, {
      now,
      today,
      transferId,
      putInto: branchMoneyCodes.of(putInto),
      amountPaise,
    }),
  }),
);

export const cancelBranchTransfer = moneyCommand(
  operations.cancelBranchTransfer,
  async ({ input: { transferId, reason }, db, context, now, today }) => ({
    transferId: await ledger.cancelBranchTransfer(db, context, { now, today, transferId, reason }),
  }),
);

function filterOf({ state, search, sort }: InputOf<typeof operations.listBranchTransfers>, branches: Branches) {
  return { branches, state: state && transferStateCodes.of(state), search, sort };
}

function transferView({ sentById, ...transfer }: Transfer, { role, userId, branches: { workedIn } }: Actor) {
  const worksIn = (branch: number) => workedIn === null || workedIn.includes(branch);
  const isOnWay = transfer.state === "On its way";
  return {
    ...transfer,
    // An only Admin confirms what they sent themselves; the database knows whether they are.
    mayReceive: isOnWay && worksIn(transfer.toNumber) && (sentById !== userId || role === "Admin"),
    mayCancel: isOnWay && worksIn(transfer.fromNumber),
  };
}
