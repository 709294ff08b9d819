import { operations } from "@thangam/contracts";
import { chequeStatusCodes } from "@thangam/contracts/accounts/schemas";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { exportList } from "#exports/export-list.ts";
import { listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { chequeKeys, selectCheques } from "./cheque-store.ts";
import type { Branches } from "#platform/database/branches.ts";

export const listCheques = listQuery(operations.listCheques, {
  run: async ({ input, branches, db, keys }) => {
    const { rows, total } = await selectCheques(db, filterOf(input, branches), { ...bounds(input), keys });
    return pageOf(rows, total, input);
  },
  keys: ({ input, branches, db }, limit) => chequeKeys(db, filterOf(input, branches), limit),
});

function filterOf({ status, search, sort }: InputOf<typeof operations.listCheques>, branches: Branches) {
  return { branches, status: status && chequeStatusCodes.of(status), search, sort };
}

export const exportCheques = exportList(operations.exportCheques, listCheques, {
  name: "cheques",
  title: "Cheques",
  columns: [
    { heading: "Paid on", kind: "day", of: ({ paidOn }) => paidOn },
    { heading: "Book number", kind: "text", of: ({ bookNumber }) => bookNumber },
    { heading: "Name", kind: "text", isWide: true, of: ({ clientName }) => clientName },
    { heading: "Cheque number", kind: "code", of: ({ chequeNumber }) => chequeNumber },
    { heading: "Amount", kind: "rupees", of: ({ amountPaise }) => amountPaise },
    { heading: "Status", kind: "word", of: ({ status }) => status },
    { heading: "Decided on", kind: "day", of: ({ changedOn }) => changedOn },
    { heading: "Reason", kind: "text", isWide: true, of: ({ reason }) => reason },
  ],
});
