import { describe, expect, test } from "vitest";
import { explainedReceipts } from "./explained-receipts.ts";
import type { BankReceipt, CreditLine } from "./explained-receipts.ts";
import { chance, historyOf, inventedOn, manners, toldOf } from "./histories.testing.ts";
import type { Manner, Shop } from "./histories.testing.ts";
import { sized } from "#testing/test-size.ts";
import { leftoverOf } from "./leftover-of.ts";

const DAYS = 90;
const receipt = (id: number, day: string, paise: number, numbers: string[] = []): BankReceipt => ({
  id: BigInt(id),
  day,
  paise: BigInt(paise),
  isPaidBack: false,
  numbers,
});
const line = (day: string, fromDay: string, paise: number, numbers: string[] = []): CreditLine => ({
  day,
  fromDay,
  paise: BigInt(paise),
  numbers,
});
const brought = (receipts: BankReceipt[], lines: CreditLine[]) =>
  [...explainedReceipts(receipts, lines, "2026-01-01").broughtOn.keys()].map(Number);

describe("a line brings", () => {
  const paid = [
    receipt(1, "2026-01-01", 500, ["a"]),
    receipt(2, "2026-01-01", 700, ["b"]),
    receipt(3, "2026-01-02", 500, ["c"]),
    receipt(4, "2026-01-03", 900, ["d"]),
  ];
  test.each<[string, CreditLine[], number[]]>([
    ["the receipts whose numbers it holds", [line("2026-01-03", "2026-01-01", 1400, ["c", "d"])], [3, 4]],
    ["none of which it brings less than they are", [line("2026-01-03", "2026-01-01", 400, ["c"])], []],
    ["the oldest of its amount", [line("2026-01-03", "2026-01-01", 500)], [1]],
    ["none from before its days", [line("2026-01-03", "2026-01-02", 700)], []],
    ["none that came after it", [line("2026-01-02", "2026-01-01", 900)], []],
    ["a day", [line("2026-01-03", "2026-01-01", 1200)], [1, 2]],
    ["some days in a row", [line("2026-01-03", "2026-01-01", 1700)], [1, 2, 3]],
    ["nothing where nothing comes to its amount", [line("2026-01-03", "2026-01-01", 1100)], []],
    [
      "in one manner alone, that of most of them",
      [
        line("2026-01-03", "2026-01-01", 500),
        line("2026-01-03", "2026-01-01", 700),
        line("2026-01-03", "2026-01-01", 900),
        line("2026-01-03", "2026-01-01", 500),
        line("2026-01-03", "2026-01-01", 2600),
      ],
      [1, 2, 4, 3],
    ],
    [
      "nothing where most are made in no manner",
      [line("2026-01-03", "2026-01-01", 500), line("2026-01-03", "2026-01-01", 801)],
      [],
    ],
  ])("%s", (_what, lines, expected) => {
    expect(brought(paid, lines)).toEqual(expected);
  });
});

test.each<[string, CreditLine[], number[]]>([
  ["that come to more than it", [line("2026-01-03", "2026-01-01", 500, ["a", "c"])], [1, 3]],
  ["also for less", [line("2026-01-03", "2026-01-01", 700, ["c", "b"])], [2, 3]],
  ["none where they come to no more", [line("2026-01-03", "2026-01-01", 1000, ["a", "c"])], []],
  [
    "none where another line brings the other one",
    [line("2026-01-03", "2026-01-01", 500, ["a", "c"]), line("2026-01-03", "2026-01-01", 500, ["a"])],
    [],
  ],
  [
    "though a line that names nobody is of their amount",
    [line("2026-01-03", "2026-01-01", 500, ["a", "c"]), line("2026-01-03", "2026-01-01", 500)],
    [1, 3],
  ],
])("two payments claim a line that names both: %s", (_what, lines, expected) => {
  const paid = [
    receipt(1, "2026-01-01", 500, ["a"]),
    receipt(2, "2026-01-01", 700, ["b"]),
    receipt(3, "2026-01-02", 500, ["c"]),
  ];
  const { contested } = explainedReceipts(paid, lines, "2026-01-01");
  expect([...contested].map(Number).toSorted((one, other) => one - other)).toEqual(expected);
});

