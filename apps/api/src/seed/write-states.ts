import type { Transaction } from "#platform/database/db.ts";
import { assert } from "#platform/assert.ts";
import { demoCustomer } from "./people.ts";
import type { Closing } from "./story.ts";

/** Closes books with remarks, and the clients who have no other; then what became of payments under way. */
export async function closeBooks(
  tx: Transaction,
  closings: readonly Closing[],
  bookIdByNumber: ReadonlyMap<string, bigint>,
  admin: { id: bigint; userType: string },
): Promise<void> {
  const rows = closings.map(({ book, at, remarks, after }) => ({
    id: bookId(book.number, bookIdByNumber).toString(),
    at,
    remarks,
    after: after?.kind,
    afterAt: after?.at,
  }));
  await tx.$executeRaw`
    select close_book(c.at, ${admin.id}::bigint, c.id, c.remarks),
      write_audit(${contextFor("Add_New_CloseAccount", admin)}::jsonb, c.at, 'book', c.id::text,
                  jsonb_build_object('from', 'approved', 'to', 'closed', 'remarks', c.remarks))::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id bigint, at timestamptz, remarks text)`;
  await tx.$executeRaw`
    update clients c set status = 'closed', updated_at = last.closed_at
    from (select client_id, max(closed_at) as closed_at from books group by client_id having bool_and(status = 'closed')) last
    where c.id = last.client_id`;
  await tx.$executeRaw`
    select reopen_book(c."afterAt", ${admin.id}::bigint, c.id),
      write_audit(${contextFor("CloseAccount", admin)}::jsonb, c."afterAt", 'book', c.id::text,
                  jsonb_build_object('from', 'closed', 'to', 'approved'))::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id bigint, "after" text, "afterAt" timestamptz)
    where c."after" = 'reopened'`;
  await tx.$executeRaw`
    select write_audit(${contextFor("Resolve_Payment_Exception", admin)}::jsonb, c."afterAt", 'payment',
      resolve_payment_exception(${contextFor("Resolve_Payment_Exception", admin)}::jsonb, c."afterAt", c."afterAt"::date, e.id,
        'money_returned', null, 'NEFTD000000917', 'Sent back to the account it came from')::text,
      jsonb_build_object('resolution', 'money_returned', 'reference', 'NEFTD000000917'))::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id bigint, "after" text, "afterAt" timestamptz)
    join payments p on p.book_id = c.id
    join payment_exceptions e on e.payment_id = p.id and e.resolved_at is null
    where c."after" = 'returned'`;
}

function contextFor(operation: string, admin: { id: bigint; userType: string }): string {
  const { id, userType } = admin;
  return JSON.stringify({
    actorId: id.toString(),
    actorType: userType,
    operation,
    requestId: "demo",
    address: "127.0.0.1",
  });
}

/** Marks every message as delivered when it was written: the year's mail does not go out again today. */
export async function silenceMessages(tx: Transaction): Promise<void> {
  await tx.$executeRaw`update outbox_messages set delivered_at = created_at, mailed_at = created_at, attempts = 1 where delivered_at is null`;
}

/** Two messages of the last weeks never arrived. What is older than a week, its readers have seen in the portal. */
export async function ageMessages(tx: Transaction, now: Date): Promise<void> {
  await tx.$executeRaw`
    update outbox_messages set read_at = created_at where created_at < ${now}::timestamptz - interval '7 days'`;
  await tx.$executeRaw`
    update outbox_messages m set delivered_at = null, mailed_at = null, dead_at = m.created_at + interval '1 day',
      attempts = 19, error_code = 'mail_refused', last_error = '550 5.1.1 The e-mail account does not exist'
    where id in (
      select id from outbox_messages
      where kind = 'payment_acknowledged' and created_at < ${now}::timestamptz - interval '2 days'
        and client_id not in (select c.id from clients c join users u on u.id = c.user_id where u.email = ${demoCustomer.email})
      order by id desc limit 2)`;
}

function bookId(number: string, bookIdByNumber: ReadonlyMap<string, bigint>): bigint {
  const id = bookIdByNumber.get(number);
  assert(id !== undefined, `book ${number} was opened`);
  return id;
}
