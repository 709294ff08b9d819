import { z } from "zod";
import { SendFailure } from "#core/send-failure.ts";
import type { Reader } from "#platform/database/db.ts";
import { bankText } from "./bank-unconfirmed-text.ts";
import { aboutPersonText, bookText, paymentText, personalText, requestText } from "./message-texts.ts";
import { messageKinds } from "./messages.ts";
import { loadFacts } from "./outbox-store.ts";
import type { Facts, MessageAbout, Recipient } from "./outbox-store.ts";
import { sealText } from "./seal-text.ts";
import { reminderText } from "./reminder-text.ts";
import { offerText, settlementOffer } from "./settlement-code-text.ts";
import type { MessageText } from "./write-text.ts";

export interface RenderedMessage extends MessageText {
  to: Recipient;
  /** Whose receipt goes with the mail. */
  receiptOf: bigint | null;
}

/** Whether a message goes by mail, and not by SMS or on the portal's own notifications alone. */
export function goesByMail(message: MessageAbout, to: Recipient): boolean {
  return to.email !== "" && payloadOf(message).sharedBy === undefined;
}

const number = z.string().regex(/^\d+$/).transform(BigInt);
const payloadShape = z
  .object({
    paymentId: number,
    bookId: number,
    requestId: number,
    reminderId: number,
    amountPaise: number,
    aboutUserId: number,
    /** So many people have the number that a code goes to: whoever reads the mail of one is none of the others. */
    sharedBy: number,
    emailBefore: z.string(),
    mobileBefore: z.string(),
  })
  .partial();
type Payload = z.infer<typeof payloadShape>;

/** The records that these messages are about, read together. */
export function factsFor(db: Reader, messages: readonly MessageAbout[]): Promise<Facts> {
  const payloads = messages.map(payloadOf);
  const present = (ids: (bigint | null | undefined)[]) => ids.filter((id) => id !== undefined && id !== null);
  return loadFacts(db, {
    clientIds: present(messages.map(({ clientId }) => clientId)),
    userIds: present([...messages.map(({ userId }) => userId), ...payloads.map(({ aboutUserId }) => aboutUserId)]),
    bookIds: present(payloads.map(({ bookId }) => bookId)),
    paymentIds: present(payloads.map(({ paymentId }) => paymentId)),
    requestIds: present(payloads.map(({ requestId }) => requestId)),
    reminderIds: present(payloads.map(({ reminderId }) => reminderId)),
  });
}

type Write = (to: Recipient) => MessageText;

/**
 * Writes a message from our own records as they stand, and the secret it carries; throws when they do not hold
 * what it is about.
 */
