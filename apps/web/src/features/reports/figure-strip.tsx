import "./dashboard.css";
import { trialBalance } from "@thangam/contracts/accounts/book-of-account-operations";
import { listDues } from "@thangam/contracts/dues/operations";
import { compareCollections, countClients } from "@thangam/contracts/reports/dashboard-operations";
import { paths, reportsOf, transactionsOf } from "#app/paths.ts";
import { useOperation } from "#api/query.ts";
import { day } from "#format/dates.ts";
import { grams } from "#format/grams.ts";
import { wholeNumber, wholeRupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { useBranchAddress } from "#list-page/branch-filter.tsx";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { Figure } from "./figure.tsx";
import { Change } from "./change.tsx";

/** What an owner looks at first: money of today and of this month beside what it is measured by, what is late, and what is owed. */
export function FigureStrip({ className }: { className: string }) {
  return (
    <ul className={`figure-strip book ${className}`}>
      <Collections />
      <Overdue />
      <Owed />
      <Clients />
    </ul>
  );
}

function Collections() {
  const { data, error } = useOperation(compareCollections, useChosenBranch());
  const addressOf = useBranchAddress();
  const [today, ...before] = data?.days ?? [];
  return (
    <>
      <Figure
        label={t("Today's collection")}
        to={addressOf(data === undefined ? paths.transactions : transactionsOf(data.today, "Payment Approved"))}
        error={error}
        value={today && wholeRupees(today.amountPaise)}
        note={today && paymentsIn(today.paymentCount)}
        comparisons={3}
      >
        {today &&
          before.map((then) => (
            <Change key={then.day} now={today.amountPaise} then={then.amountPaise} label={day(then.day)} />
          ))}
      </Figure>
      <Figure
        label={t("This month's collection")}
        to={addressOf(reportsOf("collections"))}
        error={error}
        value={data && wholeRupees(data.month.amountPaise)}
        note={data && paymentsIn(data.month.paymentCount)}
        comparisons={1}
      >
        {data && (
          <Change
            now={data.month.amountPaise}
            then={data.monthBefore.amountPaise}
            label={`${day(data.monthBefore.fromDay).slice(0, 5)} – ${day(data.monthBefore.toDay)}`}
          />
        )}
      </Figure>
    </>
  );
}

function Overdue() {
  const { data, error } = useOperation(listDues, { ...useChosenBranch(), pageSize: 1 });
  const totals = data?.totals;
  const addressOf = useBranchAddress();
  return (
    <Figure
      label={labelOf("Overdue")}
      to={addressOf(paths.dues)}
      error={error}
      value={totals && wholeRupees(totals.duePaise)}
      note={totals && t("{count, plural, one {# book} other {# books}}", { count: totals.bookCount })}
    />
  );
}

/** From the balances of the ledger, which are kept. */
function Owed() {
  // The place of a branch has its number.
  const { branchNumber: placeNumber } = useChosenBranch();
  const addressOf = useBranchAddress();
  const { data, error } = useOperation(trialBalance, placeNumber === undefined ? {} : { placeNumber });
  const owedIn = (rows: readonly { account: string; closingPaise: bigint }[] | undefined, account: string) =>
    rows === undefined ? undefined : 0n - (rows.find((row) => row.account === account)?.closingPaise ?? 0n);
  const rupees = owedIn(data?.rows, "Owed to customers in rupees");
  const gold = data?.goldRows.find(({ account }) => account === "Owed to customers in gold")?.closingMg ?? 0n;
  return (
    <Figure
      label={t("Owed to savers")}
      to={addressOf(reportsOf("liability"))}
      error={error}
      value={rupees === undefined ? undefined : wholeRupees(rupees)}
      note={data && t("and {weight} of gold", { weight: grams(0n - gold) })}
    />
  );
}

function Clients() {
  const { data, error } = useOperation(countClients, useChosenBranch());
  return (
    <Figure
      label={t("Clients")}
      to={useBranchAddress()(paths.viewClients)}
      error={error}
      value={data && wholeNumber(data.clientCount)}
      note={t("approved clients")}
    />
  );
}

function paymentsIn(count: number): string {
  return t("{count, plural, one {# payment} other {# payments}}", { count });
}
