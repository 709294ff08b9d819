import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { AccountEntries } from "./account-entries.tsx";
import { Balances } from "./balances.tsx";
import { BankEntryForm } from "./bank-entry-form.tsx";
import { CountSafeForm } from "./count-safe-form.tsx";
import { DepositForm } from "./deposit-form.tsx";

/** What the shop's own accounts hold, what is taken to the bank, and what the bank's statement confirms. */
export default function CashAndBankScreen() {
  return (
    <>
      <PageHeader />
      <p className="mb-4 max-w-3xl text-muted">
        {t(
          "Cash lies in the drawer or the safe until it is paid in. What customers pay in other ways lies in clearing until the bank's statement shows it.",
        )}
      </p>
      <Balances />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <DepositForm />
        <BankEntryForm />
        <CountSafeForm />
      </div>
      <AccountEntries />
    </>
  );
}
