import type { trialBalance } from "@thangam/contracts/accounts/book-of-account-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import type { Column } from "#ui/data-table.tsx";
import { balanceLabel, goldBalanceLabel } from "./balance-label.ts";

type Balance = OutputOf<typeof trialBalance>;
/** The row without an account is the sum of the others. */
type Row = Balance["totals"] & { account: string | null };
type GoldRow = Balance["goldTotals"] & { account: string | null };

export function rupeeRowsOf({ rows, totals }: Balance): Row[] {
  return rows.length === 0 ? [] : [...rows, { account: null, ...totals }];
}

export function goldRowsOf({ goldRows, goldTotals }: Balance): GoldRow[] {
  return [...goldRows, { account: null, ...goldTotals }];
}

export function rupeeColumns(): Column<Row>[] {
  return [
    { heading: t("Account"), isFirst: true, cell: ({ account }) => nameOf(account) },
    { heading: t("Opening"), isFigure: true, cell: ({ openingPaise }) => balanceLabel(openingPaise) },
    { heading: t("Debits"), isFigure: true, cell: ({ debitPaise }) => rupees(debitPaise) },
    { heading: t("Credits"), isFigure: true, cell: ({ creditPaise }) => rupees(creditPaise) },
    {
      heading: t("Closing"),
      isFigure: true,
      cell: ({ closingPaise }) => <strong>{balanceLabel(closingPaise)}</strong>,
    },
  ];
}

export function goldColumns(): Column<GoldRow>[] {
  return [
    { heading: t("Account"), isFirst: true, cell: ({ account }) => nameOf(account) },
    { heading: t("Opening"), isFigure: true, cell: ({ openingMg }) => goldBalanceLabel(openingMg) },
    { heading: t("Debits"), isFigure: true, cell: ({ debitMg }) => grams(debitMg) },
    { heading: t("Credits"), isFigure: true, cell: ({ creditMg }) => grams(creditMg) },
    { heading: t("Closing"), isFigure: true, cell: ({ closingMg }) => <strong>{goldBalanceLabel(closingMg)}</strong> },
  ];
}

function nameOf(account: string | null) {
  return account === null ? <strong>{t("Total")}</strong> : labelOf(account);
}
