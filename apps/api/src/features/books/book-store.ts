import { Prisma } from "#generated/prisma/client.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { beginningWith, containing } from "#platform/database/like.ts";
import type { CashRoomRow } from "./cash-rules.ts";
import { SETTLEMENT, SETTLEMENT_COLUMNS } from "./settling/settlement-store.ts";
import type { SettlementColumns } from "./settling/settlement-store.ts";

/** A book as it is stored, with its scheme's rules and where its ledger stands. Days are "YYYY-MM-DD". */
export interface BookRow extends SettlementColumns {
  id: bigint;
  client_id: bigint;
  user_id: bigint | null;
  client_name: string;
  client_email: string;
  client_mobile: string;
  number: string;
  scheme_name: string;
  scheme_type: string;
  instalments_per_month: number | null;
  accrual: string;
  payment_rule: string;
  minimum_paise: bigint;
  multiple_of_paise: bigint;
  amount_paise: bigint;
  instalments: number;
  member_type: string;
  paid_months: number;
  status: string;
  /** When the member joined, here or elsewhere. */
  opened_on: string;
  /** Instalments that had fallen due before that day. */
  months_before: number;
  instalments_paid: number;
  /** The lowest instalment of a fixed scheme that is not paid; the one after the last of a flexible one. */
  next_instalment: number | null;
  paid_paise: bigint;
  weight_mg: bigint;
}

export function booksOfClient(db: Database | Transaction, clientId: bigint): Promise<BookRow[]> {
  return selectBooks(db, Prisma.sql`b.client_id = ${clientId}`);
}

export function booksOfClients(db: Database, clientIds: readonly bigint[]): Promise<BookRow[]> {
  return selectBooks(db, Prisma.sql`b.client_id = any(${clientIds}::bigint[])`);
}

export function booksOfUser(db: Database, userId: bigint): Promise<BookRow[]> {
  return selectBooks(db, Prisma.sql`c.user_id = ${userId}`);
}

export async function bookById(db: Database | Transaction, bookId: bigint): Promise<BookRow | undefined> {
  const [book] = await selectBooks(db, Prisma.sql`b.id = ${bookId}`);
  return book;
}

export async function bookByNumber(db: Database | Transaction, number: string): Promise<BookRow | undefined> {
  const [book] = await selectBooks(db, Prisma.sql`b.number = ${number}`);
  return book;
}

/** Books whose number begins with, or whose client's name or mobile contains, what was typed; best first. */
export function findBookRows(db: Database, typed: string, limit: number) {
  const numberPattern = beginningWith(typed.replaceAll(/\s/g, "").toUpperCase());
  return db.$queryRaw<
    {
      number: string;
      client_id: bigint;
      client_name: string;
      client_mobile: string;
      scheme_name: string;
      status: string;
    }[]
  >`
    select b.number, b.client_id, c.name as client_name, c.mobile as client_mobile, v.name as scheme_name, b.status
    from books b
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    where b.status <> 'Withdrawn'
      and (b.number like ${numberPattern} or c.name ilike ${containing(typed)} or c.mobile like ${beginningWith(typed)})
    order by b.status <> 'Approved', b.number not like ${numberPattern}, b.number
    limit ${limit}`;
}

/** Keeps the book as it is until the transaction ends: the same lock the ledger takes. */
export async function lockBook(tx: Transaction, bookId: bigint): Promise<void> {
  await tx.$executeRaw`select 1 from books where id = ${bookId} for no key update`;
}

/** The same by its number; answers its id, null when there is none. */
export async function lockBookOfNumber(tx: Transaction, number: string): Promise<bigint | null> {
  const [book] = await tx.$queryRaw<{ id: bigint }[]>`
    select id from books where number = ${number} for no key update`;
  return book?.id ?? null;
}

/** Answers how many payments under way became exceptions by it. */
export async function closeBookRow(
  tx: Transaction,
  now: Date,
  byUserId: bigint,
  bookId: bigint,
  remarks: string | null,
): Promise<number> {
  const [closed] = await tx.$queryRaw<[{ payments: number }]>`
    select close_book(${now}::timestamptz, ${byUserId}::bigint, ${bookId}::bigint, ${remarks}) as payments`;
  return closed.payments;
}

/** Answers how many payments may be credited again by it. */
export async function reopenBookRow(tx: Transaction, now: Date, byUserId: bigint, bookId: bigint): Promise<number> {
  const [opened] = await tx.$queryRaw<[{ payments: number }]>`
    select reopen_book(${now}::timestamptz, ${byUserId}::bigint, ${bookId}::bigint) as payments`;
  return opened.payments;
}

/** Instalments above a number that are credited. */
export async function instalmentsPaidAbove(db: Database, bookId: bigint, number: number): Promise<number[]> {
  const credits = await db.instalmentCredit.findMany({
    where: { bookId, instalmentNumber: { gt: number }, reversedByJournalId: null },
    select: { instalmentNumber: true },
    take: 400,
  });
  return credits.map((credit) => credit.instalmentNumber);
}

/** The rate of 22 carat gold on a day, and the weight an amount would add to the book at it; null without a rate. */
export async function goldFor(db: Database, bookId: bigint, amountPaise: bigint, day: string) {
  const [gold] = await db.$queryRaw<[{ rate_paise: bigint | null; weight_mg: bigint | null }]>`
    select r.rate_paise_per_gram as rate_paise,
      weight_for_amount(v, b.id, ${amountPaise}::bigint, r.rate_paise_per_gram) as weight_mg
    from books b
    join scheme_versions v on v.id = b.scheme_version_id
    left join lateral rate_of_day(${day}::date) r on true
    where b.id = ${bookId}`;
  return gold;
}

/** The cash limits of a day for a book and its client, and what counts against them already. */
export function cashRoomOf(db: Database, bookId: bigint, day: string): Promise<CashRoomRow[]> {
  return db.$queryRaw<
    CashRoomRow[]
  >`select scope, action, limit_paise, taken_paise from cash_room(${day}::date, ${bookId})`;
}

function selectBooks(db: Database | Transaction, where: Prisma.Sql): Promise<BookRow[]> {
  return db.$queryRaw<BookRow[]>`
    select b.id, b.client_id, c.user_id, c.name as client_name, c.email as client_email, c.mobile as client_mobile,
      b.number, v.name as scheme_name, v.type as scheme_type, v.instalments_per_month, v.accrual, v.payment_rule,
      v.minimum_paise, v.multiple_of_paise, b.amount_paise, b.instalments, b.member_type, b.paid_months, b.status,
      to_char(coalesce(b.joined_on, b.opened_on), 'YYYY-MM-DD') as opened_on,
      case when b.joined_on is null then b.paid_months else 0 end as months_before,
      coalesce(s.instalments_paid, 0) as instalments_paid, next_instalment(b, v.payment_rule) as next_instalment,
      coalesce(s.paid_paise, 0) as paid_paise, coalesce(s.weight_mg, 0) as weight_mg, ${SETTLEMENT_COLUMNS}
    from books b
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    left join book_balances s on s.book_id = b.id
    ${SETTLEMENT}
    where ${where} and b.status <> 'Withdrawn'
    order by b.id
    limit 5000`;
}
