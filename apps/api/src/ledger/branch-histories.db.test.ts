import { constantFrom, integer, record, sample } from "fast-check";
import { expect, test } from "vitest";
import { refusalIn } from "#core/refusal.ts";
import { contextOf } from "#testing/money.ts";
import { sized } from "#testing/test-size.ts";
import { cancelBranchTransfer, moveBook, receiveFromBranch, sendToBranch } from "./branch-operations.ts";
import { balances, database, faults } from "./branches.testing.ts";
import { reopenDay } from "./day-operations.ts";
import { movePayment } from "./move-payment.ts";

const firstDay = Date.UTC(2026, 4, 6, 15);
const stepsOfDay = 12;

const what = [
  "take",
  "take",
  "take",
  "online",
  "refund",
  "movePayment",
  "moveBook",
  "settle",
  "close",
  "reopen",
] as const;
const between = ["send", "send", "receive", "receive", "cancel"] as const;
const step = record({
  what: constantFrom(...what, ...between),
  branch: integer({ min: 0, max: 2 }),
  other: integer({ min: 0, max: 2 }),
  book: integer({ min: 0, max: 5 }),
  paise: integer({ min: 1, max: 30 }).map((hundreds) => BigInt(hundreds) * 10_000n),
});

interface Call {
  branchId: number;
  otherId: number;
  book: { id: bigint; number: string };
  paise: bigint;
  now: Date;
  day: string;
  reference: string;
}

test(
  "whatever is paid, paid back, moved, settled, sent and closed in three branches, each balances, and the ledger has no fault",
  { timeout: sized(300_000, 3_600_000) },
  async () => {
    const { make } = database;
    const branches = [1, (await make.branch()).id, (await make.branch()).id];
    const { id: schemeVersionId } = await make.scheme(flexible);
    const books = [];
    for (const branchId of [...branches, ...branches])
      books.push(await make.book({ schemeVersionId, branchId, day: "2026-05-01" }));
    const done = new Set<string>();
    for (const [n, { what: name, branch, other, book, paise }] of sample(step, {
      numRuns: sized(120, 4_000),
    }).entries()) {
      const now = new Date(firstDay + Math.trunc(n / stepsOfDay) * 86_400_000);
      const call = {
        branchId: branches[branch] ?? 1,
        otherId: branches[other] ?? 1,
        book: books[book]!,
        paise,
        now,
        day: now.toISOString().slice(0, 10),
        reference: `UTR 5500${n}`,
      };
      if (await steps[name](call).then(() => true, refusedOnly)) done.add(name);
    }
    expect([...done].toSorted()).toEqual([...new Set<string>([...what, ...between])].toSorted());
    const held = Object.entries(await balances());
    for (const branch of branches) {
      const rupees = held.filter(([name]) => name.startsWith(`${branch} `) && !name.includes("GOLD"));
      expect(rupees.reduce((sum, [, balance]) => sum + balance, 0)).toBe(0);
    }
    const owed = held.filter(([name]) => name.endsWith("INTER_BRANCH"));
    expect(owed.reduce((sum, [, balance]) => sum + balance, 0)).toBe(0);
    expect(await faults()).toEqual([]);
  },
);

const flexible = {
  type: "daily",
  instalments: 330,
  paymentRule: "flexible",
  minimumPaise: 10_000n,
  multipleOfPaise: 10_000n,
  prefixes: { ZH: null },
} as const;

const taken: bigint[] = [];
const steps = {
  take: async ({ branchId, book, paise, now, day }: Call) => {
    taken.push((await database.money.take(book.number, { branchId, amountPaise: paise, now, day })).paymentId);
  },
  online: async ({ branchId, book, paise, now, day }: Call) => {
    const given = { bookId: book.id, mode: "online", amountPaise: paise, branchId, now, day } as const;
    taken.push((await database.make.payment(given)).paymentId);
  },
  refund: async ({ branchId, now, day }: Call) => {
    await database.money.refund(taken.pop() ?? 0n, { branchId, now, day });
  },
  movePayment: async ({ branchId, book, now, day }: Call) => {
    const paymentId = taken.pop() ?? 0n;
    const moved = { now, day, paymentId, bookNumber: book.number, reason: "Meant for the other book" };
    taken.push((await movePayment(database.db, contextOf("Move_Payment", { branchId }), moved)).paymentId);
  },
  moveBook: ({ book, otherId, now, day }: Call) =>
    moveBook(database.db, contextOf("Move_Book"), { now, day, bookId: book.id, branchId: otherId, reason: "Nearer" }),
  // A book of its own, because a settled one takes nothing any more.
  settle: async ({ branchId, otherId, now, day, paise }: Call) => {
    const own = await database.make.book({ branchId: otherId, scheme: flexible, day: "2026-05-01" }).catch(() => null);
    if (own === null) return;
    await database.money.take(own.number, { branchId: otherId, amountPaise: paise, now, day });
    await database.make.settledBook(own.id, { now, day, branchId, method: "refund", mode: "cash" });
  },
  close: async ({ branchId, now, day }: Call) => {
    await database.make.closedDay({ branchId, now, day });
  },
  reopen: ({ branchId, now, day }: Call) =>
    reopenDay(database.db, contextOf("Reopen_Day", { branchId }), { now, day, placeId: branchId, reason: "Once more" }),
  send: async ({ branchId, otherId, paise, now, day, reference }: Call) => {
    const takenFrom = paise > 150_000n ? "bank" : "drawer";
    const sent = {
      now,
      today: day,
      fromId: branchId,
      toId: otherId,
      takenFrom,
      amountPaise: paise,
      note: null,
    } as const;
    await sendToBranch(database.db, contextOf("Send_To_Branch", { branchId }), { ...sent, reference });
  },
  receive: async ({ now, day }: Call) => {
    const open = await database.db.branchTransfer.findFirst({ where: { receivedAt: null, cancelledAt: null } });
    const putInto = open?.takenFrom === "bank" ? "bank" : "safe";
    const { id: actorId } = await database.make.user({ userType: "Employee" });
    const given = {
      now,
      today: day,
      transferId: open?.id ?? 0n,
      putInto,
      amountPaise: open?.amountPaise ?? 0n,
    } as const;
    await receiveFromBranch(
      database.db,
      contextOf("Receive_From_Branch", { actorId, branchId: open?.toId ?? 1 }),
      given,
    );
  },
  cancel: async ({ now, day }: Call) => {
    const open = await database.db.branchTransfer.findFirst({
      where: { receivedAt: null, cancelledAt: null },
      orderBy: { id: "desc" },
    });
    const given = { now, today: day, transferId: open?.id ?? 0n, reason: "Not needed" };
    await cancelBranchTransfer(database.db, contextOf("Cancel_Branch_Transfer"), given);
  },
};

function refusedOnly(error: unknown): false {
  if (refusalIn(error) === null) throw error;
  return false;
}
