import { sum } from "@thangam/terms/fractions";

/** A part as it is asked for or as it was settled. */
interface PartPayload {
  way: string;
  mode?: string | null | undefined;
  reference?: string | null | undefined;
}

interface PartBonus {
  bonusPaise: bigint;
  bonusMg: bigint;
}

/** What of the parts is a bonus. */
export function bonusOf(parts: readonly PartBonus[]): PartBonus {
  return {
    bonusPaise: sum(parts.map((part) => part.bonusPaise)),
    bonusMg: sum(parts.map((part) => part.bonusMg)),
  };
}

/** What messages say of a settlement in parts. The totals have the bonus in them. */
export function partsPayload(
  total: { totalPaise: bigint; totalMg: bigint },
  { bonusPaise, bonusMg }: PartBonus,
  parts: readonly PartPayload[],
) {
  return {
    savedPaise: (total.totalPaise - bonusPaise).toString(),
    savedMg: (total.totalMg - bonusMg).toString(),
    bonusPaise: bonusPaise.toString(),
    bonusMg: bonusMg.toString(),
    parts: parts.map(({ way, mode, reference }) => ({ method: way, mode: mode ?? null, reference: reference ?? null })),
  };
}