export function renderMessage(message: MessageAbout, facts: Facts, secret: string | null): RenderedMessage {
  const { paymentId, bookId, requestId, reminderId, amountPaise, aboutUserId } = payloadOf(message);
  const toClient = (write: Write) => addressed(found(facts.clientById, message.clientId, "client"), write);
  const toUser = (write: Write) => addressed(found(facts.userById, message.userId, "person"), write);
  const toEither = message.userId === null ? toClient : toUser;
  const toPayment = (kind: Parameters<typeof paymentText>[0]) =>
    toClient(paymentWriter(kind, found(facts.paymentById, paymentId, "payment"), amountPaise));
  const kind = messageKinds.find((known) => known === message.kind);
  if (kind === undefined) throw new SendFailure("nothing_to_write", message.kind);
  switch (kind) {
    case "payment_acknowledged":
    case "payment_acknowledged_again":
      return { ...toPayment(kind), receiptOf: paymentId ?? null };
    case "payment_verified":
    case "payment_failed":
    case "payment_refunded":
    case "payment_refunded_again":
    case "payment_moved":
    case "cheque_bounced":
    case "cheque_bounced_settled":
    case "payment_returned":
    case "payment_part_returned":
    case "payment_not_received":
      return toPayment(kind);
    case "book_opened":
    case "book_closed":
    case "book_reopened":
    case "book_settled":
      return toClient((client) => bookText(kind, client, found(facts.bookById, bookId, "book")));
    case "book_part_settled":
    case "settlement_code":
      return toClient(offerWriter(kind, message, found(facts.bookById, bookId, "book"), secret));
    case "client_welcome":
    case "client_enrolled":
      return toClient((client) => personalText(kind, client, null));
    case "account_welcome":
    case "account_reminder":
    case "temporary_password":
    case "recovery_code":
    case "password_changed":
    case "factor_added":
    case "factor_removed":
    case "factors_reset":
    case "backup_codes_made":
    case "backup_code_used":
    case "approval_delayed":
    case "sign_in_code":
      return toUser((user) => personalText(kind, user, secret));
    case "email_changed":
    case "mobile_changed":
      return addressed(asBefore(message, facts), (person) => personalText(kind, person, null));
    case "factors_reset_told":
      return toUser((user) => aboutPersonText(kind, user, found(facts.userById, aboutUserId, "person")));
    case "bank_unconfirmed":
    case "receipts_unconfirmed":
    case "receipts_left_over":
    case "safe_uncounted":
      return toUser(bankText(kind, message.payload));
    case "books_sealed":
      return toUser(sealText(kind, message.payload));
    case "request_code":
    case "request_received":
    case "request_approved":
    case "request_rejected":
      return toApplicant(kind, found(facts.requestById, requestId, "request"), secret);
    case "reminder_due":
    case "reminder_matures":
      return toEither((to) => reminderText(kind, to, found(facts.reminderById, reminderId, "reminder")));
  }
}

const MASK = "••••••";

/** The same for staff to read, its secret masked; null when our records do not hold any more what it is about. */
export function showMessage(message: MessageAbout, facts: Facts): RenderedMessage | null {
  try {
    return renderMessage(message, facts, MASK);
  } catch {
    return null;
  }
}

function addressed(to: Recipient, write: Write): RenderedMessage {
  return { to, receiptOf: null, ...write(to) };
}

function payloadOf({ payload }: MessageAbout): Payload {
  return payloadShape.safeParse(payload).data ?? {};
}

function found<T>(recordById: ReadonlyMap<bigint, T>, id: bigint | null | undefined, what: string): T {
  const record = id === null || id === undefined ? undefined : recordById.get(id);
  if (record === undefined) throw new SendFailure("nothing_to_write", what);
  return record;
}

function toApplicant(
  kind: Parameters<typeof requestText>[0],
  request: Parameters<typeof requestText>[2] & { applicant: Recipient },
  secret: string | null,
): RenderedMessage {
  return addressed(request.applicant, (applicant) => requestText(kind, applicant, request, secret));
}

/** A person or client as they were reached before their address was changed. */
function asBefore(message: MessageAbout, { userById, clientById }: Facts): Recipient {
  const { emailBefore, mobileBefore } = payloadOf(message);
  const person =
    message.userId === null ? found(clientById, message.clientId, "client") : found(userById, message.userId, "person");
  return { ...person, email: emailBefore ?? person.email, mobile: mobileBefore ?? person.mobile };
}

/** Of a part of a payment, that is said. */
function paymentWriter(
  kind: Parameters<typeof paymentText>[0],
  payment: Parameters<typeof paymentText>[2],
  amountPaise = payment.amountPaise,
) {
  return (client: Recipient) => paymentText(kind, client, { ...payment, amountPaise });
}

/** What a settlement gives stands in the message: a book that goes on, or is not settled yet, has no record of it. */
function offerWriter(
  kind: Parameters<typeof offerText>[0],
  { payload }: MessageAbout,
  book: Parameters<typeof offerText>[2],
  secret: string | null,
) {
  const { data: offer } = settlementOffer.safeParse(payload);
  if (offer === undefined) throw new SendFailure("nothing_to_write", "terms");
  return (client: Recipient) => offerText(kind, client, book, offer, secret);
}
