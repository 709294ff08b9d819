import { formatDay, formatMoment } from "@thangam/texts/format-day";
import { operations } from "@thangam/contracts";
import { listFile } from "#documents/list-file.ts";
import type { Cell, ListColumn } from "#documents/list-types.ts";
import { query } from "#kernel/handler.ts";
import { periodOf } from "./period.ts";
import { balancesOf, sidesOf, sumOf, sumsOfSides } from "./trial-balance.ts";
import type { Balance } from "./trial-balance.ts";
import { accountMovements } from "./trial-balance-store.ts";

/** The trial balance as accountants write it: each balance on its side, and both sides with the same sum. */
export const exportTrialBalance = query(operations.exportTrialBalance, async (call) => {
  const { input, branches, db, now, today, refuse, services } = call;
  const days = periodOf(input, today);
  if (days.fromDay > days.toDay) throw refuse("period_invalid");
  const isGold = input.unit === "Gold";
  const rows = balancesOf(await accountMovements(db, { ...days, branches }), isGold ? "GOLD" : "INR");
  const kind = isGold ? "grams" : "rupees";
  const figures = ["Opening debit", "Opening credit", "Debits", "Credits", "Closing debit", "Closing credit"] as const;
  const columns: ListColumn[] = [
    { heading: "Account", kind: "word", isWide: true },
    ...figures.map((heading) => ({ heading, kind }) as const),
  ];
  const list = {
    name: `trial-balance-${days.fromDay}-${days.toDay}`,
    title: "Trial balance",
    facts: [
      { label: "From", value: formatDay(days.fromDay) },
      { label: "To", value: formatDay(days.toDay) },
    ],
    columns,
    batches: atOnce(rows.map(({ account, ...balance }) => [account, ...lineOf(balance)])),
    totals: [["Total", ...totalsOf(rows)]],
  } as const;
  return listFile(list, input, { pdf: services.pdf, now, madeAt: formatMoment(now, services.timeZone) });
});

function lineOf({ opening, debit, credit, closing }: Balance): (bigint | null)[] {
  const [before, after] = [sidesOf(opening), sidesOf(closing)];
  return [before.debit, before.credit, debit, credit, after.debit, after.credit];
}

function totalsOf(rows: readonly Balance[]): bigint[] {
  const { debit, credit } = sumOf(rows);
  const { openingDebit, openingCredit, closingDebit, closingCredit } = sumsOfSides(rows);
  return [openingDebit, openingCredit, debit, credit, closingDebit, closingCredit];
}

async function* atOnce(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield rows;
}
