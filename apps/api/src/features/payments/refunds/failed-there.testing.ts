import { expect } from "vitest";
import { booked, decide, openExceptions } from "./refund-decisions.testing.ts";
import { app, credited, fake, hear } from "./refund-life.testing.ts";

export const decided = async (resolution: string, more?: object) =>
  expect(await decide(resolution, more)).toEqual([200, resolution]);

export const corrections = (paymentId: bigint) => app.db.journal.count({ where: { paymentId, kind: "Correction" } });

export const statusOf = async (id: bigint) => (await app.db.payment.findUniqueOrThrow({ where: { id } })).status;

/** What the open exceptions of the book are about, the newest first. */
export const openKinds = async () => (await openExceptions()).map(({ kind }) => kind);

/** What the books and the gateway say that it holds; both are the same at the end of each story. */
export const figures = async () => [await booked(), fake.balance()];

/** A payment of ₹ 500 of which the gateway sent a part back by itself, decided about so; null leaves it open. */
export async function returned(paise: bigint, decision: string | null) {
  const payment = await credited();
  const there = fake.refundThere(payment.gatewayPaymentId, paise);
  await hear(there);
  if (decision !== null) await decided(decision);
  return { ...payment, there, fails: () => fake.finish(there.refundId, "failed_at_gateway") };
}
