import { beforeAll, expect, test } from "vitest";
import { refusalIn } from "#core/refusal.ts";
import { reopenDay } from "#ledger/day-operations.ts";
import { wasRolledBack } from "#platform/database/database-errors.ts";
import { useDatabase } from "#testing/database.ts";
import { inParallel } from "#testing/in-parallel.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { sized } from "#testing/test-size.ts";
import { gatewayCaptured, gatewayFailed } from "./gateway-operations.ts";
import { verifyLedger } from "./verify.ts";

const connections = 16;
const stepsOfEach = sized(25, 300);
const database = useDatabase({ poolSize: connections });
const context = contextOf("Gateway_Webhook");
const at = { now: testMoment, day: testDay };
let books: { id: bigint; number: string }[] = [];
/** At counters of their own, and one who chose none. */
let clerks: (bigint | null)[] = [];
let serial = 0;

beforeAll(async () => {
  const { make, db } = database;
  const { id: schemeVersionId } = await make.scheme({
    paymentRule: "flexible",
    instalments: 330,
    prefixes: { L: null },
  });
  books = await inParallel([1, 2, 3, 4, 5, 6], 2, () => make.book({ schemeVersionId, amountPaise: 10_000n }));
  const people = await inParallel([1, 2, 3], 1, async () =>
    make.user({ userType: "Employee", counterId: (await make.counter()).id }),
  );
  clerks = [null, ...people.map(({ id }) => id)];
  await db.$executeRaw`insert into settings (key, value, version, updated_at) values ('auto_acknowledge', 'true', 1, now())
    on conflict (key) do update set value = 'true'`;
});

const bookAt = (n: number) => books[n % books.length]!;

/** A payment of a book with an order, so that the gateway can tell of it. */
async function ordered(n: number): Promise<{ paymentId: bigint; orderId: string }> {
  const { paymentId } = await database.money.start(bookAt(n).id, { amountPaise: 10_000n });
  const orderId = `order_${paymentId}`;
  await database.db.$executeRaw`
    select open_gateway_order(${at.now}::timestamptz, ${paymentId}::bigint, 'sandbox', ${orderId}, '/', ${at.now}::timestamptz + interval '1 day', null, null)`;
  return { paymentId, orderId };
}

function captured(orderId: string, gatewayPaymentId: string, amountPaise = 10_000n): Promise<string> {
  const money = { orderId, gatewayPaymentId, amountPaise, references: [], capturedAt: null, capturedOn: null };
  const told = { ...at, eventId: null, gateway: "sandbox", ...money };
  return gatewayCaptured(database.db, context, told);
}

async function failed(orderId: string): Promise<void> {
  const told = { now: at.now, eventId: null, gateway: "sandbox", orderId, gatewayPaymentId: null, reason: "declined" };
  await gatewayFailed(database.db, context, told);
}

async function refundNewest(n: number): Promise<void> {
  const newest = await database.db.payment.findFirst({
    where: { bookId: bookAt(n).id, status: "credited" },
    orderBy: { id: "desc" },
  });
  if (newest !== null) await database.money.refund(newest.id);
}

const steps: readonly ((n: number) => Promise<unknown>)[] = [
  async (n) => captured((await ordered(n)).orderId, `pay_${(serial += 1)}`),
  async (n) => {
    const { orderId } = await ordered(n);
    await failed(orderId);
    // The bank pays all the same, and twice at once.
    serial += 1;
    return Promise.all([captured(orderId, `late_${serial}`), captured(orderId, `twice_${serial}`)]);
  },
  async (n) => database.money.acknowledge((await ordered(n)).paymentId),
  async (n) => {
    // Staff type the number while the gateway tells of it.
    const { paymentId, orderId } = await ordered(n);
    const transactionNumber = `both_${paymentId}`;
    return Promise.allSettled([
      captured(orderId, transactionNumber),
      database.money.acknowledge(paymentId, { transactionNumber }),
    ]).then(thrown);
  },
  (n) => database.money.take(bookAt(n).number, { amountPaise: 10_000n, actorId: clerks[n % clerks.length] ?? null }),
  (n) => refundNewest(n),
  (n) => refundNewest(n + 1),
  async (n) => database.money.fail((await ordered(n)).paymentId),
  async (n) => {
    await database.make.closedBook(bookAt(n).id);
    await database.make.reopenedBook(bookAt(n).id);
  },
];

/** The first error among several things done at once that is no refusal. */
function thrown(results: readonly PromiseSettledResult<unknown>[]): void {
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  for (const error of errors) if (refusalIn(error) === null) throw error;
}

async function closeAndReopenDay(): Promise<void> {
  await database.make.closedDay({ day: testDay });
  await reopenDay(database.db, contextOf("Reopen_Day"), {
    now: testMoment,
    day: testDay,
    placeId: 1,
    reason: "counted again",
  });
}

/** Deadlocks that the server ended, of all sessions of this database so far. */
async function deadlocks(): Promise<number> {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ deadlocks: number }>(
      "select deadlocks::int from pg_stat_force_next_flush(), pg_stat_database where datname = current_database()",
    ),
  );
  return rows[0]?.deadlocks ?? 0;
}

test(
  `${connections} connections that capture, acknowledge, refund and close in any order never wait in a circle`,
  { timeout: 3_600_000 },
  async () => {
    let rolledBack = 0;
    const before = await deadlocks();
    const workers = Array.from({ length: connections }, (_, worker) => worker);
    await inParallel(workers, connections, async (worker) => {
      for (let n = 0; n < stepsOfEach; n += 1) {
        const choice = (worker * 7 + n * 5 + Math.floor(Math.random() * steps.length)) % steps.length;
        const isClosing = worker === 0 && n % 8 === 7;
        await (isClosing ? closeAndReopenDay() : steps[choice]!(n + worker)).catch((error: unknown) => {
          if (wasRolledBack(error)) rolledBack += 1;
          else if (refusalIn(error) === null) throw error;
        });
      }
    });
    expect(rolledBack).toBe(0);
    expect((await deadlocks()) - before).toBe(0);
    expect((await verifyLedger(database.url)).findings).toEqual([]);
  },
);

test("whether a transaction number was used is read from an index, however many payments there are", async () => {
  const plan = await database.asOwner(async (owner) => {
    await owner.query("set enable_seqscan = off");
    const { rows } = await owner.query<{ "QUERY PLAN": string }>(
      "explain select from payments o where transaction_number_key(o.transaction_number) = transaction_number_key('pay_1') and o.id <> 1",
    );
    return rows.map((line) => line["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain("payments_transaction_number_idx");
  expect(plan).not.toContain("Seq Scan");
});