test("what may be on its way is left over by nobody, and what a line brought is not on its way", () => {
  const [first, second] = [receipt(1, "2026-01-05", 500), receipt(2, "2026-01-06", 700)];
  const paid = [first, second];
  const calendar = { days: [], bankDays: [], patience: 3, leftThenPaise: 0n };
  const held = { heldPaise: 1_200n, readSince: "2026-01-01", onTheWaySince: "2026-01-05", ...calendar };
  expect(leftoverOf(held, paid, []).paise).toBe(0n);
  const lines = [line("2026-01-06", "2026-01-02", 700)];
  // Of these 1,200 only 500 may be on their way.
  expect(leftoverOf(held, paid, lines).paise).toBe(700n);
  // A line that may bring money of before says nothing of what came since.
  expect(leftoverOf(held, paid, [line("2026-01-06", "2025-12-31", 700)]).paise).toBe(0n);
  expect(leftoverOf(held, [first, { ...second, isPaidBack: true }], []).paise).toBe(700n);
});

/** Shops of every kind. */
function shopOf(seed: number): Shop {
  const random = chance(seed);
  const kinds: readonly Manner[] = [...manners, "mixed"];
  return {
    manner: kinds[seed % kinds.length]!,
    amounts: random() < 0.5 ? "few" : "any",
    most: 2 + Math.floor(random() * 12),
    late: Math.floor(random() * 4),
  };
}

const shops = sized(60, 400);

test(`of ${shops} shops where every payment came nothing is told`, () => {
  const told = Array.from({ length: shops }, (_, seed) => [
    seed,
    toldOf(historyOf(shopOf(seed), DAYS, chance(seed)), DAYS),
  ]);
  expect(told.filter(([, found]) => found !== null)).toEqual([]);
});

const regular: readonly Manner[] = ["one by one, named", "one by one", "by day", "by some days"];

describe.each(regular)("where lines come %s", (manner) => {
  const shop = (seed: number): Shop => ({ ...shopOf(seed), manner, late: seed % 3 });
  test.each(Array.from({ length: 8 }, (_, n) => n + 1))("one invented payment is told within some days: %i", (seed) => {
    const history = historyOf(shop(seed), DAYS, chance(seed), [inventedOn(50, 730_000n, 99_999n)]);
    const told = toldOf(history, DAYS);
    expect(told?.paise).toBeGreaterThan(0n);
    // Three working days of the bank until it is late, four on which it stays so, and Sundays and Saturdays between them.
    expect((told?.n ?? 999) - 50).toBeLessThanOrEqual(16);
  });

  test.each([1, 2, 3, 4])("one that is split over five days is told as well: %i", (seed) => {
    const parts = [45, 46, 47, 48, 49].map((n, at) =>
      inventedOn(n, 110_000n + BigInt(at) * 50_000n, BigInt(90_000 + at)),
    );
    expect(toldOf(historyOf(shop(seed), 110, chance(seed), parts), 110)?.paise).toBeGreaterThan(0n);
  });

  test("one that is hidden later under other people's money is told before that comes", () => {
    // The money of somebody whose payment is recorded late is taken for the invented one.
    const { receipts, lines } = historyOf(shop(3), DAYS, chance(3), [inventedOn(50, 500_000n, 99_999n)]);
    const hidden = { day: "2026-03-20", fromDay: "2026-03-17", paise: 500_000n, numbers: ["somebody"] };
    const told = toldOf({ receipts, lines: [...lines, hidden].toSorted((a, b) => (a.day < b.day ? -1 : 1)) }, DAYS);
    expect((told?.n ?? 999) - 50).toBeLessThanOrEqual(16);
  });
});
