import { formatGrams } from "@thangam/contracts/values/money";
import type { MessageKind } from "./messages.ts";

export interface MessageText {
  subject: string;
  mail: string;
  /** null when this is not worth an SMS. */
  sms: string | null;
}

export interface PaymentFacts {
  amountPaise: bigint;
  weightMg: bigint | null;
  instalmentNumber: number | null;
  instalmentCount: number;
  receiptNumber: string | null;
  bookNumber: string;
  schemeName: string;
}

export interface BookFacts {
  number: string;
  schemeName: string;
  amountPaise: bigint;
  instalments: number;
}

export type PaymentKind = Extract<MessageKind, `payment_${string}`>;
export type BookKind = Extract<MessageKind, `book_${string}`>;
export type ClientKind = Extract<MessageKind, `client_${string}`>;

export function paymentText(kind: PaymentKind, name: string, payment: PaymentFacts): MessageText {
  const { bookNumber, schemeName } = payment;
  const amount = rupeesText(payment.amountPaise);
  const about = `your payment of ${amount} for book ${bookNumber} (${schemeName})`;
  switch (kind) {
    case "payment_acknowledged":
      return {
        subject: `Payment received for book ${bookNumber}`,
        mail: letter(name, [`Thank you: ${about} was received.`, ...creditLines(payment)]),
        sms: `Dear ${name}, ${amount} received for book ${bookNumber}. Receipt ${payment.receiptNumber ?? "follows"}. Thank you.`,
      };
    case "payment_failed":
      return {
        subject: `Payment for book ${bookNumber} did not succeed`,
        mail: letter(name, [`Sorry: ${about} did not succeed. Nothing was credited. You can pay again at any time.`]),
        sms: null,
      };
    case "payment_refunded":
      return {
        subject: `Payment for book ${bookNumber} refunded`,
        mail: letter(name, [`As agreed, ${about} has been refunded. It no longer counts towards the book.`]),
        sms: `Dear ${name}, ${amount} paid for book ${bookNumber} has been refunded.`,
      };
  }
}

export function bookText(kind: BookKind, name: string, book: BookFacts): MessageText {
  const what = `book ${book.number} (${book.schemeName})`;
  switch (kind) {
    case "book_opened": {
      const terms = `${book.instalments} instalments, ${rupeesText(book.amountPaise)} each`;
      return {
        subject: `Your savings book ${book.number}`,
        mail: letter(name, [`Your ${what} is open: ${terms}.`, "Sign in to the portal to see it and to pay."]),
        sms: `Dear ${name}, your jewel savings book ${book.number} is open. Thank you.`,
      };
    }
    case "book_closed":
      return {
        subject: `Book ${book.number} closed`,
        mail: letter(name, [
          `Your ${what} is closed and takes no more payments.`,
          "If this is a mistake, please call the shop.",
        ]),
        sms: null,
      };
    case "book_reopened":
      return {
        subject: `Book ${book.number} open again`,
        mail: letter(name, [`Your ${what} is open again and takes payments.`]),
        sms: null,
      };
  }
}

export function clientText(kind: ClientKind, name: string, email: string): MessageText {
  const welcome = "Welcome to our jewel savings schemes.";
  const signIn =
    kind === "client_welcome"
      ? [
          `You can now see your books and pay in the portal. Sign in with your e-mail ${email}.`,
          "Your first password is the mobile number you gave us. It is good for 7 days, and you choose your own when you first sign in.",
        ]
      : [`Your books are in the portal. Sign in as you always do, with your e-mail ${email}.`];
  return {
    subject: "Welcome to our jewel savings schemes",
    mail: letter(name, [welcome, ...signIn]),
    sms: `Dear ${name}, your request for the jewel savings scheme is approved. You can pay online in the portal.`,
  };
}

/** 12345600n → "Rs 1,23,456.00" */
export function rupeesText(amountPaise: bigint): string {
  const whole = (amountPaise / 100n).toString();
  const grouped = whole.replaceAll(/(?<=\d)(?=(\d\d)*\d{3}$)/g, ",");
  return `Rs ${grouped}.${(amountPaise % 100n).toString().padStart(2, "0")}`;
}

function creditLines({ instalmentNumber, instalmentCount, weightMg, receiptNumber }: PaymentFacts): string[] {
  const lines: string[] = [];
  if (instalmentNumber !== null) {
    const last = instalmentNumber + instalmentCount - 1;
    lines.push(
      last > instalmentNumber ? `Instalments ${instalmentNumber} to ${last}.` : `Instalment ${instalmentNumber}.`,
    );
  }
  if (weightMg !== null) lines.push(`Gold credited: ${formatGrams(weightMg)} g.`);
  if (receiptNumber !== null) lines.push(`Receipt ${receiptNumber} (an advance, not a tax invoice).`);
  return lines;
}

export function letter(name: string, paragraphs: string[]): string {
  return [`Dear ${name},`, ...paragraphs, "Thangam"].join("\n\n");
}
