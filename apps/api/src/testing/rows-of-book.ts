import type { TestDatabase } from "./database.ts";

/** Every row about the payments of a book, so that a test sees whether anything of them has changed. */
export async function rowsOfBook({ asOwner }: Pick<TestDatabase, "asOwner">, bookId: bigint): Promise<unknown> {
  const tables = [
    "payment_exceptions",
    "gateway_refunds",
    "past_refunds",
    "gateway_disputes",
    "gateway_orders",
    "instalment_credits",
  ];
  const ofPayment = tables.map(
    (name) =>
      `select '${name}', to_jsonb(t) from ${name} t join payments p on p.id = t.payment_id where p.book_id = $1`,
  );
  const query = ["select 'payments' as name, to_jsonb(t) as row from payments t where book_id = $1", ...ofPayment];
  return (await asOwner((owner) => owner.query(`${query.join(" union all ")} order by 1, 2`, [bookId]))).rows;
}
