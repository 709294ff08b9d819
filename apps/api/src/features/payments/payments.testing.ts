import { beforeAll } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

export const app = useApp();
export let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

export const goldScheme = { accrual: "weight", instalments: 11 } as const;

/** A signed-in customer with a book of theirs. */
export async function customerWithBook(given: Parameters<typeof app.make.book>[0] = {}) {
  const customer = await app.signedInAs({ userType: "Customer" });
  const client = await app.make.client({ userId: customer.userId });
  return { customer, client, book: await app.make.book({ clientId: client.id, ...given }) };
}
