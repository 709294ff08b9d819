import { branchDues } from "@thangam/contracts/branches/transfer-operations";
import type { OwnBranch } from "@thangam/contracts/session/schemas";
import { lazy, Suspense, useState } from "react";
import { useOperation } from "#api/query.ts";
import { rupees } from "#format/rupees.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Card, Skeleton } from "#ui/surface.tsx";

const SendDialog = lazy(() => import("./send-dialog.tsx"));

/** What each branch owes another one for the money that it took for the other's books. */
export function DuesCard({ branches }: { branches: readonly OwnBranch[] }) {
  const { data, error, refetch } = useOperation(branchDues, {});
  const [isSending, setIsSending] = useState(false);
  return (
    <Card
      title={t("What branches owe each other")}
      className="mb-6"
      action={
        <Button look="primary" onClick={() => setIsSending(true)}>
          {t("Send money")}
        </Button>
      }
    >
      {data === undefined &&
        (error === null ? <Skeleton className="h-12 w-full" /> : <LoadFailure error={error} refetch={refetch} />)}
      {data?.length === 0 && <p className="text-muted">{t("No branch owes another one anything.")}</p>}
      <ul aria-label={t("What branches owe each other")} className="flex flex-col gap-2">
        {data?.map(({ debtorNumber, debtor, creditorNumber, creditor, owedPaise, onWayPaise }) => (
          <li key={`${debtorNumber}-${creditorNumber}`} className="flex flex-wrap items-baseline gap-x-3">
            <span>{t("{debtor} owes {creditor}", { debtor, creditor })}</span>
            <span className="figure font-semibold">{rupees(owedPaise)}</span>
            {onWayPaise !== 0n && (
              <span className="text-sm text-muted">{t("{amount} is on its way", { amount: rupees(onWayPaise) })}</span>
            )}
          </li>
        ))}
      </ul>
      {isSending && (
        <Suspense>
          <SendDialog branches={branches} onClose={() => setIsSending(false)} />
        </Suspense>
      )}
    </Card>
  );
}
