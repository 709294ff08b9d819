import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryOnlyRow, row } from "#platform/database/rows.ts";

const contactChange = row({ changedOn: column.nullable(column.day), isFresh: column.boolean });

/** When the e-mail or mobile number of a client was last changed, and whether that is too lately to trust a code sent there. */
export function contactChangeOf(
  db: Reader,
  clientId: bigint,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ changedOn: string | null; isFresh: boolean }> {
  return queryOnlyRow(db, contactChange)`
    select to_char(contact_changed_at at time zone ${timeZone}, 'YYYY-MM-DD') as changed_on,
      is_contact_fresh(contact_changed_at, ${now}::timestamptz) as is_fresh
    from clients where id = ${clientId}`;
}
