import { describe, expect, test } from "vitest";
import { bonus, give, monthly, plusDays, schedule, valuation } from "./terms.testing.ts";

const joinedOn = "2017-01-01";

describe("Tanishq: ten of Rs 2,000, a part lost for each late one, closed 421 days after joining", () => {
  const terms = {
    schedule: schedule({
      instalments: 10,
      perMonth: 1,
      matures: { months: 10 },
      opens: { months: 10 },
      closes: { of: "joining", days: 421 },
    }),
    benefits: [
      bonus([
        { months: 10, ...give(5500) },
        { months: 11, ...give(6500) },
        { months: 12, ...give(7500) },
      ]),
    ],
    late: { grace: 7, each: "instalment", lose: { share: "instalment" } },
  };
  const saved = { joinedOn, instalment: "200000", payments: monthly(joinedOn, 10, "200000") };

  test.each([
    ["2017-10-31", "0", "not_open"],
    ["2017-11-01", "110000", "given"],
    ["2017-12-01", "130000", "given"],
    ["2018-01-01", "150000", "given"],
    [plusDays(joinedOn, 421), "150000", "given"],
    [plusDays(joinedOn, 422), "0", "too_late"],
  ])("on %s the bonus is %s paise (%s)", async (day, paise, reason) => {
    const worth = await valuation(terms, saved, day);
    expect(worth.benefits).toMatchObject([{ as: "rupees", paise, reason, mg: null, making: null }]);
    expect(worth).toMatchObject({ bonusPaise: paise, totalPaise: String(2_000_000 + Number(paise)), savedMg: null });
  });

  test("who joined a month later has Rs 1,500 on day 421", async () => {
    const later = "2017-02-01";
    const worth = await valuation(
      terms,
      { joinedOn: later, instalment: "200000", payments: monthly(later, 10, "200000") },
      plusDays(later, 421),
    );
    expect(worth.bonusPaise).toBe("150000");
  });

  test("nine of ten brought on the last day leave a tenth of it", async () => {
    const payments = [
      { day: joinedOn, paise: "200000" },
      { day: "2017-11-01", paise: "1800000" },
    ];
    const worth = await valuation(terms, { ...saved, payments }, "2017-11-01");
    expect(worth.benefits).toMatchObject([{ paise: "11000", units: 9, row: 0 }]);
  });
});

describe("Senco: 5,000 a month, by months and by what was paid", () => {
  const terms = {
    schedule: schedule({ instalments: 18, matures: { months: 18 }, closes: { of: "maturity", days: 60 } }),
    benefits: [
      bonus([
        { months: 6, paid: 6, ...give(3000) },
        { months: 11, paid: 11, ...give(7500) },
        { months: 18, paid: 18, ...give(15_000) },
      ]),
    ],
    late: { grace: 0, each: "instalment", lose: { share: "instalment" } },
  };
  const book = (count: number) => ({ joinedOn, instalment: "500000", payments: monthly(joinedOn, count, "500000") });

  test.each([
    [6, "2017-07-01", "150000"],
    [6, "2017-06-10", "0"],
    [11, "2017-12-01", "375000"],
    [18, "2018-07-01", "750000"],
    [18, "2018-08-30", "750000"],
    [18, "2018-08-31", "0"],
  ])("%i paid give on %s %s paise", async (count, day, paise) => {
    expect((await valuation(terms, book(count), day)).bonusPaise).toBe(paise);
  });

  test("one late of eleven leaves ten parts of eleven", async () => {
    const payments = monthly(joinedOn, 11, "500000").with(4, { day: "2017-05-09", paise: "500000" });
    expect((await valuation(terms, { ...book(11), payments }, "2017-12-01")).bonusPaise).toBe("340909");
  });
});

describe("Bhima: eleven, and the twelfth is the shop's, for whoever is never late", () => {
  const terms = {
    schedule: schedule({ closes: { of: "maturity", months: 12 } }),
    benefits: [bonus([{ paid: 11, ...give(10_000) }], { only: "maturity" })],
    late: { grace: 0, each: "instalment", lose: "all" },
  };
  const book = (paise: string) => ({ joinedOn, instalment: paise, payments: monthly(joinedOn, 11, paise) });

  test.each([
    ["50000", "2017-12-01", "600000", "given"],
    ["1000000", "2017-12-01", "12000000", "given"],
    ["50000", "2017-11-30", "550000", "too_early"],
    ["50000", "2018-12-01", "600000", "given"],
    ["50000", "2018-12-02", "550000", "too_late"],
  ])("eleven of %s paise come on %s to %s (%s)", async (paise, day, totalPaise, reason) => {
    expect(await valuation(terms, book(paise), day)).toMatchObject({ totalPaise, benefits: [{ reason }] });
  });

  test("one late instalment leaves nothing", async () => {
    const payments = monthly(joinedOn, 11, "50000").with(10, { day: "2017-11-02", paise: "50000" });
    const worth = await valuation(terms, { ...book("50000"), payments }, "2017-12-01");
    expect(worth).toMatchObject({ totalPaise: "550000", benefits: [{ reason: "late", row: 0, units: 1 }] });
  });
});

describe("twelve of Rs 1,000, all brought on the last day", () => {
  const terms = {
    schedule: schedule({ instalments: 12, matures: { months: 12 } }),
    benefits: [bonus([{ paid: 12, ...give(10_000) }], { only: "maturity" })],
  };
  const saved = { joinedOn, instalment: "100000", payments: [{ day: "2018-01-01", paise: "1200000" }] };

  test.each([
    ["13,000 where lateness costs nothing", {}, "1300000"],
    ["12,000 where it costs all", { late: { grace: 0, each: "instalment", lose: "all" } }, "1200000"],
  ])("come to %s", async (_, late, totalPaise) => {
    expect((await valuation({ ...terms, ...late }, saved, "2018-01-01")).totalPaise).toBe(totalPaise);
  });
});
