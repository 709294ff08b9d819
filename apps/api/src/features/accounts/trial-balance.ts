import { operations } from "@thangam/contracts";
import type { AccountPhrase } from "@thangam/contracts/accounts/schemas";
import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { countsBlind } from "#features/days/index.ts";
import { query } from "#kernel/handler.ts";
import { isSafeUncounted, latestSafeCounts } from "./safe-count-store.ts";
import { periodOf } from "./period.ts";
import { accountMovements, selectPlaces } from "./trial-balance-store.ts";
import type { AccountMovement } from "./trial-balance-store.ts";

/** The accounts of what is the shop's own, and of what lies between it and its customers. */
const ownAccounts: ReadonlySet<AccountPhrase> = new Set([
  "Cash in the drawer",
  "Cash in the safe",
  "Cheques in collection",
  "Card payments in clearing",
  "UPI payments in clearing",
  "Bank transfers in clearing",
  "Gateway in clearing",
  "Bank account",
  "Over and short",
]);

/** After every day of the ledger. */
const lastDay = businessDayOf("2199-12-31");

export interface Balance {
  opening: bigint;
  debit: bigint;
  credit: bigint;
  closing: bigint;
}

export const trialBalance = query(operations.trialBalance, async ({ input, branches, db, today, refuse }) => {
  const days = periodOf(input, today);
  if (days.fromDay > days.toDay) throw refuse("period_invalid");
  const movements = await accountMovements(db, { ...days, branches });
  const rupees = balancesOf(movements, "INR");
  const gold = balancesOf(movements, "GOLD");
  return {
    ...days,
    rows: rupees.map(({ account, ...balance }) => ({ account, ...inPaise(balance) })),
    totals: { ...inPaise(sumOf(rupees)), ...sidesInPaise(sumsOfSides(rupees)) },
    goldRows: gold.map(({ account, ...balance }) => ({ account, ...inMg(balance) })),
    goldTotals: { ...inMg(sumOf(gold)), ...sidesInMg(sumsOfSides(gold)) },
  };
});

/** Everything up to today: what the accounts hold that are the shop's own. */
export const accountBalances = query(operations.accountBalances, async ({ actor, branches, db, today }) => {
  const [places, isBlind] = await Promise.all([selectPlaces(db, branches), countsBlind(db, actor)]);
  return {
    places: await Promise.all(
      places.map(async ({ number, name }) => {
        const movements = await accountMovements(db, { fromDay: today, toDay: lastDay, branches: [number] });
        const safeCounts = (await latestSafeCounts(db, number, 10)).map((count) => ({
          ...count,
          variancePaise: paise(count.countedPaise - count.expectedPaise),
        }));
        const balances = balancesOf(movements, "INR").filter(
          ({ account }) => ownAccounts.has(account) && !(isBlind && account === "Cash in the drawer"),
        );
        return {
          number,
          name,
          balances: balances.map(({ account, closing }) => ({ account, balancePaise: paise(closing) })),
          safeCount: safeCounts[0] ?? null,
          safeCounts,
          isSafeUncounted: await isSafeUncounted(db, number, today),
        };
      }),
    ),
  };
});

/** The balances of the accounts of one unit. */
export function balancesOf(
  movements: readonly AccountMovement[],
  unit: "INR" | "GOLD",
): ({ account: AccountPhrase } & Balance)[] {
  return movements
    .filter(({ commodity }) => commodity === unit)
    .map(({ account, opening, debit, credit }) => ({
      account,
      opening,
      debit,
      credit,
      closing: opening + debit - credit,
    }));
}

export function sumOf(rows: readonly Balance[]): Balance {
  const sum = (of: (row: Balance) => bigint) => rows.reduce((total, row) => total + of(row), 0n);
  return {
    opening: sum((row) => row.opening),
    debit: sum((row) => row.debit),
    credit: sum((row) => row.credit),
    closing: sum((row) => row.closing),
  };
}

/** A balance stands on one side; the other one is empty. */
export function sidesOf(balance: bigint): { debit: bigint | null; credit: bigint | null } {
  return { debit: balance > 0n ? balance : null, credit: balance < 0n ? -balance : null };
}

interface Sides {
  openingDebit: bigint;
  openingCredit: bigint;
  closingDebit: bigint;
  closingCredit: bigint;
}

/** What stands on each side before the days, and after them. */
export function sumsOfSides(rows: readonly Balance[]): Sides {
  const sum = (of: (row: Balance) => bigint | null) => rows.reduce((total, row) => total + (of(row) ?? 0n), 0n);
  return {
    openingDebit: sum(({ opening }) => sidesOf(opening).debit),
    openingCredit: sum(({ opening }) => sidesOf(opening).credit),
    closingDebit: sum(({ closing }) => sidesOf(closing).debit),
    closingCredit: sum(({ closing }) => sidesOf(closing).credit),
  };
}

function sidesInPaise({ openingDebit, openingCredit, closingDebit, closingCredit }: Sides) {
  return {
    openingDebitPaise: paise(openingDebit),
    openingCreditPaise: paise(openingCredit),
    closingDebitPaise: paise(closingDebit),
    closingCreditPaise: paise(closingCredit),
  };
}

function sidesInMg({ openingDebit, openingCredit, closingDebit, closingCredit }: Sides) {
  return {
    openingDebitMg: milligrams(openingDebit),
    openingCreditMg: milligrams(openingCredit),
    closingDebitMg: milligrams(closingDebit),
    closingCreditMg: milligrams(closingCredit),
  };
}

function inPaise({ opening, debit, credit, closing }: Balance) {
  return {
    openingPaise: paise(opening),
    debitPaise: paise(debit),
    creditPaise: paise(credit),
    closingPaise: paise(closing),
  };
}

function inMg({ opening, debit, credit, closing }: Balance) {
  return {
    openingMg: milligrams(opening),
    debitMg: milligrams(debit),
    creditMg: milligrams(credit),
    closingMg: milligrams(closing),
  };
}
