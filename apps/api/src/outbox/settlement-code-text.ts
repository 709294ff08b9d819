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

/** On what terms a book is to be settled. No record holds them yet, so the message does. */
export const settlementOffer = z.object({
  method: z.enum(settlementMethodCodes.all),
  mode: z.enum(counterModeCodes.all).nullable().default(null),
  reference: z.string().nullable().default(null),
  savedPaise: amount,
  savedMg: amount,
  bonusPaise: amount,
  bonusMg: amount,
});

type SettlementOffer = z.infer<typeof settlementOffer>;

/** Asks the owner of a book whether it shall be settled on these terms. `secret` is the code that says so. */
export function settlementCodeText(
  reader: Reader,
  { number, schemeName }: BookFacts,
  offer: SettlementOffer,
  secret: string | null,
): MessageText {
  const texts = textsFor(reader.language);
  return write("settlement_code", reader, {
    book: number,
    scheme: schemeName,
    settled: settledText(offer, texts),
    given: givenText(offer, texts),
    ...(secret !== null && { secret }),
  });
}

/** "on bill JB-26-400", "paid back by Cash" */
function givenText({ method, mode, reference: number }: SettlementOffer, texts: ServerTexts): string {
  const { mail, documents, language } = texts;
  if (method === "refund") {
    const paidBy = mode === null ? "" : documents[counterModeCodes.phraseOf(mode)];
    return interpolate(mail.givenByRefund, { mode: paidBy }, language);
  }
  const given = method === "voucher" ? mail.givenByVoucher : mail.givenByBill;
  return interpolate(given, { reference: number ?? "" }, language);
}
