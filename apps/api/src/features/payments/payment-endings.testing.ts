import { beforeEach } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import type { Started } from "#testing/sandbox.ts";

export const app = useApp();
export const sandbox = sandboxOf(app);
export let customer: SignedIn;
export let bookId: bigint;
export let bookNumber: string;
export let started: Started;

beforeEach(async () => {
  await sandbox.switchAutoAcknowledge(true);
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id });
  [bookId, bookNumber] = [book.id, book.number];
  customer = await app.signedInUser(client.userId!);
  started = await sandbox.start(customer, bookNumber, { installment_count: "2" });
});

export const state = () => sandbox.stateOf(customer, started.paymentId);

export const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};

export const mails = (kind: string) =>
  app.db.outboxMessage.count({ where: { dedupeKey: `${kind}:${started.paymentId}` } });
