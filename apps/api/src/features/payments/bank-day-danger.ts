import { wireRupees } from "@thangam/contracts/values/money";
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
      facts: { client: clientName, bankDay, startedOn },
      hundredthsOff: advantage === null ? null : advantage + typed.gainedHundredths,
      isAlways: isLessLate,
    },
  ];
}

/** By how much the day's rate is below the dearest one; null where one of them is not known. */
function advantageOf(isForGold: boolean, rate: bigint | null, dearest: bigint | null): number | null {
  if (!isForGold) return 0;
  if (rate === null || dearest === null) return null;
  return rate >= dearest ? 0 : hundredthsBetween(rate, dearest);
}
