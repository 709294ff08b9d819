import { beforeAll } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
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

export const settle = (book: { id: bigint }, sent: Sent = {}, by: SignedIn = admin) =>
  by.call("settleBook", {
    id: String(book.id),
    way: "Jewellery bill",
    // A bill of its own for every book.
    reference: `B-118-${book.id}`,
    remarks: "Buys a chain for a wedding",
    settled_amount: "750",
    settled_weight: "0",
    ...handOver,
    ...sent,
  });
