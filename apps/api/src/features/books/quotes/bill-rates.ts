import type { Reader } from "#platform/database/db.ts";
import type { AskedPart } from "./asked-parts.ts";
import { ratesByPurity } from "./terms-facts-store.ts";

/** The parts, each bill of other gold with the rate of its purity; null where one is not set. The twin: with_bill_rates. */
export async function withBillRates(
  db: Reader,
  { bookId, day }: { bookId: bigint; day: string },
  parts: readonly AskedPart[],
): Promise<AskedPart[] | null> {
  if (parts.every(({ purity }) => purity === undefined)) return [...parts];
  const rates = await ratesByPurity(db, bookId, day);
  const rated: AskedPart[] = [];
  for (const part of parts) {
    const billRate = part.purity === undefined ? null : rates.get(part.purity);
    if (billRate === undefined) return null;
    rated.push(billRate === null ? part : { ...part, billRate });
  }
  return rated;
}
