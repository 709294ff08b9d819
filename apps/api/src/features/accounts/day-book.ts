import { operations } from "@thangam/contracts";
import { accountCodes } from "@thangam/contracts/accounts/schemas";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { exportList } from "#exports/export-list.ts";
import { listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { dayBookKeys, selectDayBook } from "./day-book-store.ts";
import { periodOf } from "./period.ts";
import type { Branches } from "#platform/database/branches.ts";

export const dayBook = listQuery(operations.dayBook, {
  run: async ({ input, branches, db, today, keys }) => {
    const { rows, total } = await selectDayBook(db, filterOf(input, branches, today), { ...bounds(input), keys });
    return pageOf(rows, total, input);
  },
  keys: ({ input, branches, db, today }, limit) => dayBookKeys(db, filterOf(input, branches, today), limit),
});

function filterOf(input: InputOf<typeof operations.dayBook>, branches: Branches, today: BusinessDay) {
  const { account, entries, search, sort } = input;
  return {
    ...periodOf(input, today),
    account: account && accountCodes.of(account),
    branches,
    isOwnMoney: entries === "own_money",
    search,
    isNewestFirst: sort === "-number",
  };
}

export const exportDayBook = exportList(operations.exportDayBook, dayBook, {
  name: "day-book",
  title: "Day book",
  columns: [
    { heading: "Number", kind: "code", of: ({ journalId }) => String(journalId) },
    { heading: "Day", kind: "day", of: ({ day }) => day },
    { heading: "Posted at", kind: "text", of: ({ postedAt }) => postedAt },
    { heading: "What", kind: "word", of: ({ kind }) => kind },
    { heading: "Particulars", kind: "text", isWide: true, of: ({ reference }) => reference },
    { heading: "Book number", kind: "text", of: ({ bookNumber }) => bookNumber },
    { heading: "Name", kind: "text", of: ({ clientName }) => clientName },
    { heading: "Posted by", kind: "text", of: ({ postedBy }) => postedBy },
    { heading: "Debit account", kind: "word", isWide: true, of: ({ debits }) => debits.join(", ") },
    { heading: "Credit account", kind: "word", isWide: true, of: ({ credits }) => credits.join(", ") },
    { heading: "Amount", kind: "rupees", of: ({ amountPaise }) => amountPaise },
    { heading: "Gold", kind: "grams", of: ({ weightMg }) => weightMg },
  ],
});
