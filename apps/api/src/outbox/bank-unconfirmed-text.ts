import { isDay } from "@thangam/terms/json/plain";
import { formatDay } from "@thangam/texts/format-day";
import { z } from "zod";
import { SendFailure } from "#core/send-failure.ts";
import { rupeesText, textsFor, write } from "./write-text.ts";
import type { MessageText, Reader } from "./write-text.ts";

const amountInPaise = z.string().regex(/^\d+$/).transform(BigInt);
const someDay = z.string().refine(isDay);

/** Of how many entries the Admins are told, how much they moved, and the day of the oldest. */
const entriesTold = z.object({ entries: z.string().regex(/^\d+$/), amountPaise: amountInPaise, since: someDay });

/** How much lies in the safe, and since when some of it. */
const safeTold = z.object({ amountPaise: amountInPaise, since: someDay });

type MoneyKind = "bank_unconfirmed" | "receipts_unconfirmed" | "receipts_left_over" | "safe_uncounted";

/** Of how much money of customers the Admins are told, and until which day it was paid. */
const receiptsTold = z.object({ amountPaise: amountInPaise, until: someDay });

/** What is written to an Admin of what the bank's statement does not show in time, or nobody counted. */
export function bankText(kind: MoneyKind, payload: unknown): (reader: Reader) => MessageText {
  const { data } = told[kind].safeParse(payload);
  if (data === undefined) throw new SendFailure("nothing_to_write", "entries");
  return textOf(kind, { ...data, day: "since" in data ? data.since : data.until });
}

const told = {
  bank_unconfirmed: entriesTold,
  receipts_unconfirmed: receiptsTold,
  receipts_left_over: receiptsTold,
  safe_uncounted: safeTold,
} as const;

function textOf(
  kind: MoneyKind,
  { entries, amountPaise, day }: { entries?: string; amountPaise: bigint; day: string },
) {
  return (reader: Reader): MessageText =>
    write(kind, reader, {
      ...(entries !== undefined && { entries }),
      amount: rupeesText(amountPaise, textsFor(reader.language)),
      day: formatDay(day),
      email: reader.email,
    });
}
