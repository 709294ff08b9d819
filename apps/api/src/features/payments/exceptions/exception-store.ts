import { bookStatusCodes } from "@thangam/contracts/books/schemas";
import { refundHindrances, refundStateCodes } from "@thangam/contracts/payments/refund-schemas";
import {
  decisions,
  exceptionKinds,
  exceptionStateCodes,
  resolutionCodes,
} from "@thangam/contracts/payments/exception-schemas";
import { failureCodes } from "@thangam/contracts/payments/failure-schemas";
import { counterModeCodes, paymentModeCodes, paymentStatusCodes } from "@thangam/contracts/values/payments";
import { codesOf } from "@thangam/contracts/values/codes";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader, Transaction } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import type { Keys } from "#platform/database/columns.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { queryRow, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

/** A payment that cannot be credited as it stands, and what was decided about it. */
const paymentException = row({
  id: column.id,
  kind: column.enumOf(exceptionKinds),
  paymentId: column.id,
  bookId: column.id,
  bookNumber: column.text,
  bookStatus: column.phraseOf(bookStatusCodes),
  clientId: column.id,
  clientName: column.text,
  clientMobile: column.text,
  amountPaise: column.paise,
  mode: column.phraseOf(paymentModeCodes),
  paymentStatus: column.phraseOf(paymentStatusCodes),
  paidAt: column.moment,
  transactionNumber: column.nullable(column.text),
  savesGold: column.boolean,
  isHeldByGateway: column.boolean,
  raisedAt: column.moment,
  raisedBy: column.nullable(column.text),
  resolvedAt: column.nullable(column.moment),
  resolvedBy: column.nullable(column.text),
  resolution: column.nullable(column.phraseOf(resolutionCodes)),
  returnedMode: column.nullable(column.phraseOf(counterModeCodes)),
  reference: column.nullable(column.text),
  remarks: column.nullable(column.text),
  /** What stands in place of remarks where nobody decided. */
  failure: column.nullable(column.phraseOf(failureCodes)),
  refundState: column.nullable(column.phraseOf(refundStateCodes)),
  movedPaise: column.nullable(column.paise),
  movedReference: column.nullable(column.text),
  failedAt: column.nullable(column.moment),
  otherPaymentId: column.nullable(column.id),
  otherReceiptNumber: column.nullable(column.text),
  respondBy: column.nullable(column.moment),
  hindrance: column.nullable(column.enumOf(refundHindrances)),
  decisions: column.listOf(column.phraseOf(codesOf(decisions))),
  receiptNumber: column.nullable(column.text),
});

export type PaymentException = Omit<RowOf<typeof paymentException>, "failure">;

export interface ExceptionFilter {
  branches: Branches;
  state?: (typeof exceptionStateCodes.phrases)[number] | undefined;
  search?: string | undefined;
  sort?: string | undefined;
}

/** Payments that cannot be credited as they stand, newest first unless sorted otherwise. */
export async function selectExceptions(
  db: Reader,
  filter: ExceptionFilter,
  slice: Slice,
): Promise<{ rows: PaymentException[]; total: number }> {
  const { rows, total } = await selectListed(db, paymentException, listingOf(filter), slice);
  return { rows: rows.map(withRemarks), total };
}

export function exceptionKeys(db: Reader, filter: ExceptionFilter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

function listingOf(filter: ExceptionFilter): Listing {
  return {
    columns: COLUMNS,
    from: Prisma.sql`${JOINS} where ${whereOf(filter)}`,
    key: Prisma.sql`e.id`,
    order: Prisma.sql`${ORDER_BY_SORT[filter.sort ?? "-raisedAt"] ?? ORDER_BY_SORT["-raisedAt"]}, e.id desc`,
  };
}

export async function exceptionById(tx: Transaction, id: bigint): Promise<PaymentException | undefined> {
  const found = await queryRow(tx, paymentException)`${COLUMNS} ${JOINS} where e.id = ${id}`;
  return found && withRemarks(found);
}

function withRemarks({ failure, ...exception }: RowOf<typeof paymentException>): PaymentException {
  return { ...exception, remarks: exception.remarks ?? failure };
}

const COLUMNS = Prisma.sql`
  select e.id, e.kind, e.payment_id, b.id as book_id, b.number as book_number, b.status as book_status,
    c.id as client_id, c.name as client_name, c.mobile as client_mobile, p.amount_paise, p.mode,
    p.status as payment_status, p.paid_at, p.transaction_number, e.raised_at, raiser.name as raised_by, e.resolved_at,
    resolver.name as resolved_by, e.resolution, e.returned_mode, e.reference, e.remarks, e.failure_code as failure,
    v.accrual = 'weight' as saves_gold, is_held_by_gateway(p) as is_held_by_gateway,
    case when e.resolution in ('returned_through_gateway', 'asked_again') then g.state end as refund_state,
    e.moved_paise, e.moved_ref as moved_reference, e.failed_at, e.other_payment_id, other.receipt_number as other_receipt_number, d.respond_by,
    case when e.resolved_at is null then refund_hindrance(p.id) end as hindrance,
    case when e.resolved_at is null and e.kind in ('capture_not_found', 'refund_differs', 'gateway_gone', 'dispute_lost', 'dispute_won', 'refund_failed')
      then decisions_about_moved(p, g, e) else '{}' end as decisions,
    case when e.resolution = 'kept_as_instalment' then p.receipt_number end as receipt_number`;

const JOINS = Prisma.sql`
  from payment_exceptions e
  join payments p on p.id = e.payment_id
  join books b on b.id = p.book_id
  join clients c on c.id = b.client_id
  join scheme_versions v on v.id = b.scheme_version_id
  left join payments other on other.id = e.other_payment_id
  left join gateway_refunds g on g.payment_id = p.id
  left join gateway_disputes d on d.gateway = p.gateway and d.dispute_id = e.moved_ref
  left join users raiser on raiser.id = e.raised_by_id
  left join users resolver on resolver.id = e.resolved_by_id`;

const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  raisedAt: Prisma.sql`e.raised_at`,
  "-raisedAt": Prisma.sql`e.raised_at desc`,
  // Of what the gateway moved by itself that amount is shown.
  amount: Prisma.sql`coalesce(e.moved_paise, p.amount_paise)`,
  "-amount": Prisma.sql`coalesce(e.moved_paise, p.amount_paise) desc`,
  name: Prisma.sql`c.name`,
  "-name": Prisma.sql`c.name desc`,
  bookNumber: Prisma.sql`b.number`,
  "-bookNumber": Prisma.sql`b.number desc`,
};

function whereOf({ branches, state: phrase, search }: ExceptionFilter): Prisma.Sql {
  const state = phrase && exceptionStateCodes.of(phrase);
  const conditions = [
    branches === null
      ? Prisma.sql`true`
      : Prisma.sql`(${isOf(Prisma.sql`p.branch_id`, branches)} or ${isOf(Prisma.sql`b.branch_id`, branches)})`,
  ];
  if (state === "open") conditions.push(Prisma.sql`e.resolved_at is null`);
  if (state === "resolved") conditions.push(Prisma.sql`e.resolved_at is not null`);
  if (search !== undefined) {
    const pattern = containing(search);
    conditions.push(Prisma.sql`(c.name ilike ${pattern} or c.mobile ilike ${pattern} or b.number ilike ${pattern}
      or p.transaction_number ilike ${pattern} or e.reference ilike ${pattern} or e.moved_ref ilike ${pattern}
      or p.id::text = ${search})`);
  }
  return Prisma.join(conditions, " and ");
}
