import type { Transaction } from "#platform/database/db.ts";

interface ToldOrder {
  id: string;
  paymentId: bigint;
  amountPaise: bigint;
  at: Date;
  captures: readonly { id: string; amountPaise: bigint; at: Date; isKept: boolean }[];
}

/**
 * The sandbox has an order and the money it told of: asked again, even days later, it gives the answer that the books expect, and
 * sends money back but for what it keeps.
 */
export async function insertSandboxOrder(tx: Transaction, order: ToldOrder): Promise<void> {
  const { id, paymentId, amountPaise, at, captures } = order;
  await tx.sandboxOrder.create({
    data: {
      id,
      receipt: paymentId.toString(),
      description: `Payment ${paymentId}`,
      amountPaise,
      createdAt: at,
      expiresAt: at,
      payments: {
        create: captures.map((capture) => ({
          id: capture.id,
          amountPaise: capture.amountPaise,
          capturedAt: capture.at,
          isKept: capture.isKept,
          createdAt: capture.at,
        })),
      },
    },
  });
}
