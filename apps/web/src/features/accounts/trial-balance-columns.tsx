import type { trialBalance } from "@thangam/contracts/accounts/book-of-account-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import type { Column } from "#ui/data-table.tsx";

type Balance = OutputOf<typeof trialBalance>;

/** What an account held before the days and after them, each on its side, and what was posted to both sides of it. */
interface Row {
  /** The row without an account is the sum of the others. */
  account: string | null;
  opening: Sides;
  posted: Sides;
  closing: Sides;
}

interface Sides {
  debit: bigint | null;
  credit: bigint | null;
}

export function rupeeRowsOf({ rows, totals }: Balance): Row[] {
  if (rows.length === 0) return [];
  const total: Row = {
    account: null,
    opening: { debit: totals.openingDebitPaise, credit: totals.openingCreditPaise },
    posted: { debit: totals.debitPaise, credit: totals.creditPaise },
    closing: { debit: totals.closingDebitPaise, credit: totals.closingCreditPaise },
  };
  const shown = rows.map(({ account, openingPaise, debitPaise, creditPaise, closingPaise }) => ({
    account,
    opening: sidesOf(openingPaise),
    posted: { debit: debitPaise, credit: creditPaise },
    closing: sidesOf(closingPaise),
  }));
  return [...shown, total];
}

export function goldRowsOf({ goldRows, goldTotals }: Balance): Row[] {
  const total: Row = {
    account: null,
    opening: { debit: goldTotals.openingDebitMg, credit: goldTotals.openingCreditMg },
    posted: { debit: goldTotals.debitMg, credit: goldTotals.creditMg },
    closing: { debit: goldTotals.closingDebitMg, credit: goldTotals.closingCreditMg },
  };
  const shown = goldRows.map(({ account, openingMg, debitMg, creditMg, closingMg }) => ({
    account,
    opening: sidesOf(openingMg),
    posted: { debit: debitMg, credit: creditMg },
    closing: sidesOf(closingMg),
  }));
  return [...shown, total];
}

export const rupeeColumns = () => columnsOf(rupees);
export const goldColumns = () => columnsOf(grams);

function columnsOf(figure: (value: bigint) => string): Column<Row>[] {
  const column = (heading: string, of: (row: Row) => bigint | null): Column<Row> => ({
    heading,
    isFigure: true,
    cell: (row) => {
      const value = of(row);
      if (value === null) return null;
      return row.account === null ? <strong>{figure(value)}</strong> : figure(value);
    },
  });
  return [
    { heading: t("Account"), isFirst: true, cell: ({ account }) => nameOf(account) },
    column(t("Opening debit"), ({ opening }) => opening.debit),
    column(t("Opening credit"), ({ opening }) => opening.credit),
    column(t("Debits"), ({ posted }) => posted.debit),
    column(t("Credits"), ({ posted }) => posted.credit),
    column(t("Closing debit"), ({ closing }) => closing.debit),
    column(t("Closing credit"), ({ closing }) => closing.credit),
  ];
}

/** A debit balance is more than nothing. It stands on one side; the other one is empty. */
function sidesOf(balance: bigint): Sides {
  return { debit: balance > 0n ? balance : null, credit: balance < 0n ? -balance : null };
}

function nameOf(account: string | null) {
  return account === null ? <strong>{t("Total")}</strong> : labelOf(account);
}
