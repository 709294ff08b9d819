import { isDay } from "@thangam/contracts/values/time";
import { formatDay } from "@thangam/texts/format-day";
import { z } from "zod";
import { rupeesText, textsFor, write } from "./write-text.ts";
import type { MessageText, Reader } from "./write-text.ts";

const amountInPaise = z.string().regex(/^\d+$/).transform(BigInt);
const someDay = z.string().refine(isDay);

/** Of how many entries the Admins are told, how much they moved, and the day of the oldest. */
export const unconfirmedEntries = z.object({
  entries: z.string().regex(/^\d+$/),
  amountPaise: amountInPaise,
  since: someDay,
});

/** Of how much money of customers the Admins are told, and until which day it was paid. */
export const unconfirmedReceipts = z.object({ amountPaise: amountInPaise, until: someDay });

export function bankUnconfirmedText(
  reader: Reader,
  { entries, amountPaise, since }: z.infer<typeof unconfirmedEntries>,
): MessageText {
  const amount = rupeesText(amountPaise, textsFor(reader.language));
  return write("bank_unconfirmed", reader, { entries, amount, day: formatDay(since), email: reader.email });
}

export function receiptsUnconfirmedText(
  reader: Reader,
  { amountPaise, until }: z.infer<typeof unconfirmedReceipts>,
): MessageText {
  const amount = rupeesText(amountPaise, textsFor(reader.language));
  return write("receipts_unconfirmed", reader, { amount, day: formatDay(until), email: reader.email });
}
