import { bookStatusCodes, memberTypeCodes } from "@thangam/contracts/books/schemas";
import { accruals, paymentRules, schemeTypeCodes } from "@thangam/contracts/schemes/schemas";
import { cashActions, cashScopes } from "@thangam/contracts/settings/schemas";
import { counterModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import { queryOnlyRow, queryRows, queryValue, queryValues, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { NOMINEE_COLUMNS, nomineeColumns } from "./nominees/nominee-store.ts";
import { SETTLEMENT, SETTLEMENT_COLUMNS, settlementColumns } from "./settling/settlement-store.ts";
import { andOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

/** A book as it is stored, with its scheme's rules and where its ledger stands. */
const bookRow = row({
  id: column.id,
  clientId: column.id,
  userId: column.nullable(column.id),
  clientName: column.text,
  clientEmail: column.text,
  clientMobile: column.text,
  number: column.text,
  branchNumber: column.integer,
  branchName: column.branchName,
  schemeName: column.text,
  schemeType: column.phraseOf(schemeTypeCodes),
  accrual: column.enumOf(accruals),
  paymentRule: column.enumOf(paymentRules),
  minimumPaise: column.paise,
  multipleOfPaise: column.paise,
  amountPaise: column.paise,
  instalments: column.integer,
  memberType: column.phraseOf(memberTypeCodes),
  paidMonths: column.integer,
  status: column.enumOf(bookStatusCodes.all),
  /** When the member joined, here or elsewhere. */
  openedOn: column.day,
  terms: column.nullable(column.json),
  instalmentsPaid: column.integer,
  /** The number of its last journal, as text. */
  state: column.text,
  /** The lowest instalment of a fixed scheme that is not paid; the one after the last of a flexible one. */
  nextInstalment: column.nullable(column.integer),
  /** When that instalment of a fixed scheme falls due. */
  nextDueOn: column.nullable(column.day),
  paidTotalPaise: column.paise,
  weightTotalMg: column.milligrams,
  ...nomineeColumns,
  ...settlementColumns,
});

export type BookRow = RowOf<typeof bookRow>;

const OWN_BRANCH = Prisma.sql`b.branch_id`;

export function booksOfClient(db: Reader, clientId: bigint, branches: Branches): Promise<BookRow[]> {
  return selectBooks(db, Prisma.sql`b.client_id = ${clientId} ${andOf(OWN_BRANCH, branches)}`);
}

export function booksOfClients(db: Database, clientIds: readonly bigint[], branches: Branches): Promise<BookRow[]> {
  return selectBooks(db, Prisma.sql`b.client_id = any(${clientIds}::bigint[]) ${andOf(OWN_BRANCH, branches)}`);
}

export function booksOfUser(db: Reader, userId: bigint, branches: Branches): Promise<BookRow[]> {
  return selectBooks(db, Prisma.sql`c.user_id = ${userId} ${andOf(OWN_BRANCH, branches)}`);
}

export async function bookById(db: Reader, bookId: bigint): Promise<BookRow | undefined> {
  const [book] = await selectBooks(db, Prisma.sql`b.id = ${bookId}`);
  return book;
}

export async function bookByNumber(db: Reader, number: string): Promise<BookRow | undefined> {
  const [book] = await selectBooks(db, Prisma.sql`b.number = ${number}`);
  return book;
}

/** Keeps the book as it is until the transaction ends: the same lock the ledger takes. */
export async function lockBook(tx: Transaction, bookId: bigint): Promise<void> {
  await tx.$executeRaw`select 1 from books where id = ${bookId} for no key update`;
}

/** The same by its number; returns its id, null when there is none. */
export async function lockBookOfNumber(tx: Transaction, number: string): Promise<bigint | null> {
  const [id] = await queryValues(tx, column.id)`
    select id from books where number = ${number} for no key update`;
  return id ?? null;
}

/** Returns how many payments under way became exceptions by it. */
export function closeBookRow(
  tx: Transaction,
  now: Date,
  byUserId: bigint,
  bookId: bigint,
  remarks: string | null,
): Promise<number> {
  return queryValue(tx, column.integer)`
    select close_book(${now}::timestamptz, ${byUserId}::bigint, ${bookId}::bigint, ${remarks})`;
}

/** Returns how many payments may be credited again by it. */
export function reopenBookRow(tx: Transaction, now: Date, byUserId: bigint, bookId: bigint): Promise<number> {
  return queryValue(tx, column.integer)`
    select reopen_book(${now}::timestamptz, ${byUserId}::bigint, ${bookId}::bigint)`;
}

/** The lowest instalment above a number that is credited; null where none is. */
export async function firstPaidAbove(db: Database, bookId: bigint, number: number): Promise<number | null> {
  const credit = await db.instalmentCredit.findFirst({
    where: { bookId, instalmentNumber: { gt: number }, reversedByJournalId: null },
    select: { instalmentNumber: true },
    orderBy: { instalmentNumber: "asc" },
  });
  return credit?.instalmentNumber ?? null;
}

/** The payments online for a book that are neither credited nor ended, the newest first, ten at most. */
export function paymentsThatWait(db: Database, bookId: bigint) {
  return queryRows(db, waitingPayment)`
    select amount_paise, paid_at, status from payments
    where book_id = ${bookId} and status in ('pending', 'verified')
    order by paid_at desc limit 10`;
}

const waitingPayment = row({
  amountPaise: column.paise,
  paidAt: column.moment,
  status: column.phraseOf(paymentStatusCodes),
});

/** The rate of 22 carat gold on a day, and the weight an amount would add to the book at it; null without a rate. */
export function goldFor(db: Database, bookId: bigint, amountPaise: bigint, day: string) {
  return queryOnlyRow(db, boughtGold)`
    select r.rate_paise_per_gram,
      weight_for_amount(v, b.id, ${amountPaise}::bigint, r.rate_paise_per_gram) as weight_mg
    from books b
    join scheme_versions v on v.id = b.scheme_version_id
    left join lateral gold_rate_for(v, ${day}::date, b.branch_id) r on true
    where b.id = ${bookId}`;
}

const boughtGold = row({
  ratePaisePerGram: column.nullable(column.paise),
  weightMg: column.nullable(column.milligrams),
});

/** The cash limits of a day for a book and its client, and what counts against them already. */
export function cashRoomOf(db: Database, bookId: bigint, day: string): Promise<CashRoom[]> {
  return queryRows(db, cashRoom)`
    select scope, action, limit_paise, taken_paise from cash_limit_usage(${day}::date, ${bookId})`;
}

const cashRoom = row({
  scope: column.enumOf(cashScopes),
  action: column.enumOf(cashActions),
  limitPaise: column.paise,
  takenPaise: column.paise,
});

export type CashRoom = RowOf<typeof cashRoom>;

/** The payment methods whose number the counter may leave out; require_transaction_number() has the rule. */
export function methodsWithoutNumber(db: Database) {
  return queryValues(db, column.phraseOf(counterModeCodes))`
    select method from unnest(${counterModeCodes.all}::text[]) as methods(method)
    where method = 'cash' or setting_is_on(method || '_without_number')`;
}

function selectBooks(db: Reader, where: Prisma.Sql): Promise<BookRow[]> {
  return queryRows(db, bookRow)`
    select b.id, b.client_id, c.user_id, c.name as client_name, c.email as client_email, c.mobile as client_mobile,
      b.number, b.branch_id::int as branch_number, branch_name(b.branch_id) as branch_name, v.name as scheme_name, v.type as scheme_type, v.accrual, v.payment_rule,
      v.minimum_paise, v.multiple_of_paise, b.amount_paise, b.instalments, b.member_type, b.paid_months, b.status,
      to_char(coalesce(b.joined_on, b.opened_on), 'YYYY-MM-DD') as opened_on, v.terms,
      coalesce(s.instalments_paid, 0) as instalments_paid, coalesce(s.seq, 0)::text as state, n.instalment as next_instalment,
      to_char(owed_on(b, v, n.instalment), 'YYYY-MM-DD') as next_due_on,
      coalesce(s.paid_paise, 0) as paid_total_paise, coalesce(s.weight_mg, 0) as weight_total_mg, ${NOMINEE_COLUMNS},
      ${SETTLEMENT_COLUMNS}
    from books b
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    left join book_balances s on s.book_id = b.id
    cross join lateral (select next_instalment(b, v.payment_rule) as instalment) n
    ${SETTLEMENT}
    where ${where} and b.status <> 'withdrawn'
    order by b.id
    limit 5000`;
}
