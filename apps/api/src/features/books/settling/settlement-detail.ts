import { encode } from "@thangam/terms/json/json";
import type { BookRow } from "#features/books/book-store.ts";
import type { SettlementTerms } from "./settlement-terms.ts";

interface Noted {
  book: BookRow;
  /** As it is afterwards. */
  settled: BookRow;
  asked: SettlementTerms;
  remarks: string | null;
  confirmed: Readonly<Record<string, string>>;
  bonusPaise: bigint;
}

/** What the audit trail keeps of a settlement. */
export function settlementDetail({ book, settled, asked, remarks, confirmed, bonusPaise }: Noted) {
  const { method, mode, reference, parts, totalPaise, totalMg } = asked;
  return {
    book: book.number,
    from: book.status,
    to: settled.status,
    way: method,
    ...(mode !== null && { mode }),
    ...(reference !== null && { reference }),
    ...(parts.length > 0 && { parts: JSON.stringify(encode(parts.map(known))) }),
    ...(remarks !== null && { remarks }),
    ...confirmed,
    amountPaise: totalPaise.toString(),
    weightMg: totalMg.toString(),
    bonusPaise: bonusPaise.toString(),
    bonusMg: (settled.settledBonusMg ?? 0n).toString(),
  };
}

/** Without the lines of its bill, which stand beside it. */
function known(part: object): object {
  const members = Object.entries(part).filter(([name, value]) => name !== "lines" && value !== undefined);
  return Object.fromEntries(members);
}
