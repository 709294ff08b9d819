import { beforeAll } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

export const app = useApp();
export let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

/** The shop's day of the test's clock. */
export const today = () => app.clock.now.toISOString().slice(0, 10);

export function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A book of a monthly scheme whose first instalment was owed so many days ago, of a client of their own. */
export async function lateBook(days: number, name?: string) {
  const client = await app.make.client(name === undefined ? {} : { name });
  const book = await app.make.book({ clientId: client.id, day: daysFrom(today(), -days) });
  return { client, book };
}

export async function duesOf(input: Record<string, unknown> = {}, by: SignedIn = admin) {
  const { status, body } = await by.call("listDues", input);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** Works so many days later, by somebody who has just signed in: sessions of before are over by then. */
export async function daysLater(days: number, work: (later: SignedIn) => Promise<void>): Promise<void> {
  const before = app.clock.now;
  app.clock.now = new Date(before.getTime() + days * 86_400_000);
  try {
    await work(await app.signedInAs({ userType: "Admin" }));
  } finally {
    app.clock.now = before;
  }
}
