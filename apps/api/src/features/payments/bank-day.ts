import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Services } from "#kernel/handler.ts";
import { shopMidnight } from "#platform/clock.ts";

/** The day on which the bank credited a payment, as the ledger takes it: with the moment at which it began. */
export function bankDay(creditedOn: BusinessDay | undefined, { timeZone }: Pick<Services, "timeZone">) {
  if (creditedOn === undefined) return {};
  return { creditedOn, creditedAt: shopMidnight(timeZone)(creditedOn) };
}
