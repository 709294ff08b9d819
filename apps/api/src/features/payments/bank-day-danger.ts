import { wireRupees } from "@thangam/contracts/values/money";
import { formatPercent } from "@thangam/contracts/values/percent";
import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Danger } from "#core/danger.ts";
import { hundredthsBetween } from "#core/danger.ts";
import type { Reader } from "#platform/database/db.ts";
import { typedBankDayOf } from "./bank-day-danger-store.ts";

/**
 * What is dangerous about the day on which the bank credited a payment, where staff say it: its gold rate is below that of the day
 * on which the payment was started or of today, money of that day brings more, or an instalment is less late by it.
 */
export async function dangerOfBankDay(
  db: Reader,
  paymentId: bigint,
  about: { today: BusinessDay; timeZone: string },
): Promise<Danger<"bank_day">[]> {
  const typed = await typedBankDayOf(db, paymentId, about);
  if (typed === undefined) return [];
  const { bankDay, startedOn, ratePaise, startRatePaise, dearestPaise, isLessLate } = typed;
  const { bookId, bookNumber, clientName, amountPaise } = typed;
  const advantage = advantageOf(typed.isForGold, ratePaise, dearestPaise);
  const isOtherDay = startRatePaise !== null && startedOn !== bankDay;
  return [
    {
      kind: "bank_day",
      recordType: "book",
      recordId: bookId,
      subject: bookNumber,
      from: isOtherDay ? wireRupees(startRatePaise) : null,
      to: ratePaise === null ? null : wireRupees(ratePaise),
      amountPaise,
      facts: { client: clientName, bankDay, startedOn, ...gainsOf(advantage, typed) },
      hundredthsOff: advantage === null ? null : advantage + typed.gainedHundredths,
      isAlways: isLessLate,
    },
  ];
}

/** What the day gives that another one would not, as whoever decides reads it. */
function gainsOf(
  advantage: number | null,
  { gainedHundredths, isLessLate }: { gainedHundredths: number; isLessLate: boolean },
) {
  return {
    ...(advantage !== 0 && { cheaperGold: advantage === null ? "unknown" : formatPercent(advantage) }),
    ...(gainedHundredths > 0 && { addsMore: formatPercent(gainedHundredths) }),
    ...(isLessLate && { lessLate: "yes" }),
  };
}

/** By how much the day's rate is below the dearest one; null where one of them is not known. */
function advantageOf(isForGold: boolean, rate: bigint | null, dearest: bigint | null): number | null {
  if (!isForGold) return 0;
  if (rate === null || dearest === null) return null;
  return rate >= dearest ? 0 : hundredthsBetween(rate, dearest);
}
