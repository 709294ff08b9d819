import { accountBalances } from "@thangam/contracts/accounts/book-of-account-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Card, ErrorNotice, Fact, Skeleton } from "#ui/surface.tsx";
import { balanceLabel } from "./balance-label.ts";

/** What each of the shop's own accounts holds now, place by place. */
export function Balances() {
  const { data, error, refetch } = useOperation(accountBalances, {}, { staleTime: 0 });
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
    <>
      {data.places.map(({ number, name, balances }) => (
        <Card key={number} title={name}>
          {balances.length === 0 ? (
            <p className="text-muted">{t("Nothing was posted here yet.")}</p>
          ) : (
            <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
              {balances.map(({ account, balancePaise }) => (
                <Fact key={account} label={labelOf(account)}>
                  <span className="font-semibold">{balanceLabel(balancePaise)}</span>
                </Fact>
              ))}
            </dl>
          )}
        </Card>
      ))}
    </>
  );
}
