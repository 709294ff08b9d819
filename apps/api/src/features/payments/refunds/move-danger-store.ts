import type { Danger } from "#core/danger.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryOnlyRow, row } from "#platform/database/rows.ts";

const move = row({
  fromBook: column.text,
  fromClient: column.text,
  toBook: column.text,
  toClient: column.text,
  amountPaise: column.paise,
  receiptNumber: column.nullable(column.text),
});

/** A payment that was just moved: somebody's money is another one's now, or has the gold rate of a day that is gone. */
export async function moveDanger(db: Reader, paymentId: bigint, reason: string): Promise<Danger<"move">> {
  const { fromBook, fromClient, toBook, toClient, amountPaise, receiptNumber } = await queryOnlyRow(db, move)`
    select b.number as from_book, c.name as from_client, nb.number as to_book, nc.name as to_client, p.amount_paise,
      p.receipt_number
    from payments p join books b on b.id = p.book_id join clients c on c.id = b.client_id
    join payments n on n.corrects_id = p.id join books nb on nb.id = n.book_id join clients nc on nc.id = nb.client_id
    where p.id = ${paymentId}`;
  return {
    kind: "move",
    recordType: "payment",
    recordId: paymentId,
    subject: fromBook,
    from: `${fromBook} · ${fromClient}`,
    to: `${toBook} · ${toClient}`,
    amountPaise,
    reason,
    facts: { ...(receiptNumber !== null && { receipt: receiptNumber }) },
  };
}
