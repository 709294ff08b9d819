import type { Transaction } from "#platform/db.ts";
import { assert } from "#platform/assert.ts";
import type { Closing } from "./story.ts";

/** Closes books with remarks, and the clients who have no other. */
export async function closeBooks(
  tx: Transaction,
  closings: readonly Closing[],
  bookIdByNumber: ReadonlyMap<string, bigint>,
  admin: { id: bigint; userType: string },
): Promise<void> {
  const context = {
    actorId: admin.id.toString(),
    actorType: admin.userType,
    operation: "Add_New_CloseAccount",
    requestId: "demo",
    address: "127.0.0.1",
  };
  const rows = closings.map(({ book, at, remarks }) => ({
    id: bookId(book.number, bookIdByNumber).toString(),
    at,
    remarks,
  }));
  await tx.$executeRaw`
    update books b set status = 'Closed', closed_at = c.at, closed_by_id = ${admin.id}, close_remarks = c.remarks, updated_at = c.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id bigint, at timestamptz, remarks text)
    where b.id = c.id`;
  await tx.$executeRaw`
    select write_audit(${JSON.stringify(context)}::jsonb, c.at, 'book', c.id::text,
                       jsonb_build_object('from', 'Approved', 'to', 'Closed', 'remarks', c.remarks))::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(id bigint, at timestamptz, remarks text)`;
  await tx.$executeRaw`
    update clients c set status = 'Closed', updated_at = last.closed_at
    from (select client_id, max(closed_at) as closed_at from books group by client_id having bool_and(status = 'Closed')) last
    where c.id = last.client_id`;
}

/** Marks every message as delivered when it was written: the year's mail does not go out again today. */
export async function silenceMessages(tx: Transaction): Promise<void> {
  await tx.$executeRaw`update outbox_messages set delivered_at = created_at, attempts = 1 where delivered_at is null`;
}

function bookId(number: string, bookIdByNumber: ReadonlyMap<string, bigint>): bigint {
  const id = bookIdByNumber.get(number);
  assert(id !== undefined, `book ${number} was opened`);
  return id;
}
