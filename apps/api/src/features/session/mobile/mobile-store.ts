import type { Database, Transaction } from "#platform/database/db.ts";
import * as column from "#platform/database/columns.ts";
import { queryRows, queryValues, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const personOfMobile = row({ userId: column.id, name: column.text });
export type PersonOfMobile = RowOf<typeof personOfMobile>;

/** More do not share a telephone. */
const MOST = 20;

/** The customers who may sign in by a code to this number; who signed in last stands first. */
export function findPeopleOfMobile(db: Database | Transaction, mobile: string): Promise<PersonOfMobile[]> {
  return queryRows(db, personOfMobile)`
    select id as user_id, name from users
    where mobile = ${mobile} and status = 'active' and user_type = 'Customer'
    order by last_login_at desc nulls last, id limit ${MOST}`;
}

/** Locks a customer until the transaction ends, if the number is still theirs; returns whether their password is a temporary one. */
export async function lockPersonOfMobile(
  tx: Transaction,
  userId: bigint,
  mobile: string,
): Promise<{ isPasswordTemporary: boolean } | null> {
  const [isPasswordTemporary] = await queryValues(tx, column.boolean)`
    select password_is_temporary from users
    where id = ${userId} and mobile = ${mobile} and status = 'active' and user_type = 'Customer' for no key update`;
  return isPasswordTemporary === undefined ? null : { isPasswordTemporary };
}
