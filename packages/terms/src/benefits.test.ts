import { describe, expect, test } from "vitest";
import type { Benefit, Row, Saved, Schedule, Terms, Topup } from "./terms.ts";
import { ask, daysAfter, gold22, monthly, months, paid, rupees, steps } from "./testing/arrange.ts";

const joinedOn = "2026-01-01";
const rate = rupees(10_000);
const saved: Saved = { joinedOn, instalment: rupees(1000), payments: paid(rupees(1000), months(joinedOn, 10), rate) };
const book = (benefit: Benefit, given: Partial<Terms> = {}): Terms => ({
  schedule: monthly(10),
  gold: gold22,
  benefits: [benefit],
  ...given,
});
const given = (benefit: Benefit, day = "2026-11-01", of = saved) => ask(book(benefit), of, { day, rate }).benefits[0];

describe("a share", () => {
  test.each<[string, Benefit, object]>([
    ["of an instalment", steps("instalment", [{ give: { percent: 5555 } }]), { paise: rupees(555.5) }],
    ["of what was paid", steps("paid", [{ give: { percent: 333 } }]), { paise: rupees(333) }],
    ["of each payment", steps("payment", [{ give: { percent: 1 } }]), { paise: 100n }],
    ["of the gold", steps("saved", [{ give: { percent: 1055 } }], { as: "gold" }), { mg: 105n, paise: 0n }],
    ["of each payment's gold", steps("payment", [{ give: { percent: 1055 } }], { as: "gold" }), { mg: 100n }],
    ["in rupees", steps("paid", [{ give: { paise: 777n } }]), { paise: 777n, mg: null }],
    ["in rupees, of each payment", steps("payment", [{ give: { paise: 777n } }]), { paise: 7770n }],
    ["with a cap", steps("paid", [{ give: { percent: 5000 } }], { cap: 100n }), { paise: 100n }],
  ])("%s", (_, benefit, outcome) => {
    expect(given(benefit)).toMatchObject({ ...outcome, reason: "given" });
  });
});

describe("of a flexible book", () => {
  const schedule: Schedule = monthly(10, { flexible: true });
  const terms: Terms = { schedule, benefits: [steps("instalment", [{ months: 10, give: { percent: 10_000 } }])] };
  const bonus = (payments: Saved["payments"]) => ask(terms, { ...saved, payments }, "2026-11-15").bonusPaise;

  test("an instalment is what was paid by the due days: evenly, late, at once or made up for", () => {
    const due = months(joinedOn, 10);
    expect(bonus(paid(rupees(1000), due))).toBe(rupees(1000));
    expect(
      bonus(
        paid(
          rupees(1000),
          due.map((day) => daysAfter(day, 1)),
        ),
      ),
    ).toBe(rupees(1000));
    expect(bonus(paid(rupees(10_000), [joinedOn]))).toBe(rupees(1000));
    expect(bonus([...paid(rupees(1000), due.toSpliced(4, 1)), ...paid(rupees(1000), ["2026-11-01"])])).toBe(
      rupees(1000),
    );
  });

  test("each payment counts as one, and none is late", () => {
    const valuation = ask(terms, { ...saved, payments: paid(1n, ["2026-01-01", "2026-01-01"]) }, "2026-11-15");
    expect(valuation).toMatchObject({ paidCount: 2, instalments: [] });
  });
});

describe("between two rows", () => {
  const rows: Row[] = [
    { months: 0, give: { percent: 100 } },
    { months: 1, give: { percent: 1000 } },
    { months: 2, give: { percent: 0 } },
  ];
  const percentOn = (day: string) => {
    const waiver = steps("saved", rows, { as: "making", between: "linear" });
    return ask(book(waiver), saved, { day, rate }).benefits[0]?.making?.percent;
  };

  test("the share grows and falls by days, rounded down to a hundredth of a percent", () => {
    expect(percentOn("2026-01-01")).toBe(100);
    expect(percentOn("2026-01-02")).toBe(129);
    expect(percentOn("2026-02-01")).toBe(1000);
    expect(percentOn("2026-02-02")).toBe(964);
    expect(percentOn("2026-03-01")).toBe(0);
    expect(percentOn("2027-03-01")).toBe(0);
  });

  test("each payment has the share of its own day", () => {
    const falling = steps(
      "payment",
      [
        { days: 0, give: { percent: 1000 } },
        { days: 100, give: { percent: 0 } },
      ],
      { between: "linear" },
    );
    const payments = paid(rupees(1000), ["2026-01-01", "2026-01-11", "2026-05-01"]);
    expect(given(falling, "2026-11-01", { ...saved, payments })?.paise).toBe(rupees(100) + rupees(90));
  });
});

