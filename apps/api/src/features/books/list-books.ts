import { operations } from "@thangam/contracts";
import { isAllowed } from "@thangam/contracts/kernel/roles";
import { query } from "#kernel/handler.ts";
import { bookById, booksOfClient, booksOfUser } from "./book-store.ts";
import { isElsewhere, maskedMobile } from "./elsewhere.ts";
import { findBookRows } from "./book-search-store.ts";
import { bookView } from "./book-view.ts";
import { ownView } from "./own-view.ts";

export const listBooksOfClient = query(operations.listBooksOfClient, async ({ input, branches, db, refuse }) => {
  const client = await db.client.findUnique({
    where: { id: input.clientId, status: { not: "withdrawn" } },
    select: { id: true },
  });
  if (client === null) throw refuse("client_not_found");
  const rows = await booksOfClient(db, input.clientId, branches);
  return rows.map(bookView);
});

export const listBooksOfPerson = query(
  operations.listBooksOfPerson,
  async ({ actor, input, branches, db, services, refuse }) => {
    const userId = input.userId ?? actor.userId;
    const person = await db.user.findUnique({
      where: { id: userId, status: { not: "withdrawn" } },
      select: { id: true },
    });
    if (person === null) throw refuse("not_found");
    const rows = await booksOfUser(db, userId, branches);
    return rows.map((row) => ownView(row, services));
  },
);

export const getBook = query(operations.getBook, async ({ input, db, services, refuse }) => {
  const row = await bookById(db, input.bookId);
  if (row === undefined) throw refuse("book_not_found");
  return ownView(row, services);
});

export const findBooks = query(operations.findBooks, async ({ actor, input, branches, db }) => {
  const isAtCounter = isAllowed(operations.takeCounterPayment.allow, actor);
  const rows = await findBookRows(db, { typed: input.search, branches, isAtCounter, limit: 10 });
  return rows.map((row) =>
    isElsewhere(row, branches)
      ? { ...row, clientMobile: maskedMobile(row.clientMobile), isElsewhere: true as const }
      : row,
  );
});
