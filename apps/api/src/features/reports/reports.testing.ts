import * as fc from "fast-check";
import { beforeAll } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

export const app = useApp();
export let admin: SignedIn;
const days = ["2026-04-29", "2026-04-30", "2026-05-01", "2026-05-02", "2026-05-03", "2026-05-04"] as const;
export const at = (day: string) => ({ day, now: new Date(`${day}T06:00:00Z`) });

/** A shop whose books, payments, refunds and settlements are left to chance. */
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  const staff = [admin.userId, (await app.make.user({ userType: "Employee", name: "Meena" })).id];
  for (const day of days) await app.make.goldRate({ ...at(day), ratePaisePerGram: 713_700n });
  const schemes = [
    { name: "Gold Plan", accrual: "weight", paymentRule: "flexible" },
    { name: "Rupee Plan", accrual: "amount", paymentRule: "flexible", type: "daily" },
  ] as const;
  const versions = [];
  for (const scheme of schemes) versions.push((await app.make.scheme({ ...scheme, multipleOfPaise: 1n })).id);
  const steps = fc.sample(
    fc.record({
      scheme: fc.nat(1),
      paidOn: fc.nat(5),
      amountPaise: fc.bigInt(10_000n, 9_999_999n),
      mode: fc.constantFrom("cash", "card", "upi", "cheque", "bank", "online"),
      state: fc.constantFrom("credited", "credited", "refunded", "pending", "failed"),
      by: fc.nat(1),
      paidMonths: fc.constantFrom(0, 0, 0, 2),
      settled: fc.constantFrom(null, null, "jewellery_bill" as const, "voucher" as const, "refund" as const),
      bonusPaise: fc.bigInt(0n, 1_000_000n),
    }),
    { numRuns: 70 },
  );
  for (const { scheme, paidOn, state, by, amountPaise, mode, paidMonths, settled, bonusPaise } of steps) {
    const when = at(days[paidOn] ?? days[0]);
    const schemeVersionId = versions[scheme] ?? 0n;
    const book = await app.make.book({ schemeVersionId, paidMonths, amountPaise: 50_000n, ...when });
    const status = state === "pending" || state === "failed" ? state : "credited";
    const actorId = staff[by] ?? null;
    const transactionNumber = `N${book.id}`;
    const online = status === "credited" ? mode : "online";
    const payment = await app.make.payment({
      bookId: book.id,
      amountPaise,
      mode: online,
      status,
      actorId,
      transactionNumber,
      ...when,
    });
    // Given back later, as often as not in another month.
    if (state === "refunded") await app.money.refund(payment.paymentId, at(days[Math.min(5, paidOn + 2)] ?? days[5]));
    const savedPaise = BigInt(paidMonths) * 50_000n + (state === "credited" ? amountPaise : 0n);
    // A book whose cheque the bank has not paid is not settled.
    const isUnderWay = state === "pending" || (state === "credited" && mode === "cheque");
    if (settled === null || savedPaise === 0n || isUnderWay) continue;
    const isRefund = settled === "refund";
    await app.make.settledBook(book.id, {
      method: settled,
      mode: isRefund ? "bank" : null,
      bonusPaise: isRefund ? 0n : bonusPaise % (savedPaise + 1n),
      actorId,
      ...at(days[5]),
    });
  }
});
