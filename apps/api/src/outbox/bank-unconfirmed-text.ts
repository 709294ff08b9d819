import { isDay } from "@thangam/contracts/values/time";
import { formatDay } from "@thangam/texts/format-day";
import { z } from "zod";
import { rupeesText, textsFor, write } from "./write-text.ts";
import type { MessageText, Reader } from "./write-text.ts";

/** Of how many entries the Admins are told, how much they moved, and the day of the oldest. */
export const unconfirmedEntries = z.object({
  entries: z.string().regex(/^\d+$/),
  amountPaise: z.string().regex(/^\d+$/).transform(BigInt),
  since: z.string().refine(isDay),
});

export function bankUnconfirmedText(
  reader: Reader,
  { entries, amountPaise, since }: z.infer<typeof unconfirmedEntries>,
): MessageText {
  const amount = rupeesText(amountPaise, textsFor(reader.language));
  return write("bank_unconfirmed", reader, { entries, amount, day: formatDay(since), email: reader.email });
}
