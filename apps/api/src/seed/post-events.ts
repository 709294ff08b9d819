import * as z from "zod/mini";
import type { Transaction } from "#platform/database/db.ts";
import { queryValues } from "#platform/database/rows.ts";
import { paiseOf } from "./scheme-amounts.ts";
import type { PlannedBook } from "./plan.ts";
import type { ShopEvent } from "./story.ts";

/** Who did what at the counter, and where the books of the plan belong in the database. */
export interface PostingIds {
  clientIdByEmail: ReadonlyMap<string, bigint>;
  versionIdByCode: ReadonlyMap<string, bigint>;
  /** Staff who open books and take payments, in turn. */
  staff: readonly { id: bigint; userType: string }[];
  /** A batch adds its own books and payments to both. */
  bookIdByNumber: Map<string, bigint>;
  /** By the payment's number in the story. */
  paymentIds: Map<number, bigint>;
}

/** One acknowledgement in so many has a weight of its own. */
const PROMISED = 17;

/** Events after which the staff's turns begin anew. */
const BATCH = 400;

/** Events in one statement at most. */
const STATEMENT = 20;

/** An event, and whose turn of the staff it was. */
export interface Turn {
  event: ShopEvent;
  turn: number;
}

/** What happened, in its order, in batches that need nothing of themselves, so that each is one statement. */
export function batchesOf(events: readonly ShopEvent[]): Turn[][] {
  const batches: ShopEvent[][] = [];
  let batch: ShopEvent[] = [];
  for (const event of events) {
    // An event that needs the id of something in the batch has to wait for it.
    if (batch.length === BATCH || batch.some((earlier) => isNeededBy(event, earlier))) {
      batches.push(batch);
      batch = [];
    }
    batch.push(event);
  }
  return [...batches, batch].flatMap((whole) => chunks(whole.map((event, turn) => ({ event, turn }))));
}

/** Has the ledger's own functions do what happened. */
export async function postBatch(tx: Transaction, batch: readonly Turn[], ids: PostingIds): Promise<void> {
  const calls = batch.map(({ event, turn }) => callFor(event, turn, ids));
  // Each function sees what the ones before it in the list did, as if they were statements of their own.
  const answers = await queryValues(tx, answer)`
    select case e ->> 'kind'
      when 'open' then open_book(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'day')::date, (e ->> 'clientId')::bigint,
        e ->> 'book', (e ->> 'versionId')::bigint, e ->> 'prefix', (e ->> 'paise')::bigint, e ->> 'memberType',
        (e ->> 'paidMonths')::int)
      when 'take' then take_counter_payment(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'day')::date, e ->> 'book',
        e ->> 'mode', (e ->> 'paise')::bigint, null, e ->> 'transactionNumber')
      when 'start' then start_payment(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'day')::date,
        (e ->> 'bookId')::bigint, null, (e ->> 'paise')::bigint, null)
      when 'acknowledge' then acknowledge_payment(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'day')::date,
        (e ->> 'paymentId')::bigint, null, null, (
          select weight_for_amount(v, b.id, p.amount_paise, r.rate_paise_per_gram - 20000)
          from payments p join books b on b.id = p.book_id join scheme_versions v on v.id = b.scheme_version_id
          cross join rate_of_day(p.business_day, b.branch_id) r
          where p.id = (e ->> 'paymentId')::bigint and e ->> 'weightReason' is not null and r.id is not null),
        e ->> 'transactionNumber', e ->> 'weightReason',
        -- The bank credited it on the day it was started.
        (select business_day from payments where id = (e ->> 'paymentId')::bigint),
        (select paid_at from payments where id = (e ->> 'paymentId')::bigint))
      when 'fail' then fail_payment(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'paymentId')::bigint, null,
        e ->> 'reason')
      when 'refund' then refund_payment(e -> 'context', (e ->> 'at')::timestamptz, (e ->> 'day')::date,
        (e ->> 'paymentId')::bigint, e ->> 'reason',
        -- A cheque that the bank has not paid is given back itself.
        case (select mode from payments where id = (e ->> 'paymentId')::bigint) when 'cheque' then null else e ->> 'mode' end)
    end
    from jsonb_array_elements(${JSON.stringify(calls)}::jsonb) with ordinality as list(e, place)
    order by place`;
  for (const [n, { event }] of batch.entries()) {
    const { bookId, paymentId } = answers[n] ?? {};
    if (bookId !== undefined) ids.bookIdByNumber.set(event.book.number, BigInt(bookId));
    if (event.kind !== "open" && paymentId !== undefined) ids.paymentIds.set(event.payment, BigInt(paymentId));
  }
}

function chunks(batch: readonly Turn[]): Turn[][] {
  return Array.from({ length: Math.ceil(batch.length / STATEMENT) }, (_, n) =>
    batch.slice(n * STATEMENT, (n + 1) * STATEMENT),
  );
}

function isNeededBy(event: ShopEvent, earlier: ShopEvent): boolean {
  if (event.kind === "start") return earlier.kind === "open" && earlier.book === event.book;
  if (event.kind === "open" || event.kind === "take" || earlier.kind === "open") return false;
  return earlier.payment === event.payment;
}

const answer = z.object({ bookId: z.optional(z.string()), paymentId: z.optional(z.string()) });

const OPERATION_BY_KIND = {
  open: "Enrol_Client",
  take: "Add_monhlyOfflinePayments",
  start: "Add_Transaction",
  acknowledge: "Acknowledge_Payment",
  fail: "Fail_Payment",
  refund: "Update_Transaction",
} as const satisfies Record<ShopEvent["kind"], string>;

function callFor(event: ShopEvent, turn: number, ids: PostingIds): Record<string, unknown> {
  const { kind, day, at, book } = event;
  const actor = ids.staff[turn % ids.staff.length];
  const call = {
    kind,
    day,
    at,
    book: book.number,
    bookId: textOf(ids.bookIdByNumber.get(book.number)),
    context: {
      actorId: textOf(actor?.id),
      actorType: actor?.userType,
      operation: OPERATION_BY_KIND[kind],
      requestId: "demo",
      address: "127.0.0.1",
    },
  };
  if (kind === "open") return { ...call, ...opening(book, ids) };
  const payment = { ...call, paymentId: textOf(ids.paymentIds.get(event.payment)) };
  if (kind === "take") {
    return {
      ...payment,
      paise: textOf(paiseOf(event.rupees)),
      mode: event.mode,
      transactionNumber: event.transactionNumber,
    };
  }
  if (kind === "start") return { ...payment, paise: textOf(paiseOf(event.rupees)) };
  if (kind === "acknowledge") {
    // Now and then a customer was promised the rate of the day before.
    const weightReason =
      book.scheme.accrual === "weight" && event.payment % PROMISED === 0
        ? "The rate of the day before was promised"
        : null;
    return { ...payment, transactionNumber: event.transactionNumber, weightReason };
  }
  // Every other refund was paid out of the drawer.
  if (kind === "refund") return { ...payment, reason: event.reason, mode: event.payment % 2 === 0 ? "cash" : null };
  return { ...payment, reason: event.reason };
}

function opening(book: PlannedBook, ids: PostingIds): Record<string, unknown> {
  return {
    clientId: textOf(ids.clientIdByEmail.get(book.person.email)),
    versionId: textOf(ids.versionIdByCode.get(book.scheme.code)),
    prefix: book.prefix,
    paise: textOf(paiseOf(book.rupees)),
    memberType: book.paidMonths > 0 ? "existing" : "new",
    paidMonths: book.paidMonths,
  };
}

function textOf(id: bigint | undefined): string | null {
  return id === undefined ? null : id.toString();
}
