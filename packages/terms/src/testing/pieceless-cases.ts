import type { BillLine } from "#bill.ts";
import type { Part } from "#settlement-types.ts";
import type { Benefit, Terms } from "#terms.ts";
import { valuationOn } from "#valuation.ts";
import type { Valuation } from "#valuation-types.ts";
import { gold22, monthly, steps } from "./arrange.ts";

/** A waiver, the parts of a settlement, and the place of the bill that has to name its pieces. */
export interface PiecelessCase {
  name: string;
  waiver: Partial<Benefit> | null;
  parts: Part[];
  at: number | null;
}

const line: BillLine = { item: "Chain", weightMg: 8000n, va: { percent: 2000 } };
const bill: Part = { way: "jewellery_bill" };
const told: Part = { way: "jewellery_bill", lines: [line] };
const whole: Partial<Benefit> = { covers: "bill" };

const one = (name: string, waiver: Partial<Benefit> | null, parts: Part[], at: number | null): PiecelessCase => ({
  name,
  waiver,
  parts,
  at,
});

export const piecelessCases: readonly PiecelessCase[] = [
  one("a bill, of which all is covered", whole, [bill], 0),
  one("one with an empty list of pieces", whole, [{ ...bill, lines: [] }], 0),
  one("one with its pieces", whole, [told], null),
  one("the second of two bills", whole, [{ ...told, take: 1000n }, bill], 1),
  one("the first of two", whole, [{ ...bill, take: 1000n }, bill], 0),
  one("a bill after a voucher", whole, [{ way: "voucher", take: 1000n }, bill], 1),
  one("a voucher", whole, [{ way: "voucher" }], null),
  one("a gold coin", whole, [{ way: "gold_coin" }], null),
  one("money that is paid back", whole, [{ way: "refund" }], null),
  one("a cap limits it", { ...whole, cap: 500_000n }, [bill], null),
  one("a cap of nothing limits it, too", { ...whole, cap: 0n }, [bill], null),
  one("points of the charge limit no charge in rupees a gram", { ...whole, points: 1800 }, [bill], 0),
  one("nothing is taken off", { ...whole, when: [{ give: { percent: 0 } }] }, [bill], null),
  one(
    "nothing but of a kind of piece",
    { ...whole, when: [{ give: { percent: 0 } }], items: { coin: 0, diamond: 2500 } },
    [bill],
    0,
  ),
  one("nothing of any kind", { ...whole, when: [{ give: { percent: 0 } }], items: { coin: 0 } }, [bill], null),
  one("the saved grams limit it", {}, [bill], null),
  one("said out loud, too", { covers: "saved", points: 1800 }, [bill], null),
  one("what is above the saved grams has no limit", { beyond: 1000 }, [bill], 0),
  one("above them nothing is taken off", { beyond: 0 }, [bill], null),
  one("above them a cap limits it", { beyond: 1000, cap: 500_000n }, [bill], null),
  one("the waiver is not given yet", { ...whole, only: "maturity" }, [bill], null),
  one("no waiver at all", null, [bill], null),
  one("the rupees that were saved limit it", { of: "paid" }, [bill], null),
  one("of a book in rupees all is covered", { of: "paid", ...whole }, [bill], 0),
];

/** What the book of a case is worth a month before its maturity: 10 g were saved. */
export function valuationOfPieceless({ waiver }: PiecelessCase): Valuation {
  const other = steps("paid", [{ give: { percent: 500 } }]);
  const waivers = waiver === null ? [] : [steps("saved", [{ give: { percent: 5000 } }], { as: "making", ...waiver })];
  const gold = waiver?.of === "paid" ? {} : { gold: gold22 };
  const terms: Terms = { schedule: monthly(3), ...gold, benefits: [other, ...waivers] };
  const payments = [{ day: "2026-01-01", paise: 6_000_000n, rate: 600_000n }];
  return valuationOn(terms, { joinedOn: "2026-01-01", instalment: 6_000_000n, payments }, { day: "2026-03-01" });
}
