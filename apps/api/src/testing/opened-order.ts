import type { TestApp } from "./harness.ts";

/** The order under which a payment that was started is paid: at a gateway, or by UPI to the shop's own account. */
export async function openedOrder(
  { asOwner }: Pick<TestApp, "asOwner">,
  paymentId: bigint,
  gateway: "sandbox" | "upi",
): Promise<void> {
  await asOwner((owner) =>
    owner.query(
      `insert into gateway_orders (payment_id, gateway, order_id, pay_url, opened_at, expires_at)
       values ($1::bigint, $2, 'order ' || $1, 'https://pay.example.com', now(), now())`,
      [paymentId, gateway],
    ),
  );
}
