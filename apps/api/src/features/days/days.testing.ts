import { beforeAll, beforeEach, expect } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

export const app = useApp();
export let admin: SignedIn;
export let clerk: SignedIn;

/** Every test has two days of its own, after a closed one. */
export let day = "2026-05-04";

export let nextDay = "2026-05-05";
export let days = 0;
const people = { adminId: 0n, clerkId: 0n };

beforeAll(async () => {
  people.adminId = (await app.make.user({ userType: "Admin", name: "Asha" })).id;
  people.clerkId = (await app.make.user({ userType: "Employee", name: "Bala", capabilities: ["payments.take"] })).id;
});

beforeEach(async () => {
  days += 3;
  day = await moveTo(days);
  nextDay = dayAt(days + 1);
  // What the test before left open is closed, with an empty drawer.
  for (;;) {
    const [open] = await app.db.$queryRaw<
      [{ day: string | null }]
    >`select day_to_close_before(${day}::date, 1::smallint)::text as day`;
    if (open.day === null) break;
    await app.make.closedDay({ day: open.day, now: app.clock.now });
  }
  const [before] = await app.db.$queryRaw<
    [{ is_closed: boolean }]
  >`select is_day_closed(${dayAt(days - 1)}::date, 1::smallint) as is_closed`;
  if (!before.is_closed) await app.make.closedDay({ day: dayAt(days - 1), now: app.clock.now });
});

function dayAt(n: number): string {
  return new Date(Date.UTC(2026, 4, 4 + n)).toISOString().slice(0, 10);
}

/** Half past eight in the evening of a day, when the shop has closed and everybody has just signed in. */
export async function moveTo(n: number): Promise<string> {
  app.clock.now = new Date(Date.UTC(2026, 4, 4 + n, 15));
  admin = await app.signedInUser(people.adminId);
  clerk = await app.signedInUser(people.clerkId);
  return dayAt(n);
}

export const counted = (cash: string, more: object[] = []) => [{ paymentmode: "Cash", counted: cash }, ...more];

export async function take(amount: string, mode = "Cash", openedOn = day): Promise<string> {
  const book = await app.make.book({ scheme: flexible, day: openedOn });
  const answer = await admin.call("takeCounterPayment", {
    accountno: book.number,
    amounttopay: amount,
    paymentmode: mode,
    ...(mode !== "Cash" && { transactionNumber: `TX${book.number}` }),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data[0].fld_id;
}

export const flexible = {
  paymentRule: "flexible",
  type: "daily",
  minimumPaise: 10_000n,
  multipleOfPaise: 10_000n,
} as const;
/** As an Admin sees them: a clerk counts the drawer blind. */
export const figuresOf = async (of: string, who = admin) => (await who.call("getDay", { day: of })).body.data[0];
export const cashOf = async (of: string) => (await figuresOf(of)).figures[0];
