import { operations } from "@thangam/contracts";
import { bookById } from "#features/books/book-store.ts";
import { makeCode } from "#features/session/codes/index.ts";
import { command } from "#kernel/handler.ts";
import { queueSecretMessage } from "#outbox/index.ts";
import { newMessageId } from "#platform/ids.ts";
import { contactChangeOf } from "./contact-change-store.ts";
import { offerOf } from "./offer.ts";
import { codeFor, termsOf } from "./settlement-terms.ts";

/**
 * Sends the client a code by which they confirm that their book is settled on just these terms. Whatever the message would
 * tell them that the book is not worth is refused here. So is a code to an e-mail and a mobile number that were changed just
 * before, perhaps by whoever wants the code: `require_client_code` refuses it, too.
 */
export const sendSettlementCode = command(operations.sendSettlementCode, async (call) => {
  const { input, tx, now, today, note, refuse, services } = call;
  const terms = termsOf(input);
  const { bookId, method, mode, reference, totalPaise, totalMg } = terms;
  const book = await bookById(tx, bookId);
  if (book === undefined) throw refuse("book_not_found");
  if (book.status === "settled") throw refuse("book_settled");
  if (book.status !== "approved" && book.status !== "closed") throw refuse("book_not_open");
  if (book.terms === null && terms.method === "parts") throw refuse("parts_need_terms");
  if (book.paidTotalPaise === 0n && book.weightTotalMg === 0n) throw refuse("nothing_saved");
  const contact = await contactChangeOf(tx, book.clientId, { now, timeZone: services.timeZone });
  if (contact.isFresh) throw refuse("contact_changed");
  const offered = await offerOf({ tx, today, refuse }, book, terms);
  if (offered.totalPaise !== totalPaise || offered.totalMg !== totalMg) throw refuse("quote_changed");

  const { code, expiresAt } = await makeCode({ ...call, db: tx }, { ...codeFor(terms), asker: "staff", userId: null });
  await queueSecretMessage(tx, now, services.secrets, {
    kind: "settlement_code",
    dedupeKey: `settlement_code:${newMessageId()}`,
    clientId: book.clientId,
    // No record holds yet what the client is asked about.
    payload: {
      bookId: bookId.toString(),
      method,
      ...(mode !== null && { mode }),
      ...(reference !== null && { reference }),
      ...offered.payload,
    },
    secret: code,
    expiresAt,
  });
  note({
    recordType: "book",
    recordId: bookId,
    detail: { book: book.number, way: method, amountPaise: totalPaise.toString(), weightMg: totalMg.toString() },
  });
  return { email: book.clientEmail, mobile: book.clientMobile, expiresAt };
});
