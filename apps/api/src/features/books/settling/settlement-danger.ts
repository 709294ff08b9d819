import { paise, wireRupees } from "@thangam/contracts/values/money";
import { formatGrams } from "@thangam/texts/format-money";
import type { Danger } from "#core/danger.ts";

interface Owed {
  maturesOn: string;
  totalPaise: bigint;
  bonusPaise: bigint;
  /** At today's rate; null without one. */
  worthPaise: bigint | null;
}

interface Asked {
  method: string;
  today: string;
  totalMg: bigint;
  remarks: string | null;
  confirmed: Readonly<Record<string, string>>;
  contact: { changedOn: string | null; isFresh: boolean };
  /** The bill or voucher of another book that people may take for this one's. */
  looksLike: string | null;
  /** What was settled before for the same hands, and nobody else saw. */
  beforePaise: bigint;
}

/**
 * A book that ends: whatever it holds when that is early, or just after the client's e-mail or mobile number was changed,
 * or when its bill or voucher looks like that of another book, else from an amount on, with what was settled before for the same
 * hands. Gold counts at today's rate, if that is more than was paid.
 */
export function settlementDanger(
  book: { id: bigint; number: string; clientName: string },
  { maturesOn, totalPaise, bonusPaise, worthPaise }: Owed,
  { method, today, totalMg, remarks, confirmed, contact, looksLike, beforePaise }: Asked,
): Danger<"settlement"> {
  return {
    kind: "settlement",
    recordType: "book",
    recordId: book.id,
    subject: book.number,
    to: method,
    amountPaise: (worthPaise !== null && worthPaise > totalPaise ? worthPaise : totalPaise) + beforePaise,
    isAlways: today < maturesOn || contact.isFresh || looksLike !== null,
    reason: remarks,
    facts: {
      client: book.clientName,
      matures: maturesOn,
      gold: formatGrams(totalMg),
      bonus: wireRupees(bonusPaise),
      ...confirmed,
      ...(beforePaise > 0n && { settledBefore: wireRupees(paise(beforePaise)) }),
      ...(looksLike !== null && { referenceLike: looksLike }),
      ...(contact.changedOn !== null && { contactChanged: contact.changedOn }),
    },
  };
}
