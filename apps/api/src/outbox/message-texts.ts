import { formatGrams } from "@thangam/texts/format-money";
import { interpolate } from "@thangam/texts/interpolate";
import { nameInText } from "@thangam/texts/plain-name";
import type { ServerTexts } from "@thangam/texts/shape";
import type { MessageKind } from "./messages.ts";
import type { ReminderKind } from "./reminder-text.ts";
import { rupeesText, textsFor, write } from "./write-text.ts";
import type { MessageText, Reader } from "./write-text.ts";

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
  /** How it was settled, if it was. */
  settlement?: SettlementFacts | null;
}

export interface SettlementFacts {
  method: string;
  reference: string | null;
  savedPaise: bigint;
  savedMg: bigint;
  bonusPaise: bigint;
  bonusMg: bigint;
  /** Kept back of what was paid, by terms. */
  deductedPaise?: bigint;
}

export interface RequestFacts {
  schemeName: string;
  amountPaise: bigint;
  /** Why it was rejected, if that was said. */
  reason: string | null;
}

export type PaymentKind = Extract<MessageKind, `payment_${string}` | `cheque_${string}`>;
export type BookKind = Exclude<Extract<MessageKind, `book_${string}`>, "book_part_settled">;
export type RequestKind = Extract<MessageKind, `request_${string}`>;
/** What is about the reader alone. */
export type PersonalKind = Exclude<
  MessageKind,
  PaymentKind | BookKind | RequestKind | ReminderKind | "settlement_code" | "book_part_settled" | "factors_reset_told"
>;

export function paymentText(kind: PaymentKind, reader: Reader, payment: PaymentFacts): MessageText {
  const texts = textsFor(reader.language);
  const facts = {
    amount: rupeesText(payment.amountPaise, texts),
    book: payment.bookNumber,
    scheme: payment.schemeName,
    receipt: payment.receiptNumber ?? texts.mail.receiptFollows,
  };
  const isCredit = kind === "payment_acknowledged" || kind === "payment_acknowledged_again";
  return write(kind, reader, facts, isCredit ? creditLines(payment, texts) : []);
}

export function bookText(kind: BookKind, reader: Reader, book: BookFacts): MessageText {
  const texts = textsFor(reader.language);
  const { settlement } = book;
  const facts = {
    book: book.number,
    scheme: book.schemeName,
    count: book.instalments.toString(),
    amount: rupeesText(book.amountPaise, texts),
  };
  if (kind !== "book_settled" || !settlement) return write(kind, reader, facts);
  return write(kind, reader, { ...facts, settled: settledText(settlement, texts) }, settlementLines(settlement, texts));
}

/**
 * Of a book that saved gold the gold, and a bonus in rupees with it; all else is rupees. Short enough to stand whole in
 * an SMS.
 */
export function settledText(
  { method, savedPaise, savedMg, bonusPaise, bonusMg, deductedPaise = 0n }: SettlementFacts,
  texts: ServerTexts,
): string {
  if (method === "refund" || savedMg === 0n) return rupeesText(savedPaise + bonusPaise - deductedPaise, texts);
  const { mail, language } = texts;
  const weight = formatGrams(savedMg + bonusMg);
  if (bonusPaise === 0n) return interpolate(mail.goldWeight, { weight }, language);
  return interpolate(mail.goldAndBonus, { weight, bonus: rupeesText(bonusPaise, texts) }, language);
}

function settlementLines(settlement: SettlementFacts, texts: ServerTexts): string[] {
  const { method, bonusPaise, bonusMg } = settlement;
  const reference = settlement.reference ?? "";
  if (method === "refund") return [texts.mail.settledByRefund];
  const by = { jewellery_bill: texts.mail.settledByBill, voucher: texts.mail.settledByVoucher }[method];
  return [
    ...(by === undefined ? [] : [interpolate(by, { reference }, texts.language)]),
    ...(bonusPaise > 0n
      ? [interpolate(texts.mail.settledBonus, { bonus: rupeesText(bonusPaise, texts) }, texts.language)]
      : []),
    ...(bonusMg > 0n
      ? [
          interpolate(
            texts.mail.settledBonus,
            { bonus: interpolate(texts.mail.goldWeight, { weight: formatGrams(bonusMg) }, texts.language) },
            texts.language,
          ),
        ]
      : []),
  ];
}

/** `secret` is the code that the message carries. */
export function requestText(
  kind: RequestKind,
  reader: Reader,
  request: RequestFacts,
  secret: string | null,
): MessageText {
  const texts = textsFor(reader.language);
  const { schemeName: scheme, reason } = request;
  const facts = { scheme, amount: rupeesText(request.amountPaise, texts), ...(secret !== null && { secret }) };
  const isTold = kind === "request_rejected" && reason !== null;
  return write(kind, reader, facts, isTold ? [interpolate(texts.mail.reason, { reason }, texts.language)] : []);
}

/** What Admins are told of a person. */
export function aboutPersonText(kind: "factors_reset_told", reader: Reader, person: Reader): MessageText {
  const { unnamed } = textsFor(reader.language).mail;
  return write(kind, reader, { person: nameInText(person.name, unnamed), email: person.email });
}

/** `secret` is the code or password that the message carries. */
export function personalText(kind: PersonalKind, reader: Reader, secret: string | null): MessageText {
  return write(kind, reader, { email: reader.email, ...(secret !== null && { secret }) });
}

function creditLines(payment: PaymentFacts, texts: ServerTexts): string[] {
  const { instalmentNumber, instalmentCount, weightMg, receiptNumber } = payment;
  const lines: string[] = [];
  if (instalmentNumber !== null) {
    const first = instalmentNumber.toString();
    const last = (instalmentNumber + instalmentCount - 1).toString();
    lines.push(
      interpolate(
        instalmentCount > 1 ? texts.mail.instalments : texts.mail.instalment,
        { first, last },
        texts.language,
      ),
    );
  }
  if (weightMg !== null) lines.push(interpolate(texts.mail.gold, { weight: formatGrams(weightMg) }, texts.language));
  if (receiptNumber !== null) lines.push(interpolate(texts.mail.receipt, { receipt: receiptNumber }, texts.language));
  return lines;
}
