import { expect, test } from "vitest";
import { brochureTable } from "./brochure.ts";
import type { Day, Terms } from "./terms.ts";
import { gold22, monthly, rupees, steps } from "./testing/arrange.ts";

const growing = steps("instalment", [
  { months: 6, paid: 6, give: { percent: 3000 } },
  { months: 9, paid: 9, give: { percent: 6000 } },
  { months: 11, paid: 11, give: { percent: 10_000 } },
]);

test("the table of a scheme with three steps tells instalment, paid, bonus and total of each day", () => {
  const terms: Terms = { schedule: monthly(11), benefits: [growing] };
  const rows = brochureTable(terms, rupees(2000), "2026-11-22");
  const told = rows.map(({ day, instalment, paidPaise, bonusPaise, totalPaise }) =>
    [day, instalment, Number(paidPaise) / 100, Number(bonusPaise) / 100, Number(totalPaise) / 100].join(" "),
  );
  expect(told).toEqual([
    "2026-11-22 1 2000 0 2000",
    "2026-12-22 2 4000 0 4000",
    "2027-01-22 3 6000 0 6000",
    "2027-02-22 4 8000 0 8000",
    "2027-03-22 5 10000 0 10000",
    "2027-04-22 6 12000 0 12000",
    "2027-05-22 7 14000 600 14600",
    "2027-06-22 8 16000 600 16600",
    "2027-07-22 9 18000 600 18600",
    "2027-08-22 10 20000 1200 21200",
    "2027-09-22 11 22000 1200 23200",
    "2027-10-22  22000 2000 24000",
  ]);
});

test("gold is told at one rate, and not known without one", () => {
  const terms: Terms = {
    schedule: monthly(2, { opens: { days: 45 } }),
    gold: gold22,
    benefits: [steps("saved", [{ give: { percent: 1000 } }], { as: "gold" })],
  };
  const inGold = (rate?: bigint) =>
    brochureTable(terms, rupees(2000), "2026-01-01", rate).map(({ day, savedMg, bonusMg, totalMg }) =>
      [day, savedMg, bonusMg, totalMg].join(" "),
    );
  expect(inGold(rupees(10_000))).toEqual([
    "2026-01-01 200 0 200",
    "2026-02-01 400 0 400",
    "2026-02-15 400 40 440",
    "2026-03-01 400 40 440",
  ]);
  expect(inGold()).toEqual(["2026-01-01  0 ", "2026-02-01  0 ", "2026-02-15   ", "2026-03-01   "]);
});

test("of a daily scheme the first due day of each month is told, and the last", () => {
  const terms: Terms = {
    schedule: { every: { days: 1 }, instalments: 330, flexible: true, due: "joining", matures: { days: 330 } },
    benefits: [],
  };
  const days = brochureTable(terms, rupees(100), "2026-01-31").map(({ day, instalment }) => `${day} ${instalment}`);
  expect(days.slice(0, 3)).toEqual(["2026-01-31 1", "2026-02-28 29", "2026-03-31 60"]);
  expect(days.slice(-3)).toEqual(["2026-11-30 304", "2026-12-26 330", "2026-12-27 null"]);
});

test("the last day told is that on which a rest after the last instalment is over", () => {
  const bonus = steps("instalment", [{ paid: 10, give: { percent: 10_000 } }], { only: "maturity" });
  const terms: Terms = { schedule: monthly(10, { rests: 30 }), benefits: [bonus] };
  const last = (joinedOn: Day) => brochureTable(terms, rupees(3000), joinedOn).at(-1);
  expect(last("2022-04-05")).toMatchObject({ day: "2023-02-05", totalPaise: rupees(33_000) });
  // The tenth falls due on 1 February.
  expect(last("2022-05-01")).toMatchObject({ day: "2023-03-03", totalPaise: rupees(33_000) });
});

test("days on which the window has closed are not told, those of a waiver are", () => {
  const terms: Terms = {
    schedule: monthly(3, { closes: { of: "maturity", days: 0 } }),
    gold: gold22,
    benefits: [
      steps(
        "saved",
        [
          { months: 2, give: { percent: 5000 } },
          { months: 4, give: { percent: 6000 } },
        ],
        { as: "making" },
      ),
    ],
  };
  const rows = brochureTable(terms, rupees(2000), "2026-01-01", rupees(10_000));
  expect(rows.map(({ day, making }) => [day, making?.percent])).toEqual([
    ["2026-01-01", undefined],
    ["2026-02-01", undefined],
    ["2026-03-01", 5000],
    ["2026-04-01", 5000],
  ]);
});

test("of a hundred years one line of each year is told, and the last", () => {
  const when = Array.from({ length: 100 }, (_, at) => ({ days: at * 300, give: { percent: at } }));
  const terms: Terms = {
    schedule: monthly(1200),
    benefits: [
      steps("paid", when),
      steps(
        "paid",
        when.map((row) => ({ ...row, days: row.days + 7 })),
      ),
    ],
  };
  const days = brochureTable(terms, rupees(100), "2026-02-28").map(({ day }) => day);
  expect(days).toHaveLength(101);
  expect([...days.slice(0, 3), ...days.slice(-2)]).toEqual([
    "2026-02-28",
    "2027-02-28",
    "2028-02-28",
    "2125-02-28",
    "2126-02-28",
  ]);
});