describe("nothing is given", () => {
  const some = steps("paid", [{ give: { percent: 100 } }]);
  test("while nothing was paid, before the opening and after the closing", () => {
    const windowed: Partial<Terms> = {
      schedule: monthly(10, { opens: { days: 30 }, closes: { of: "joining", days: 400 } }),
    };
    const reason = (day: string, of = saved) => ask(book(some, windowed), of, day).benefits[0]?.reason;
    expect(reason("2026-02-01", { ...saved, payments: [] })).toBe("too_early");
    expect(reason("2026-01-30")).toBe("not_open");
    expect(reason("2026-01-31")).toBe("given");
    expect(reason("2027-02-05")).toBe("given");
    expect(reason("2027-02-06")).toBe("too_late");
  });

  test("before each named condition holds", () => {
    const row: Row = { months: 2, days: 70, paid: 3, give: { percent: 100 } };
    const reasons = ["2026-03-11", "2026-03-12"].map((day) => given(steps("paid", [row]), day)?.reason);
    expect(reasons).toEqual(["too_early", "given"]);
    expect(given(steps("paid", [row]), "2026-12-01", { ...saved, payments: saved.payments.slice(0, 2) })?.reason).toBe(
      "too_early",
    );
  });
});

describe("a festival", () => {
  const topup: Topup = { from: "2026-02-01", to: "2026-03-01", give: { percent: 150 }, of: "paid", on: "payment" };
  const added = (given: Partial<Topup>, day = "2026-11-01") => {
    const terms: Terms = { ...book(steps("paid", [{ give: { percent: 0 } }])), topups: [{ ...topup, ...given }] };
    const { topupPaise, topupMg, bonusPaise, bonusMg } = ask(terms, saved, { day, rate });
    return { topupPaise, topupMg, bonusPaise, bonusMg };
  };

  test("adds to the payments of its days, in rupees or gold", () => {
    expect(added({})).toEqual({ topupPaise: rupees(30), topupMg: 0n, bonusPaise: rupees(30), bonusMg: 0n });
    expect(added({ of: "gold" })).toEqual({ topupPaise: 0n, topupMg: 3n, bonusPaise: 0n, bonusMg: 3n });
    expect(added({ give: { paise: 500n } })).toMatchObject({ topupPaise: 500n });
    expect(added({ give: { paise: 500n }, from: "2026-02-02", to: "2026-02-27" })).toMatchObject({ topupPaise: 0n });
  });

  test("adds to all payments of who joined on its days", () => {
    expect(added({ on: "joining" })).toMatchObject({ topupPaise: 0n });
    expect(added({ on: "joining", from: "2026-01-01" })).toMatchObject({ topupPaise: rupees(150) });
    expect(added({ on: "joining", from: "2026-01-01" }, "2026-01-15")).toMatchObject({ topupPaise: rupees(15) });
  });

  test("ends with the window, and with a lateness that costs all", () => {
    const schedule = monthly(10, { closes: { of: "maturity", days: 0 } });
    const late: Terms["late"] = { grace: 0, each: "instalment", lose: "all" };
    const terms: Terms = { ...book(steps("paid", [{ give: { percent: 0 } }])), topups: [topup], schedule };
    expect(ask(terms, saved, "2026-11-01").topupPaise).toBe(rupees(30));
    expect(ask(terms, saved, "2026-11-02").topupPaise).toBe(0n);
    const short = { ...saved, payments: saved.payments.slice(0, 9) };
    expect(ask({ ...terms, late }, short, "2026-10-01").topupPaise).toBe(rupees(30));
    expect(ask({ ...terms, late }, short, "2026-10-02").topupPaise).toBe(0n);
  });
});
