import { operations } from "@thangam/contracts";
import { accountCodes } from "@thangam/contracts/accounts/schemas";
import { exportList } from "#exports/export-list.ts";
import { listQuery } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { selectDayBook } from "./day-book-store.ts";
import { periodOf } from "./period.ts";

export const dayBook = listQuery(operations.dayBook, async ({ input, db, today }) => {
  const { account, placeNumber, entries, search, sort } = input;
  const { rows, total } = await selectDayBook(db, {
    ...periodOf(input, today),
    account: account && accountCodes.of(account),
    placeNumber,
    isOwnMoney: entries === "own_money",
    search,
    isNewestFirst: sort === "-number",
    ...bounds(input),
  });
  return pageOf(rows, total, input);
});

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
