import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryOnlyRow, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const creditedPayment = row({
  paymentId: column.id,
  bookId: column.id,
  bookNumber: column.text,
  clientName: column.text,
  amountPaise: column.paise,
  instalmentNumber: column.nullable(column.integer),
  weightMg: column.nullable(column.milligrams),
  computedWeightMg: column.nullable(column.milligrams),
  weightReason: column.nullable(column.text),
  transactionNumber: column.nullable(column.text),
  isOnTypedNumber: column.boolean,
  /** The number of another payment that people may take for this one's. */
  looksLike: column.nullable(column.text),
});

export type CreditedPayment = RowOf<typeof creditedPayment>;

/**
 * A payment that was just taken or credited. It stands on a typed number where it was to be paid at a gateway that never reported it,
 * also while its order there is being opened, or never was; of UPI nobody but the bank tells.
 */
export function creditedPaymentOf(db: Reader, paymentId: bigint): Promise<CreditedPayment> {
  return queryOnlyRow(db, creditedPayment)`
    select p.id as payment_id, b.id as book_id, b.number as book_number, c.name as client_name, p.amount_paise, p.instalment_number,
      p.weight_mg, p.computed_weight_mg, p.weight_reason, p.transaction_number,
      p.source = 'online' and p.gateway_payment_id is null and not exists (
        select from gateway_orders o where o.payment_id = p.id and o.gateway = 'upi') as is_on_typed_number,
      looks_like(p) as looks_like
    from payments p join books b on b.id = p.book_id join clients c on c.id = b.client_id
    where p.id = ${paymentId}`;
}
