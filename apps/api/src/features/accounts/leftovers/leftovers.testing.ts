import { daysAfter } from "@thangam/terms/testing/arrange";
import type { TestApp } from "#testing/harness.ts";
import { tellLeftovers } from "./tell-leftovers.ts";

const scheme = { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;

/** What happens at a shop on the nth day. */
export function daysAt(app: TestApp) {
  const dayAt = (n: number) => daysAfter("2026-06-01", n);
  const momentAt = (n: number, time: string) => new Date(`${dayAt(n)}T${time}:00Z`);
  return {
    opens: (n: number) => {
      app.clock.now = momentAt(n, "05:00");
    },
    /** A customer pays by UPI, as whoever takes it has it. */
    paysTo: (actorId: bigint, n: number, amountPaise: bigint, transactionNumber: string) =>
      app.make.payment({
        mode: "upi",
        amountPaise,
        transactionNumber,
        actorId,
        book: { scheme, day: dayAt(n) },
        day: dayAt(n),
        now: momentAt(n, "06:00"),
      }),
    isSunday: (n: number) => momentAt(n, "05:00").getUTCDay() === 0,
    tell: (n: number) => tellLeftovers({ db: app.db, clock: () => momentAt(n, "04:05"), timeZone: "Asia/Kolkata" }),
  };
}
