import { bankBalance } from "@thangam/contracts/accounts/bank-balance-operations";
import { LISTED_FIRST, MAIN_PLACE, MAX_LISTED } from "@thangam/contracts/accounts/schemas";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { useUser } from "#api/session.ts";
import { dateAndTime, day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Card, ErrorNotice, Fact, Skeleton } from "#ui/surface.tsx";
import { balanceLabel } from "./balance-label.ts";
import { BankBalanceForm } from "./bank-balance-form.tsx";
import { UnconfirmedEntries } from "./unconfirmed-entries.tsx";

/** What the bank's statement said last, and what it does not show yet. An Admin records the next one. */
export function BankBalanceCard() {
  const [count, setCount] = useState(LISTED_FIRST);
  const { data, error, refetch } = useOperation(
    bankBalance,
    { placeNumber: MAIN_PLACE, count },
    { staleTime: 0, keepPrevious: true },
  );
  const isAdmin = useUser().role === "Admin";
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-40 w-full rounded-card" />
    ) : (
      <ErrorNotice
        message={errorMessage(error)}
        action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
      />
    );
  return (
    <Card title={t("Balance of the bank's statement")}>
      <Latest {...data} />
      {data.unconfirmedCount > data.unconfirmed.length && (
        <p className="mb-4 flex flex-wrap items-center gap-3 text-muted">
          {t("The newest {listed} of {count} are listed below. A balance confirms the others, too.", {
            listed: data.unconfirmed.length.toString(),
            count: data.unconfirmedCount.toString(),
          })}
          {count < MAX_LISTED && <Button onClick={() => setCount(MAX_LISTED)}>{t("List all of them")}</Button>}
        </p>
      )}
      {isAdmin ? (
        <BankBalanceForm balance={data} />
      ) : (
        <>
          <UnconfirmedEntries entries={data.unconfirmed} />
          <p className="mt-4 text-muted">{t("Only an Admin records the balance.")}</p>
        </>
      )}
    </Card>
  );
}

function Latest({ latest, heldPaise, unconfirmedCount, unconfirmedPaise }: OutputOf<typeof bankBalance>) {
  return (
    <>
      <p className="mb-4 text-muted">
        {latest === null
          ? t("No balance was recorded yet. Only the bank's statement shows a deposit that never reached the bank.")
          : [
              t("Recorded last on {date}, for {day}", { date: dateAndTime(latest.countedAt), day: day(latest.day) }),
              latest.countedBy,
              latest.reason,
            ]
              .filter(Boolean)
              .join(" · ")}
      </p>
      <dl className="mb-5 grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {latest !== null && (
          <>
            <Fact label={t("On the statement")}>
              <span className="font-semibold">{balanceLabel(latest.balancePaise)}</span>
            </Fact>
            <Fact label={t("Difference from the books")}>{rupees(latest.differencePaise)}</Fact>
          </>
        )}
        <Fact label={t("In the books now")}>{balanceLabel(heldPaise)}</Fact>
        <Fact label={t("Not on a statement yet: {count}", { count: unconfirmedCount.toString() })}>
          {balanceLabel(unconfirmedPaise)}
        </Fact>
      </dl>
    </>
  );
}
