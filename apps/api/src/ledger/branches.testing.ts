import type { Client } from "pg";
import { closeDay } from "./day-operations.ts";
import { verifyLedger } from "./verify.ts";
import { useDatabase } from "#testing/database.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";

export const database = useDatabase();

/** The lines of a journal: which account, of which branch, how much. */
export async function linesOf(where: { paymentId?: bigint; bookId?: bigint; kind: string }) {
  const journal = await database.db.journal.findFirstOrThrow({
    where,
    orderBy: { id: "desc" },
    include: { postings: { orderBy: { line: "asc" }, include: { account: true } } },
  });
  return journal.postings.map(({ account, branchId, amount }) => [account.code, branchId, Number(amount)]);
}

/** What each account of each branch holds, in rupees; a debit balance is more than nothing. */
export async function balances(): Promise<Record<string, number>> {
  const rows = await database.db.$queryRaw<{ name: string; balance: bigint }[]>`
    select b.place_id || ' ' || a.code as name, b.balance from balances_at('infinity') b
    join accounts a on a.id = b.account_id where b.balance <> 0 order by b.place_id, a.id`;
  return Object.fromEntries(rows.map(({ name, balance }) => [name, Number(balance)]));
}

/** What the first branch owes the other by what was kept. */
export async function owedTo(other: number): Promise<number> {
  const [row] = await database.db.$queryRaw<[{ paise: bigint }]>`
    select coalesce(sum(paise), 0)::bigint as paise from branch_dues where branch_id = 1 and other_id = ${other}`;
  return Number(row.paise);
}

export const faults = async () => (await verifyLedger(database.url)).findings;

export async function close(branchId: number, day = testDay): Promise<void> {
  await database.make.closedDay({ day, branchId, now: testMoment });
}

/** Counts a day of a branch with so much cash, all of which goes into the safe. */
export function count(branchId: number, cash: bigint, day = testDay): Promise<bigint> {
  return closeDay(database.db, contextOf("Close_Day", { branchId }), {
    now: testMoment,
    today: day,
    hour: 21,
    day,
    placeId: branchId,
    counts: [{ mode: "cash", countedPaise: cash, reason: null }],
    carriedPaise: 0n,
    note: null,
    isConfirmed: true,
  });
}

/** Runs statements in a session of the owner that knows no triggers, as somebody who tampers would. */
export function tamper(statement: string): Promise<void> {
  return database.asOwner(async (owner: Client) => {
    await owner.query("set session_replication_role = replica");
    await owner.query(statement);
  });
}
