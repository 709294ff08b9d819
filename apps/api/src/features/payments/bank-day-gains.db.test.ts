import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { MakeScheme } from "#testing/make-inputs.ts";
import { openedOrder } from "#testing/opened-order.ts";

const app = useApp();
let clerkId: bigint;
let transfers = 0;
/** What the last request that waits says of what the day gives. */
let gains: [string, unknown][] = [];
const toldGains = new Set(["cheaperGold", "addsMore", "lessLate"]);

beforeAll(async () => {
  await app.make.payment();
  await app.signedInAs({ userType: "Admin" });
  clerkId = (await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge"] })).userId;
  await app.make.goldRate({ day: "2026-06-01", ratePaisePerGram: 690_000n });
  await app.make.goldRate({ day: "2026-06-02", ratePaisePerGram: 686_000n });
  await app.make.goldRate({ day: "2026-06-03", ratePaisePerGram: 700_000n });
  await app.make.goldRate({ day: "2026-06-11" });
});

const noon = (day: string) => ({ day, now: new Date(`${day}T06:30:00Z`) });

interface Typed {
  /** Of whoever joined on 10 March 2026 and started the payment on this day, which is 10 March where nothing is said. */
  started?: string;
  bank: string;
  today: string;
  /** So many at once. */
  instalments?: bigint;
}

/** What becomes of a transfer that a clerk acknowledges with the bank's day. */
async function acknowledged(scheme: MakeScheme, { started = "2026-03-10", bank, today, instalments = 1n }: Typed) {
  const book = await app.make.book({ scheme: { instalments: 11, ...scheme }, ...noon("2026-03-10") });
  const { amountPaise } = await app.db.book.findUniqueOrThrow({ where: { id: book.id } });
  const paid = { amountPaise: amountPaise * instalments, status: "pending", mode: "online" } as const;
  const { paymentId } = await app.make.payment({ bookId: book.id, ...paid, ...noon(started) });
  await openedOrder(app, paymentId, "upi");
  app.clock.now = noon(today).now;
  const clerk = await app.signedInUser(clerkId);
  const { status, body } = await clerk.call("acknowledgePayment", {
    id: String(paymentId),
    transactionNumber: `UTR4411${(transfers += 1)}`,
    installmentno: "1",
    credited_on: bank,
  });
  if (status === 200) return "credited";
  expect(status, JSON.stringify(body)).toBe(202);
  const { dangers } = await app.db.approval.findUniqueOrThrow({ where: { id: BigInt(body.approval.approval_id) } });
  expect(dangers).toMatchObject([{ kind: "bank_day", facts: { bankDay: bank, startedOn: started } }]);
  gains = Object.entries(JSON.parse(JSON.stringify(dangers))[0].facts).filter(([name]) => toldGains.has(name));
  return "waits";
}

const bonus = { of: "instalment", by: "instalments", steps: [{ from: 11, percent: 10_000 }] } as const;
const older = (benefits: MakeScheme["benefits"], scheme: MakeScheme = {}): MakeScheme => ({
  ...scheme,
  benefits: { bonus: { ...bonus, steps: [...bonus.steps] }, ...benefits },
});
const forfeit = older({ late: "forfeit", graceDays: 7 });
const noGrace = older({ late: "forfeit" });
const deduct = older({ late: "deduct", latePercentPer30Days: 100, graceDays: 7 });

const schedule = { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 } };
const under = (terms: object): MakeScheme => ({ terms: { schedule, benefits: [], ...terms } });
const late = { grace: 7, each: "instalment", lose: { share: 1000 } };
const thirty = { ...late, grace: 0, each: "30 days" };
const byDay = (...percents: number[]) =>
  under({
    benefits: [
      {
        as: "rupees",
        of: "payment",
        when: percents.map((percent, at) => ({ days: at * 75, give: { percent } })),
        between: "step",
      },
    ],
  });
const topup = (on: string) =>
  under({ topups: [{ from: "2026-04-10", to: "2026-04-14", give: { percent: 100 }, of: "paid", on }] });

