import { operations } from "@thangam/contracts";
import { booksOfClients, bookView } from "#features/books/index.ts";
import { listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { clientKeys, selectClients } from "./client-store.ts";

export const listClients = listQuery(operations.listClients, {
  run: async ({ input, branches, db, keys, services: { timeZone } }) => {
    const filter = { ...input, branches, timeZone, isApprovedOnly: true };
    const { rows, total } = await selectClients(db, filter, { ...bounds(input), keys });
    return pageOf(rows, total, input);
  },
  keys: ({ input, branches, db, services: { timeZone } }, limit) =>
    clientKeys(db, { ...input, branches, timeZone, isApprovedOnly: true }, limit),
});

export const listClientsWithBooks = query(
  operations.listClientsWithBooks,
  async ({ input, branches, db, services: { timeZone } }) => {
    const filter = { ...input, branches, timeZone, isApprovedOnly: false };
    const { rows, total } = await selectClients(db, filter, bounds(input));
    const books = await booksOfClients(
      db,
      rows.map(({ id }) => id),
      branches,
    );
    const booksByClient = Map.groupBy(books.map(bookView), ({ clientId }) => clientId);
    const views = rows.map((row) => ({ ...row, books: booksByClient.get(row.id) ?? [] }));
    return pageOf(views, total, input);
  },
);
