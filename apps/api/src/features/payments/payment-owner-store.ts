import type { Reference } from "#core/reference.ts";
import type { Reader } from "#platform/database/db.ts";

/** The customer whose payment it is; null when there is no such payment, or no sign-in yet. */
export async function ownerOfPayment(db: Reader, payment: Reference): Promise<bigint | null> {
  const select = { book: { select: { client: { select: { userId: true } } } } };
  const row = await db.payment.findUnique({ where: { id: BigInt(payment) }, select });
  return row?.book.client.userId ?? null;
}
