import { beforeAll, expect } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { handOver } from "#testing/samples/values.ts";

export const app = useApp();
export let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Meena Admin" });
});

/** After two instalments half of one on top; the making charge waived by a quarter. */
const promising = {
  instalments: 3,
  benefits: {
    bonus: { of: "instalment", by: "days", steps: [{ from: 1, percent: 5_000 }] },
    makingChargeWaiver: { by: "days", steps: [{ from: 1, percent: 2_500 }], capPaise: 100_000n },
  },
} as const;

const opened = { day: "2026-05-01", now: new Date("2026-05-01T05:30:00.000Z") };

/** A customer's book of a scheme that promises half an instalment from the second day on, with one instalment paid. */
export async function bookWithBonus(scheme: object = promising) {
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id, scheme, ...opened });
  await app.make.payment({ bookId: book.id, ...opened });
  return { book, client, owner: await app.signedInUser(client.userId ?? 0n) };
}

export type Sent = Record<string, unknown>;

const termsOf = (book: { id: bigint }): Sent => ({
  id: String(book.id),
  way: "Jewellery bill",
  // A bill of its own for every book.
  reference: `B-118-${book.id}`,
  settled_amount: "750",
  settled_weight: "0",
});
const remarks = "Buys a chain for a wedding";

export const settle = (book: { id: bigint }, sent: Sent = {}, by: SignedIn = admin) =>
  by.call("settleBook", { ...termsOf(book), remarks, ...handOver, ...sent });

/** What is sent to settle the book by the client's code. */
export const byCode = (book: { id: bigint }, code: string): Sent => ({ ...termsOf(book), remarks, client_code: code });

/** Has the client sent the code that confirms these terms. */
export const sendCode = (book: { id: bigint }, by: SignedIn, sent: Sent = {}) =>
  by.call("sendSettlementCode", { ...termsOf(book), ...sent });

/** The code that the client is sent on these terms. */
export async function sentCode(book: { id: bigint }, by: SignedIn, sent: Sent = {}): Promise<string> {
  const answer = await sendCode(book, by, sent);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return secretOf((await deliveredMails(app)).findLast(({ subject }) => subject.startsWith("Your code to settle")));
}
