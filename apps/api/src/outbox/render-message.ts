import type { Database } from "#platform/db.ts";
import { z } from "zod";
import { bookText, clientText, paymentText } from "./message-texts.ts";
import type { MessageText } from "./message-texts.ts";
import { messageKinds } from "./messages.ts";
import type { MessageKind } from "./messages.ts";
import { findBookFacts, findPaymentFacts, findRecipient } from "./outbox-store.ts";
import type { DueMessage } from "./outbox-store.ts";

export interface RenderedMessage extends MessageText {
  to: { name: string; email: string; mobile: string };
}

const number = z.string().regex(/^\d+$/).transform(BigInt);
const payloadShape = z.object({ paymentId: number, bookId: number }).partial();

/** Writes a message from our own records as they stand now; throws when they do not hold what it is about. */
export async function renderMessage(db: Database, message: DueMessage): Promise<RenderedMessage> {
  const kind = messageKinds.find((known) => known === message.kind);
  if (kind === undefined) throw new Error(`There are no words for messages of kind ${message.kind}`);
  const to = message.clientId === null ? null : await findRecipient(db, message.clientId);
  if (to === null) throw new Error("The message has no recipient");
  return { to, ...(await textOf(db, kind, to, payloadShape.parse(message.payload))) };
}

async function textOf(
  db: Database,
  kind: MessageKind,
  to: { name: string; email: string },
  { paymentId, bookId }: z.infer<typeof payloadShape>,
): Promise<MessageText> {
  switch (kind) {
    case "payment_acknowledged":
    case "payment_failed":
    case "payment_refunded":
      return paymentText(kind, to.name, found(await findPaymentFacts(db, given(paymentId, "payment")), "payment"));
    case "book_opened":
    case "book_closed":
    case "book_reopened":
      return bookText(kind, to.name, found(await findBookFacts(db, given(bookId, "book")), "book"));
    case "client_welcome":
    case "client_enrolled":
      return clientText(kind, to.name, to.email);
  }
}

function given(id: bigint | undefined, what: string): bigint {
  if (id === undefined) throw new Error(`The message does not say which ${what} it is about`);
  return id;
}

function found<T>(record: T | null, what: string): T {
  if (record === null) throw new Error(`The ${what} the message is about is not there`);
  return record;
}
