import { operations } from "@thangam/contracts";
import { enrolmentOf, openBook, paidMonthsDangers } from "#features/books/index.ts";
import { command } from "#kernel/handler.ts";
import { queueWelcome } from "./client-messages.ts";
import { makeClient } from "./make-client.ts";

/** A client, their sign-in, every book and every message: all of it, or nothing. */
export const enrolClient = command(operations.enrolClient, async (call) => {
  const { input, tx, now, note, refuse, danger } = call;
  const repeated = firstRepeated(input.books.map((book) => book.bookNumber));
  if (repeated !== undefined) throw refuse("book_number_taken", { bookNumber: repeated });

  const { books: enrolments, ...person } = input;
  const client = await makeClient(call, person);
  const books = [];
  // One after the other: a transaction is one connection, and the ledger's order is the form's.
  for (const enrolment of enrolments) books.push(await openBook(call, client.clientId, enrolmentOf(enrolment)));

  for (const risk of paidMonthsDangers(books, person.name)) danger(risk);
  note({
    recordType: "client",
    recordId: client.clientId,
    detail: { name: person.name, books: books.map((book) => book.number).join(", ") },
  });
  await queueWelcome(tx, client, now);
  const { clientId, isSignInNew, isPasswordMailed } = client;
  return { clientId, books, isSignInNew, isPasswordMailed };
});

function firstRepeated(numbers: string[]): string | undefined {
  return numbers.find((number, index) => numbers.indexOf(number) < index);
}