test.each<[string, MakeScheme, Typed, "waits" | "credited"]>([
  ["the last day of the grace, of an older scheme", forfeit, { bank: "2026-03-17", today: "2026-04-20" }, "waits"],
  ["a day on which it was late as well", forfeit, { bank: "2026-03-18", today: "2026-04-20" }, "credited"],
  ["a day of the grace that still lasts", forfeit, { bank: "2026-03-10", today: "2026-03-17" }, "credited"],
  ["a day less late, where each of them counts", deduct, { bank: "2026-04-19", today: "2026-04-20" }, "waits"],
  ["any day, where nothing is late", older({}), { bank: "2026-03-10", today: "2026-04-20" }, "credited"],
  [
    "the day on which the second of two was due",
    noGrace,
    { bank: "2026-04-10", today: "2026-04-20", instalments: 2n },
    "waits",
  ],
  [
    "a day on which both of two were late",
    noGrace,
    { bank: "2026-04-11", today: "2026-04-20", instalments: 2n },
    "credited",
  ],
  ["the last day of the grace, under terms", under({ late }), { bank: "2026-03-17", today: "2026-04-20" }, "waits"],
  [
    "a day on which it was late as well, under terms",
    under({ late }),
    { bank: "2026-03-18", today: "2026-04-20" },
    "credited",
  ],
  ["29 days late, not 41", under({ late: thirty }), { bank: "2026-04-08", today: "2026-04-20" }, "waits"],
  ["30 days late, not 41", under({ late: thirty }), { bank: "2026-04-09", today: "2026-04-20" }, "credited"],
  ["1 day late, not 29", under({ late: thirty }), { bank: "2026-03-11", today: "2026-04-08" }, "credited"],
  [
    "a day less late, where the longest moves the maturity",
    under({ late: { ...thirty, moves: "longest" } }),
    { bank: "2026-04-19", today: "2026-04-20" },
    "waits",
  ],
  [
    "the second of two in time, under terms",
    under({ late: { ...late, grace: 0 } }),
    { bank: "2026-04-10", today: "2026-04-20", instalments: 2n },
    "waits",
  ],
  ["any day under terms without lateness", under({}), { bank: "2026-03-10", today: "2026-04-20" }, "credited"],
  [
    "the last day of a higher percentage",
    byDay(500, 375),
    { started: "2026-05-20", bank: "2026-05-23", today: "2026-05-25" },
    "waits",
  ],
  [
    "the first day of the lower one",
    byDay(500, 375),
    { started: "2026-05-20", bank: "2026-05-24", today: "2026-05-25" },
    "credited",
  ],
  [
    "half a percent more",
    byDay(500, 450),
    { started: "2026-05-20", bank: "2026-05-23", today: "2026-05-25" },
    "credited",
  ],
  ["the last day of an extra", topup("payment"), { bank: "2026-04-14", today: "2026-04-20" }, "waits"],
  ["the day after it", topup("payment"), { bank: "2026-04-15", today: "2026-04-20" }, "credited"],
  ["a day of an extra for who joins", topup("joining"), { bank: "2026-04-14", today: "2026-04-20" }, "credited"],
  [
    "a day before a due day of a flexible book",
    older({}, { paymentRule: "flexible" }),
    { bank: "2026-04-10", today: "2026-04-11" },
    "waits",
  ],
  ["a day after it", older({}, { paymentRule: "flexible" }), { bank: "2026-04-11", today: "2026-05-10" }, "credited"],
])("the bank's day: %s", async (_name, scheme, typed, outcome) => {
  expect(await acknowledged(scheme, typed)).toBe(outcome);
});

const inGold: MakeScheme = { accrual: "weight" };

test.each<[string, MakeScheme, Typed, object]>([
  ["that an instalment is less late", forfeit, { bank: "2026-03-17", today: "2026-04-20" }, { lessLate: "yes" }],
  [
    "how much more the scheme adds",
    byDay(500, 375),
    { started: "2026-05-20", bank: "2026-05-23", today: "2026-05-25" },
    { addsMore: "1.25" },
  ],
  [
    "how much cheaper gold is than today",
    inGold,
    { started: "2026-06-01", bank: "2026-06-02", today: "2026-06-03" },
    { cheaperGold: "2.05" },
  ],
  [
    "that nobody knows how much cheaper gold is",
    inGold,
    { started: "2026-06-10", bank: "2026-06-11", today: "2026-06-12" },
    { cheaperGold: "unknown" },
  ],
])("whoever approves a day reads %s", async (_name, scheme, typed, told) => {
  const outcome = await acknowledged(scheme, typed);
  expect([outcome, Object.fromEntries(gains)]).toEqual(["waits", told]);
});
