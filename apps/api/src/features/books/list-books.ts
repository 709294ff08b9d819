import { operations } from "@thangam/contracts";
import { bookStatuses } from "@thangam/contracts/books";
import { query } from "#operations/handler.ts";
import { word } from "#platform/word.ts";
import { booksOfClient, booksOfUser, findBookRows } from "./book-store.ts";
import type { BookRow } from "./book-store.ts";
import { bookView } from "./book-view.ts";

export const listBooksOfClient = query(operations.listBooksOfClient, async ({ input, db, refuse }) => {
  const client = await db.client.findUnique({ where: { id: input.clientId }, select: { id: true } });
  if (client === null) throw refuse("client_not_found");
  const rows = await booksOfClient(db, input.clientId);
  return rows.map(bookView);
});

export const listBooksOfPerson = query(operations.listBooksOfPerson, async ({ actor, input, db, refuse }) => {
  const userId = input.userId ?? actor.userId;
  if (actor.role === "Customer" && userId !== actor.userId) throw refuse("not_found");
  const person = await db.user.findUnique({ where: { id: userId }, select: { id: true } });
  if (person === null) throw refuse("not_found");
  const rows = await booksOfUser(db, userId);
  return rows.map((row) => ({
    clientName: row.client_name,
    clientId: row.client_id,
    book: bookView(row),
    paymentLink: takesPayment(row) ? `/dashboard?pay=${row.id}` : null,
  }));
});

export const findBooks = query(operations.findBooks, async ({ input, db }) => {
  const rows = await findBookRows(db, input.search, 10);
  return rows.map((row) => ({
    bookNumber: row.number,
    clientId: row.client_id,
    clientName: row.client_name,
    clientMobile: row.client_mobile,
    schemeName: row.scheme_name,
    status: word(row.status, bookStatuses),
  }));
});

function takesPayment(row: BookRow): boolean {
  return row.status === "Approved" && row.next_instalment !== null;
}
