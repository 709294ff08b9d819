import { settlementMethodCodes } from "@thangam/contracts/books/settlement-schemas";
import { paise, wireRupees } from "@thangam/contracts/values/money";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { formatGrams, formatRupees } from "@thangam/texts/format-money";
import type { Danger } from "#core/danger.ts";
import type { SettlementTerms } from "./settlement-terms.ts";

interface Owed {
  maturesOn: string;
  bonusPaise: bigint;
}

interface Asked {
  asked: SettlementTerms;
  today: string;
  remarks: string | null;
  confirmed: Readonly<Record<string, string>>;
  contact: { changedOn: string | null; isFresh: boolean };
  /** The bill or voucher of another book that people may take for this one's. */
  looksLike: string | null;
  /** What the book gave in all, with what its bills took off, those without pieces at the most. */
  handedOver: { paise: bigint; offPaise: bigint; offAtMostPaise: bigint };
  /** What was settled before for the same hands, and nobody else saw. */
  beforePaise: bigint;
}

/**
 * A book that ends: whatever it holds when that is early, or just after the client's e-mail or mobile number was changed,
 * or when its bill or voucher looks like that of another book, else from an amount on, with what was settled before for the same
 * hands. What counts for how much is said by the view `handed_over`.
 */
export function settlementDanger(
  book: { id: bigint; number: string; clientName: string },
  { maturesOn, bonusPaise }: Owed,
  { asked, today, remarks, confirmed, contact, looksLike, handedOver, beforePaise }: Asked,
): Danger<"settlement"> {
  return {
    kind: "settlement",
    recordType: "book",
    recordId: book.id,
    subject: book.number,
    to: asked.method,
    amountPaise: handedOver.paise + beforePaise,
    isAlways: today < maturesOn || contact.isFresh || looksLike !== null,
    reason: remarks,
    facts: {
      client: book.clientName,
      ways: waysOf(asked),
      matures: maturesOn,
      gold: formatGrams(asked.totalMg),
      bonus: wireRupees(bonusPaise),
      ...confirmed,
      ...(handedOver.offPaise > 0n && { offBills: wireRupees(paise(handedOver.offPaise)) }),
      ...(handedOver.offAtMostPaise > 0n && { offAtMost: wireRupees(paise(handedOver.offAtMostPaise)) }),
      ...(beforePaise > 0n && { settledBefore: wireRupees(paise(beforePaise)) }),
      ...(looksLike !== null && { referenceLike: looksLike }),
      ...(contact.changedOn !== null && { contactChanged: contact.changedOn }),
    },
  };
}

/** What leaves the shop by which way, each with its number: "Voucher, V-2201, 0.500 g; Refund, Cash". */
function waysOf({ method, mode, reference, parts }: SettlementTerms): string {
  if (parts.length === 0)
    return wordsOf([
      settlementMethodCodes.phraseOf(method),
      mode === null ? undefined : counterModeCodes.phraseOf(mode),
      reference ?? undefined,
    ]);
  return parts
    .map((part) =>
      wordsOf([
        part.way,
        part.way === "Refund" ? part.mode : undefined,
        part.reference,
        part.takePaise === undefined ? undefined : formatRupees(part.takePaise),
        part.takeMg === undefined ? undefined : `${formatGrams(part.takeMg)} g`,
      ]),
    )
    .join("; ");
}

function wordsOf(words: readonly (string | undefined)[]): string {
  return words.filter((word) => word !== undefined).join(", ");
}
