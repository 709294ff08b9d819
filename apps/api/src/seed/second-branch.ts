import type { CommandContext } from "#core/command-context.ts";
import { moveBook, receiveFromBranch, sendToBranch } from "#ledger/branch-operations.ts";
import { openBook, takeCounterPayment } from "#ledger/money-operations.ts";
import { assert } from "#platform/assert.ts";
import type { Transaction } from "#platform/database/db.ts";
import type { ShopYear } from "./calendar.ts";
import { insertClients } from "./insert-people.ts";
import type { PasswordHashes } from "./insert-people.ts";
import type { Person } from "./people.ts";
import { paiseOf } from "./scheme-amounts.ts";
import { schemes } from "./schemes.ts";
import type { ShopIds } from "./shop-ids.ts";

/** Who works in the second branch, with the printed password. */
export const branchClerk = { name: "Bhavani Shankar", email: "velachery@example.com", mobile: "9000000005" } as const;

const capabilities = [
  "payments.take",
  "payments.view",
  "payments.acknowledge",
  "clients.view",
  "reports.view",
] as const;
const branch = { code: "V", name: "Velachery", address: "4, Lake Road, Velachery", phone: "044 2245 0099" } as const;
const names = ["Amirtha Varadan", "Mohana Sundari", "Parthiban Selvaraj"] as const;
const RUPEES = 1000;
const scheme = schemes.mazhai;

interface Maker {
  tx: Transaction;
  year: ShopYear;
  ids: ShopIds;
  hashes: PasswordHashes;
}

/**
 * A second branch, four open days old: a gold rate of its own, a clerk, three clients of its own, a book that was given to it, a payment that it took for the
 * first branch, and the money that it sent there for it.
 */
export async function openSecondBranch(maker: Maker): Promise<void> {
  const { tx, year, ids } = maker;
  const [opened = year.today, taken = year.today, sent = year.today] = year.openDays.slice(-4);
  await tx.branch.update({ where: { id: 1 }, data: { name: "T. Nagar" } });
  const { id: branchId } = await tx.branch.create({ data: { ...branch, opensAt: 10, closesAt: 20, hasOwnRate: true } });
  await insertOwnRates(tx, { branchId, days: [opened, taken, sent, year.today], setById: ids.admin.id });
  const clerk = await insertClerk(maker, branchId);
  const call = (operation: string, by: ShopIds["admin"] = clerk): CommandContext => ({
    actorId: by.id.toString(),
    actorType: by.userType,
    operation,
    key: null,
    requestHash: "",
    ...(by === clerk && { branchId }),
    requestId: "demo",
    address: "127.0.0.1",
  });
  const pay = (bookNumber: string, day: typeof opened, thousandths: number) =>
    takeCounterPayment(tx, call("Add_monhlyOfflinePayments"), {
      now: year.moment(day, thousandths),
      day,
      bookNumber,
      mode: "cash",
      amountPaise: null,
      weightMg: null,
      weightReason: null,
      transactionNumber: null,
    });

  for (const [nth, number] of (await openBooks(maker, call("Enrol_Client"), opened)).entries())
    await pay(number, opened, 200 + nth * 200);
  const { newest, oldest } = await booksOfFirst(tx);
  const { amountPaise } = await pay(newest.number, taken, 300);
  const move = { bookId: oldest.id, branchId, reason: "Its client moved to Velachery" };
  await moveBook(tx, call("Move_Book", ids.admin), { now: year.moment(sent, 100), day: sent, ...move });
  const transferId = await sendToBranch(tx, call("Send_To_Branch"), {
    now: year.moment(sent, 800),
    today: sent,
    fromId: branchId,
    toId: 1,
    takenFrom: "drawer",
    amountPaise,
    reference: null,
    note: `For book ${newest.number}`,
  });
  const receipt = { now: year.moment(year.today, 50), today: year.today, transferId };
  await receiveFromBranch(tx, call("Receive_From_Branch", ids.admin), { ...receipt, putInto: "drawer", amountPaise });
  for (const day of new Set([opened, taken, sent]))
    if (day < year.today) await closeDay(tx, call("Close_Day"), year, day);
}

/** Gold is a little dearer there than in the first branch. */
async function insertOwnRates(
  tx: Transaction,
  { branchId, days, setById }: { branchId: number; days: readonly string[]; setById: bigint },
): Promise<void> {
  const ofShop = await tx.goldRate.findMany({
    where: { businessDay: { in: days.map((day) => new Date(day)) } },
    select: { businessDay: true, purity: true, ratePaisePerGram: true, setAt: true },
  });
  const dearer = ofShop.map((rate) => ({ ...rate, ratePaisePerGram: rate.ratePaisePerGram + 2_500n }));
  await tx.goldRate.createMany({ data: dearer.map((rate) => ({ ...rate, branchId, setById })) });
}

