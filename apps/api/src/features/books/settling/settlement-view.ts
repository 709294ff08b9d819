import { counterModes } from "@thangam/contracts/values/payments";
import { settlementWays } from "@thangam/contracts/books/settlement-schemas";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { word } from "#platform/word.ts";
import type { SettlementColumns } from "./settlement-store.ts";

/** How a book ended, for its owner and for staff; null until it is settled. */
export function settlementView(row: SettlementColumns) {
  if (row.settled_way === null || row.settled_at === null) return null;
  const [savedPaise, savedMg] = [row.settled_saved_paise ?? 0n, row.settled_saved_mg ?? 0n];
  const [bonusPaise, bonusMg] = [row.settled_bonus_paise ?? 0n, row.settled_bonus_mg ?? 0n];
  return {
    way: word(row.settled_way, settlementWays),
    mode: row.settled_mode === null ? null : word(row.settled_mode, counterModes),
    reference: row.settled_reference,
    settledAt: row.settled_at,
    settledBy: row.settled_by,
    savedPaise: paise(savedPaise),
    savedMg: milligrams(savedMg),
    bonusPaise: paise(bonusPaise),
    bonusMg: milligrams(bonusMg),
    totalPaise: paise(savedPaise + bonusPaise),
    totalMg: milligrams(savedMg + bonusMg),
  };
}
