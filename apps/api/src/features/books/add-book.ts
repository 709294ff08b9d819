import { memberTypeCodes } from "@thangam/contracts/books/schemas";
import type { memberTypes } from "@thangam/contracts/books/schemas";
import { schemeTypeCodes } from "@thangam/contracts/schemes/schemas";
import type { schemeTypes } from "@thangam/contracts/schemes/schemas";
import { operations } from "@thangam/contracts";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { partsOfBookNumber } from "@thangam/contracts/values/ids";
import {
  lockSchemesShared,
  loadSchemes,
  promisesAsShown,
  refusalOfEnrolment,
  schemeNamed,
} from "#features/schemes/index.ts";
import type { Enrolment, EnrolmentRefusal } from "#features/schemes/index.ts";
import { openBook as postOpenBook } from "#ledger/money-operations.ts";
import { command } from "#kernel/handler.ts";
import type { CommandContext } from "#core/command-context.ts";
import { withParams } from "#core/refusal.ts";
import type { Refuse } from "#core/refusal.ts";
import { assert } from "#platform/assert.ts";
import type { Transaction } from "#platform/database/db.ts";
import { bookById } from "./book-store.ts";
import { paidMonthsDangers } from "./paid-months-danger.ts";
import { insertNominees } from "./nominees/nominee-store.ts";
import type { TypedNominees } from "./nominees/nominee-store.ts";
import { bookView } from "./book-view.ts";

export const addBook = command(operations.addBook, async (call) => {
  const { input, tx, context, now, today, note, refuse, danger } = call;
  const client = await tx.client.findUnique({
    where: { id: input.clientId },
    select: { id: true, status: true, name: true },
  });
  if (client === null) throw refuse("client_not_found");
  const book = await openBook({ tx, context, now, today, refuse }, client.id, enrolmentOf(input));
  for (const risk of paidMonthsDangers([book], client.name)) danger(risk);
  note({ recordType: "book", recordId: book.id, detail: { number: book.number, scheme: book.schemeName } });
  return book;
});

type OpenBookRefusal =
  | EnrolmentRefusal
  | "scheme_promises_other"
  | "book_number_taken"
  | "gold_rate_missing"
  | "day_closed";

interface OpenBookCall {
  tx: Transaction;
  context: CommandContext;
  now: Date;
  today: BusinessDay;
  refuse: Refuse<OpenBookRefusal>;
}

/** What a form says of a book, with the codes of its choices. */
export function enrolmentOf<Form extends EnrolmentForm>({ schemeType, memberType, ...form }: Form) {
  return {
    ...form,
    schemeType: schemeType && schemeTypeCodes.of(schemeType),
    memberType: memberTypeCodes.of(memberType),
  };
}

interface EnrolmentForm {
  schemeType?: (typeof schemeTypes)[number] | undefined;
  memberType: (typeof memberTypes)[number];
}

/** Opens one book for a client. A refusal names the book it is about, so that a form of several can show it there. */
export async function openBook(
  call: OpenBookCall,
  clientId: bigint,
  enrolment: Enrolment & { nominees: TypedNominees },
) {
  const { tx, context, now, today, refuse } = call;
  const about = { bookNumber: enrolment.bookNumber };
  await lockSchemesShared(tx);
  const scheme = schemeNamed(await loadSchemes(tx), enrolment.schemeName);
  if (scheme === undefined) throw refuse("scheme_not_found", about);
  const refusal = refusalOfEnrolment(scheme, enrolment);
  if (refusal !== null) throw refuse(refusal, about);
  if (!(await promisesAsShown(tx, scheme, enrolment.schemeVersion))) throw refuse("scheme_promises_other", about);
  const isTaken = await tx.book.findUnique({ where: { number: enrolment.bookNumber }, select: { id: true } });
  if (isTaken !== null) throw refuse("book_number_taken", about);

  // The command around this call has claimed the key; the ledger must not claim it again.
  const opening = postOpenBook(
    tx,
    { ...context, key: null },
    {
      now,
      day: today,
      clientId,
      number: enrolment.bookNumber,
      schemeVersionId: scheme.id,
      prefix: partsOfBookNumber(enrolment.bookNumber).prefix,
      amountPaise: enrolment.amountPaise,
      memberType: enrolment.memberType,
      paidMonths: enrolment.paidMonths,
    },
  );
  const bookId = await opening.catch((error: unknown) => {
    throw withParams(error, about);
  });
  const actorId = context.actorId === null ? null : BigInt(context.actorId);
  await insertNominees(tx, bookId, enrolment.nominees, { now, actorId });
  const book = await bookById(tx, bookId);
  assert(book !== undefined, "a book that was just opened is there");
  return bookView(book);
}
