import type { BillLine } from "#bill.ts";
import { nothingTaken } from "#settlement-types.ts";
import type { Part, Taken } from "#settlement-types.ts";
import type { Valuation } from "#valuation-types.ts";
import { listOf } from "./choices.ts";
import type { Choices } from "./choices.ts";

/** What earlier parts of a book may have taken: mostly nothing. */
export function anyTaken({ chance, int }: Choices, { paidPaise, savedMg }: Valuation): Taken {
  if (chance(60)) return nothingTaken;
  const share = BigInt(int(0, 100));
  const mg = ((savedMg ?? 0n) * share) / 100n;
  return {
    paise: (paidPaise * share) / 100n,
    mg,
    coveredMg: (mg * BigInt(int(0, 100))) / 100n,
    offPaise: BigInt(int(0, 300_000)),
  };
}

/** Bills have the most to reckon. */
const ways = ["jewellery_bill", "jewellery_bill", "voucher", "gold_coin", "refund"] as const;

/** Some parts of what is left, or a little more; the last one often takes the rest. */
export function anyParts(choices: Choices, left: bigint): Part[] {
  const { chance, int, one } = choices;
  const count = int(1, 4);
  const parts = listOf(count, (at): Part => {
    const way = one(ways);
    const isRest = at === count - 1 && chance(70);
    return {
      way,
      ...(isRest ? {} : { take: (left * BigInt(int(0, 110))) / BigInt(100 * count) }),
      ...(way === "jewellery_bill" && chance(70) ? { lines: listOf(int(1, 3), () => anyLine(choices)) } : {}),
      ...(way === "jewellery_bill" && chance(25) ? { billRate: BigInt(int(300_000, 1_300_000)) } : {}),
    };
  });
  if (chance(88)) return parts;
  return [{ way: "refund", ...(chance(50) && { take: left / 2n }) }, ...anyRest(choices, left)];
}

/** After money that was paid back: nothing but the bonus of it, and then maybe what is left. */
function anyRest(choices: Choices, left: bigint): Part[] {
  const { chance, one } = choices;
  const way = one(["voucher", "gold_coin", "jewellery_bill"] as const);
  const lines = way === "jewellery_bill" && chance(50) ? { lines: [anyLine(choices)] } : {};
  return [{ way, ...(chance(70) && { take: 0n }), ...lines }, ...(chance(40) ? anyParts(choices, left / 2n) : [])];
}

export function anyLine({ chance, int, one }: Choices): BillLine {
  return {
    item: "Piece",
    ...(chance(40) && { kind: one(["diamond", "coin", "ring"]) }),
    weightMg: BigInt(int(1, chance(50) ? 1000 : 40_000)),
    va: chance(60) ? { percent: int(0, 3000) } : { paisePerGram: BigInt(int(0, 120_000)) },
    ...(chance(30) && { stonePaise: BigInt(int(0, 5_000_000)) }),
  };
}
