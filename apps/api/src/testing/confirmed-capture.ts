import type { TestDatabase } from "./database.ts";

/** The gateway has confirmed money for a payment, although no test asked it; nothing else of the payment changes. */
export async function confirmCapture(
  { asOwner }: Pick<TestDatabase, "asOwner">,
  paymentId: bigint,
  { gateway, gatewayPaymentId }: { gateway: string; gatewayPaymentId: string },
): Promise<void> {
  await asOwner((owner) =>
    owner.query(
      `insert into gateway_captures (gateway, gateway_payment_id, order_id, amount_paise, confirmed_at, confirmed_by)
       select $2, $3, coalesce(gateway_order_id, ''), amount_paise, now(), 'Reconcile_Payments' from payments where id = $1`,
      [paymentId, gateway, gatewayPaymentId],
    ),
  );
}
