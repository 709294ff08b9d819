import type { Danger } from "#core/danger.ts";
import { wireRupees } from "@thangam/contracts/values/money";

interface OpenedBook {
  number: string;
  schemeName: string;
  amountPaise: bigint;
  paidMonths: number;
}

/** Months that a new book was opened with: money that the portal never saw. */
export function paidMonthsDangers(books: readonly OpenedBook[], clientName: string): Danger<"paid_months">[] {
  return books
    .filter(({ paidMonths }) => paidMonths > 0)
    .map(({ number, schemeName, amountPaise, paidMonths }) => ({
      kind: "paid_months",
      recordType: "book",
      subject: number,
      from: "0",
      to: String(paidMonths),
      amountPaise: amountPaise * BigInt(paidMonths),
      facts: { client: clientName, scheme: schemeName, each: wireRupees(amountPaise) },
    }));
}
