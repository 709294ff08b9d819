import { useSearchParams } from "react-router";
import { useUser } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { AccountEntries } from "./account-entries.tsx";
import { Balances } from "./balances.tsx";
import { BankBalanceCard } from "./bank-balance-card.tsx";
import { BankEntryForm } from "./bank-entry-form.tsx";
import { CountSafeForm } from "./count-safe-form.tsx";
import { LeftoversCard } from "./leftovers-card.tsx";
import { DepositForm } from "./deposit-form.tsx";
import { WithdrawalForm } from "./withdrawal-form.tsx";

/** What the shop's own accounts hold, what is taken to the bank and into the drawer, and what the bank's statement confirms. */
export default function CashAndBankScreen() {
  const [params] = useSearchParams();
  const isAdmin = useUser().role === "Admin";
  return (
    <>
      <PageHeader />
      <p className="mb-4 max-w-3xl text-muted">
        {t(
          "Cash lies in the drawer or the safe until it is paid in. What customers pay in other ways lies in clearing until the bank's statement shows it.",
        )}
      </p>
      <Balances />
      {isAdmin && <LeftoversCard />}
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <DepositForm />
        <WithdrawalForm missing={missingOf(params)} />
        <BankEntryForm />
        <CountSafeForm />
      </div>
      <div className="mt-5">
        <BankBalanceCard />
      </div>
      <AccountEntries />
    </>
  );
}

/** What the close of a day says is missing in its drawer. */
function missingOf(params: URLSearchParams): { day: string; amount: string } | null {
  const [day, amount] = [params.get("drawer") ?? "", params.get("amount") ?? ""];
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day, amount } : null;
}
