import { operations } from "@thangam/contracts";
import { clientStatusCodes } from "@thangam/contracts/clients/schemas";
import { booksOfClient, bookView } from "#features/books/index.ts";
import { query } from "#kernel/handler.ts";
import { shopCalendar } from "#platform/clock.ts";
import { parsePhrase } from "#platform/parse-enum.ts";
import { findClient } from "./client-store.ts";

export const getClient = query(operations.getClient, async ({ input, branches, db, services, refuse }) => {
  const client = await findClient(db, input.clientId);
  if (client === null) throw refuse("client_not_found");
  const { id, name, email, mobile, status, termsAccepted, createdAt, updatedAt } = client;
  const books = await booksOfClient(db, id, branches);
  return {
    id,
    name,
    email,
    mobile,
    status: parsePhrase(status, clientStatusCodes),
    joinedOn: shopCalendar(services.timeZone)(createdAt),
    termsAccepted,
    version: updatedAt,
    books: books.map(bookView),
  };
});
