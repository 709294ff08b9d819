import { paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import { accruals, paymentRules } from "@thangam/contracts/schemes/schemas";
import type { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { pageOfPayments } from "./payment-search-store.ts";
import type { Asked } from "./payment-search-store.ts";
import { takenBy } from "./payment-filter-store.ts";

/** A payment with what the list of payments shows beside it. */
const listedPayment = row({
  id: column.id,
  bookId: column.id,
  bookNumber: column.text,
  clientId: column.id,
  clientName: column.text,
  clientEmail: column.text,
  clientMobile: column.text,
  schemeName: column.text,
  accrual: column.enumOf(accruals),
  paymentRule: column.enumOf(paymentRules),
  instalments: column.integer,
  nextInstalment: column.nullable(column.integer),
  status: column.phraseOf(paymentStatusCodes),
  mode: column.phraseOf(paymentModeCodes),
  amountPaise: column.paise,
  paidAt: column.moment,
  instalmentNumber: column.nullable(column.integer),
  instalmentCount: column.integer,
  weightMg: column.nullable(column.milligrams),
  computedWeightMg: column.nullable(column.milligrams),
  transactionNumber: column.nullable(column.text),
  receiptNumber: column.nullable(column.text),
  /** Who took it; null of what nobody took in person. */
  takenBy: column.nullable(column.text),
  /** Its money lies with a payment gateway, which gives it back by itself. */
  isHeldByGateway: column.boolean,
  /** It was paid by UPI to the shop's own account. */
  isUpiOrder: column.boolean,
  /** It was paid by a cheque that the bank has not paid yet. */
  isChequeInHand: column.boolean,
});

export type PaymentRow = RowOf<typeof listedPayment>;

/** A page of the list of payments. Of each only what stands on the page is computed, not of those before it. */
export async function selectPayments(
  db: Database,
  filter: Asked,
): Promise<{ rows: PaymentRow[]; total: number; isMore: boolean }> {
  const { ids, total, isMore } = await pageOfPayments(db, filter);
  return { rows: await paymentsOf(db, ids), total, isMore };
}

/** Payments as the list shows them, in the order of their numbers given. */
export function paymentsOf(db: Database, ids: Iterable<bigint>): Promise<PaymentRow[]> {
  return queryRows(db, listedPayment)`
    select p.id, p.book_id, b.number as book_number, c.id as client_id, c.name as client_name, c.email as client_email,
      c.mobile as client_mobile, v.name as scheme_name, v.accrual, v.payment_rule, b.instalments,
      next_instalment(b, v.payment_rule) as next_instalment, p.status, p.mode,
      p.amount_paise, p.paid_at, p.instalment_number, p.instalment_count, p.weight_mg,
      -- The day of a pending payment is not known yet, and with it the rate.
      coalesce(p.computed_weight_mg, case when p.status <> 'pending' then
        weight_for_amount(v, p.book_id, p.amount_paise, r.rate_paise_per_gram) end) as computed_weight_mg,
      p.transaction_number, p.receipt_number, t.name as taken_by,
      is_held_by_gateway(p) as is_held_by_gateway, p.gateway is not distinct from 'upi' as is_upi_order,
      exists (select from cheques q where q.payment_id = p.id and q.status = 'in_hand') as is_cheque_in_hand
    from unnest(${[...ids]}::bigint[]) with ordinality as listed(id, place)
    join payments p on p.id = listed.id
    join books b on b.id = p.book_id
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    left join users t on t.id = ${takenBy}
    left join lateral gold_rate_for(v, p.business_day, b.branch_id) r on v.accrual = 'weight' and p.computed_weight_mg is null
    order by listed.place`;
}

/** When money was last offered for a book and did not fail, and whose book it is. */
export async function latestPaymentOf(db: Database, bookNumber: string) {
  const book = await db.book.findUnique({
    where: { number: bookNumber },
    select: {
      client: { select: { userId: true } },
      payments: {
        where: { status: { not: "failed" } },
        orderBy: { paidAt: "desc" },
        take: 1,
        select: { paidAt: true, status: true },
      },
    },
  });
  return book && { userId: book.client.userId, latest: book.payments[0] ?? null };
}

export function bookOfNumber(db: Database | Transaction, number: string) {
  return db.book.findUnique({ where: { number }, select: { id: true, clientId: true } });
}

/** The payment that paid an instalment of a book, while it stands. */
export async function paymentOfInstalment(tx: Transaction, bookId: bigint, instalmentNumber: number) {
  const credit = await tx.instalmentCredit.findFirst({
    where: { bookId, instalmentNumber, reversedByJournalId: null, paymentId: { not: null } },
    select: { paymentId: true },
  });
  return credit?.paymentId ?? null;
}

const followed = {
  book: {
    select: {
      id: true,
      number: true,
      schemeVersion: { select: { name: true } },
      client: { select: { userId: true } },
    },
  },
  order: { select: { gateway: true, orderId: true, payUrl: true, expiresAt: true, moneyUntil: true } },
} as const satisfies Prisma.PaymentInclude;

export type PaymentWithOrder = Prisma.PaymentGetPayload<{ include: typeof followed }>;

/** A payment, whose it is, and where it is paid. */
export function paymentWithOrder(db: Database, id: bigint): Promise<PaymentWithOrder | null> {
  return db.payment.findUnique({ where: { id }, include: followed });
}

export function ownerOfBook(db: Database, id: bigint) {
  return db.book.findUnique({ where: { id }, select: { client: { select: { userId: true } } } });
}

/** The latest payment for an instalment of a book that was taken back. */
export async function refundedPaymentOfInstalment(tx: Transaction, bookId: bigint, instalmentNumber: number) {
  const credit = await tx.instalmentCredit.findFirst({
    where: { bookId, instalmentNumber, reversedByJournalId: { not: null }, paymentId: { not: null } },
    orderBy: { id: "desc" },
    select: { paymentId: true },
  });
  return credit?.paymentId ?? null;
}
