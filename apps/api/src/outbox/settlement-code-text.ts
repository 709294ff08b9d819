import { settlementMethodCodes } from "@thangam/contracts/books/settlement-schemas";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { interpolate } from "@thangam/texts/interpolate";
import type { ServerTexts } from "@thangam/texts/shape";
import { z } from "zod";
import { settledText } from "./message-texts.ts";
import type { BookFacts } from "./message-texts.ts";
import { textsFor, write } from "./write-text.ts";
import type { MessageText, Reader } from "./write-text.ts";

const amount = z.string().regex(/^\d+$/).transform(BigInt);

const offeredWay = z.object({
  method: z.enum(settlementMethodCodes.all),
  mode: z.enum(counterModeCodes.all).nullable().default(null),
  reference: z.string().nullable().default(null),
});

/** On what terms a book is to be settled. No record holds them yet, so the message does. */
export const settlementOffer = z.object({
  ...offeredWay.shape,
  /** Of a book that is settled in parts: how each is given. */
  parts: z.array(offeredWay).default([]),
  savedPaise: amount,
  savedMg: amount,
  bonusPaise: amount,
  bonusMg: amount,
});

type SettlementOffer = z.infer<typeof settlementOffer>;

/**
 * Asks the owner of a book whether it shall be settled on these terms, where `secret` is the code that says so, or tells of
 * parts that were.
 */
export function offerText(
  kind: "settlement_code" | "book_part_settled",
  reader: Reader,
  { number, schemeName }: BookFacts,
  offer: SettlementOffer,
  secret: string | null,
): MessageText {
  const texts = textsFor(reader.language);
  return write(kind, reader, {
    book: number,
    scheme: schemeName,
    settled: settledText(offer, texts),
    given: givenText(offer, texts),
    ...(secret !== null && { secret }),
  });
}

/** "on bill JB-26-400", "paid back by Cash"; of several parts each. */
function givenText(offer: SettlementOffer, texts: ServerTexts): string {
  const ways = offer.parts.length === 0 ? [offer] : offer.parts;
  return ways.map((one) => wayText(one, texts)).join(", ");
}

function wayText({ method, mode, reference: number }: z.infer<typeof offeredWay>, texts: ServerTexts): string {
  const { mail, documents, language } = texts;
  if (method === "refund") {
    const paidBy = mode === null ? "" : documents[counterModeCodes.phraseOf(mode)];
    return interpolate(mail.givenByRefund, { mode: paidBy }, language);
  }
  return interpolate(givenBy[method](mail), { reference: number ?? "" }, language);
}

const givenBy = {
  jewellery_bill: (mail: ServerTexts["mail"]) => mail.givenByBill,
  voucher: (mail: ServerTexts["mail"]) => mail.givenByVoucher,
  gold_coin: (mail: ServerTexts["mail"]) => mail.givenByCoin,
  parts: (mail: ServerTexts["mail"]) => mail.givenByBill,
};