async function insertClerk({ tx, year, ids, hashes }: Maker, branchId: number): Promise<ShopIds["admin"]> {
  const at = year.moment(year.today, 0);
  const designation = await tx.designation.findFirst({ where: { name: "Cashier" } });
  const clerk = await tx.user.create({
    data: {
      ...branchClerk,
      userType: "Employee",
      department: "Savings schemes",
      designationId: designation?.id ?? null,
      passwordHash: hashes.printed,
      passwordChangedAt: at,
      createdAt: at,
      updatedAt: at,
      branchId,
    },
    select: { id: true, userType: true },
  });
  const given = { userId: clerk.id, grantedById: ids.admin.id, grantedAt: at };
  await tx.capabilityGrant.createMany({ data: capabilities.map((capability) => ({ ...given, capability })) });
  await tx.userBranch.create({ data: { userId: clerk.id, branchId, givenById: ids.admin.id, givenAt: at } });
  return clerk;
}

/** Enrols the clients of the branch; returns the numbers of their books. */
async function openBooks(
  { tx, year, ids, hashes }: Maker,
  context: CommandContext,
  openedOn: ShopYear["today"],
): Promise<string[]> {
  const planned = names.map((name, nth) => ({ person: personNamed(name, nth), number: `H${8001 + nth}` }));
  const book = { scheme, prefix: "H", rupees: RUPEES, paidMonths: 0, openedOn, manner: "punctual" } as const;
  const clients = planned.map(({ person, number }) => ({ person, books: [{ ...book, person, number }] }));
  await insertClients(tx, year, clients, ids.admin.id, hashes);
  const schemeVersionId = ids.versionIdByCode.get(scheme.code);
  assert(schemeVersionId !== undefined, "the scheme of the books is there");
  for (const { person, number } of planned) {
    const client = await tx.client.findFirstOrThrow({ where: { email: person.email }, select: { id: true } });
    await openBook(tx, context, {
      now: year.moment(openedOn, 100),
      day: openedOn,
      clientId: client.id,
      number,
      schemeVersionId,
      prefix: book.prefix,
      amountPaise: paiseOf(RUPEES),
      memberType: "new",
      paidMonths: 0,
    });
  }
  return planned.map(({ number }) => number);
}

function personNamed(name: string, nth: number): Person {
  return {
    name,
    email: `${name.replace(" ", ".").toLowerCase()}@example.com`,
    mobile: String(9_000_090_001 + nth * 11),
    gender: nth === 2 ? "male" : "female",
    dateOfBirth: `198${nth}-03-1${nth}`,
    address: `${nth + 3}, Lake View Road`,
    city: "Chennai",
    pincode: "600042",
  };
}

/** The newest and the oldest open book of the first branch in rupees, on which nothing waits. */
async function booksOfFirst(tx: Transaction) {
  const books = await tx.book.findMany({
    where: {
      status: "approved",
      branchId: 1,
      schemeVersion: { version: 1, scheme: { code: scheme.code } },
      client: { userId: { not: null }, email: { not: "customer@example.com" } },
      payments: { some: { status: "credited" }, none: { status: { in: ["pending", "verified", "refunded"] } } },
    },
    orderBy: [{ openedOn: "desc" }, { id: "asc" }],
    select: { id: true, number: true },
  });
  const [newest, oldest] = [books[0], books.at(-1)];
  assert(newest !== undefined && oldest !== undefined, "the first branch has open books");
  return { newest, oldest };
}

/** Counts the day of the branch as its books say, and leaves the cash in its drawer. */
async function closeDay(tx: Transaction, context: CommandContext, year: ShopYear, day: ShopYear["today"]) {
  const now = new Date(year.moment(day, 1000).getTime() + 600_000);
  await tx.$executeRaw`
    select keep_drawer_count(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${context.branchId}::smallint,
      f.expected_paise) from day_figures(${day}::date, ${context.branchId}::smallint) f
    where f.mode = 'cash'`;
  await tx.$executeRaw`
    select close_day(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, 20, ${day}::date,
      jsonb_agg(jsonb_build_object('mode', f.mode, 'countedPaise', f.expected_paise::text, 'reason', null)),
      max(f.expected_paise) filter (where f.mode = 'cash'), null, false, ${context.branchId}::smallint)::text
    from day_figures(${day}::date, ${context.branchId}::smallint) f`;
}
