import { wireRupees } from "@thangam/contracts/values/money";
import { formatGrams } from "@thangam/texts/format-money";
import type { Danger } from "#core/danger.ts";

interface Owed {
  maturesOn: string;
  totalPaise: bigint;
  bonusPaise: bigint;
  /** At today's rate; null without one. */
  worthPaise: bigint | null;
}

/** A book that ends: early whatever it holds, later from an amount on. Gold counts at today's rate, if that is more than was paid. */
export function settlementDanger(
  book: { id: bigint; number: string; clientName: string },
  { maturesOn, totalPaise, bonusPaise, worthPaise }: Owed,
  { method, today, totalMg, remarks }: { method: string; today: string; totalMg: bigint; remarks: string | null },
): Danger<"settlement"> {
  return {
    kind: "settlement",
    recordType: "book",
    recordId: book.id,
    subject: book.number,
    to: method,
    amountPaise: worthPaise !== null && worthPaise > totalPaise ? worthPaise : totalPaise,
    isAlways: today < maturesOn,
    reason: remarks,
    facts: {
      client: book.clientName,
      matures: maturesOn,
      gold: formatGrams(totalMg),
      bonus: wireRupees(bonusPaise),
    },
  };
}
