import type { CodeIn } from "@thangam/contracts/values/codes";
import type { paymentModeCodes } from "@thangam/contracts/values/payments";
import { constantFrom, integer, record, sample } from "fast-check";
import { expect, test } from "vitest";
import { refusalIn } from "#core/refusal.ts";
import { useDatabase } from "#testing/database.ts";
import { contextOf } from "#testing/money.ts";
import { sized } from "#testing/test-size.ts";
import { accounts } from "./accounts.ts";
import { correctAccountEntry, countSafe, recordBankDeposit, recordCashWithdrawal } from "./asset-operations.ts";
import { closeDay, reopenDay } from "./day-operations.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase();
const firstDay = Date.UTC(2026, 4, 6, 15);
const stepsOfDay = 8;

const step = record({
  what: constantFrom(
    "take",
    "take",
    "refund",
    "drawer",
    "safe",
    "bring",
    "draw",
    "close",
    "close",
    "reopen",
    "correct",
    "count",
  ),
  daysBack: constantFrom(0, 0, 1, 2),
  paise: integer({ min: 1, max: 30 }).map((hundreds) => BigInt(hundreds) * 10_000n),
});

test(
  "whatever is taken, paid back, banked, brought into the drawer, closed, opened again and counted, a safe never gives what it does not hold",
  { timeout: sized(300_000, 3_600_000) },
  async () => {
    const { number } = await database.make.book({ scheme: flexible, day: "2026-05-01" });
    const done = new Set<string>();
    for (const [n, { what, daysBack, paise }] of sample(step, { numRuns: sized(80, 3_000) }).entries()) {
      const now = new Date(firstDay + Math.trunc(n / stepsOfDay) * 86_400_000);
      const call = { now, today: dayOf(now, 0), day: dayOf(now, daysBack), paise, reference: `SLIP ${n}` };
      const isDone = await steps[what](number, call).then(() => true, refusedOnly);
      if (isDone) done.add(what);
      expect(await heldInSafe(), `${n}: ${what}`).toBeGreaterThanOrEqual(0n);
    }
    expect(done.size).toBeGreaterThan(3);
    expect((await verifyLedger(database.url)).findings).toEqual([]);
  },
);

interface Call {
  now: Date;
  today: string;
  day: string;
  paise: bigint;
  reference: string;
}

const taken: bigint[] = [];
const steps = {
  take: async (book: string, { now, today, paise }: Call) => {
    const { paymentId } = await database.money.take(book, { now, day: today, amountPaise: paise });
    taken.push(paymentId);
  },
  refund: async (_book: string, { now, today }: Call) => {
    await database.money.refund(taken.pop() ?? 0n, { now, day: today, mode: "cash" });
  },
  drawer: async (_book: string, call: Call) => deposit("drawer", call),
  safe: async (_book: string, call: Call) => deposit("safe", call),
  bring: async (_book: string, call: Call) => bring("safe", call),
  draw: async (_book: string, call: Call) => bring("bank", call),
  close,
  reopen: async (_book: string, { now, day }: Call) =>
    reopenDay(database.db, contextOf("Reopen_Day"), { now, day, placeId: 1, reason: "Counted again" }),
  correct: async (_book: string, { now, today }: Call) => {
    const last = await database.db.journal.findFirst({
      where: { kind: { in: ["Deposit", "Withdrawal"] } },
      orderBy: { id: "desc" },
    });
    const entry = { now, day: today, journalId: last?.id ?? 0n, reason: "Brought back" };
    await correctAccountEntry(database.db, contextOf("Correct_Account_Entry"), entry);
  },
  count: async (_book: string, { now, today, paise: countedPaise }: Call) => {
    const counting = { now, today, placeId: 1, countedPaise, reason: "As counted" };
    await countSafe(database.db, contextOf("Count_Safe"), counting);
  },
};

async function deposit(takenFrom: "drawer" | "safe", { paise: amountPaise, ...call }: Call): Promise<void> {
  const entry = { ...call, placeId: 1, amountPaise, takenFrom };
  await recordBankDeposit(database.db, contextOf("Record_Bank_Deposit"), entry);
}

async function bring(takenFrom: "safe" | "bank", { paise: amountPaise, ...call }: Call): Promise<void> {
  const entry = { ...call, placeId: 1, amountPaise, takenFrom, note: null };
  await recordCashWithdrawal(database.db, contextOf("Record_Cash_Withdrawal"), entry);
}

/** Counts what is expected, or another sum with a reason, and lets half of it stay in the drawer. */
async function close(_book: string, { now, today, day, paise }: Call): Promise<void> {
  const figures = await database.db.$queryRaw<{ mode: CodeIn<typeof paymentModeCodes>; expected_paise: bigint }[]>`
    select mode, expected_paise from day_figures(${day}::date, 1::smallint)`;
  const counts = figures.map(({ mode, expected_paise: expected }) => {
    if (mode !== "cash") return { mode, countedPaise: expected, reason: null };
    return { mode, countedPaise: paise % 20_000n === 0n && expected > 0n ? expected : paise, reason: "As counted" };
  });
  const carriedPaise = (counts[0]?.countedPaise ?? 0n) / 2n;
  const rest = { hour: 21, note: null, isConfirmed: true, placeId: 1 };
  await closeDay(database.db, contextOf("Close_Day"), { now, today, day, counts, carriedPaise, ...rest });
}

function refusedOnly(error: unknown): false {
  if (refusalIn(error) === null) throw error;
  return false;
}

/** What the safe holds, with what counts did not find there: a day may be opened again all the same. */
async function heldInSafe(): Promise<bigint> {
  const [row] = await database.db.$queryRaw<[{ held: bigint }]>`
    select -coalesce(sum(p.amount) filter (where j.source <> 'safe_count' or p.amount < 0), 0)::bigint as held
    from postings p join journals j on j.id = p.journal_id where p.account_id = ${accounts.CASH_SAFE}`;
  return row.held;
}

function dayOf(now: Date, daysBack: number): string {
  return new Date(now.getTime() - daysBack * 86_400_000).toISOString().slice(0, 10);
}

const flexible = { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;
