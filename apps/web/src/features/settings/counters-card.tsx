import { listCounters } from "@thangam/contracts/settings/counter-operations";
import { useState } from "react";
import { useOperation } from "#api/query.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Card, Skeleton, StatusBadge } from "#ui/surface.tsx";
import { CounterDialog } from "./counter-dialog.tsx";
import type { Counter } from "./counter-dialog.tsx";

/** The counters of the shop, each with the letters of its receipts. */
export function CountersCard() {
  const { data, error, refetch } = useOperation(listCounters, {});
  const [edited, setEdited] = useState<Counter | "new" | null>(null);
  return (
    <Card title={t("Counters")} className="mt-5">
      <p className="mb-4 text-muted">
        {t(
          "Each counter numbers its own receipts, beginning with its letters. Several counters share one cash drawer.",
        )}
      </p>
      {data === undefined &&
        (error === null ? <Skeleton className="h-24 w-full" /> : <LoadFailure error={error} refetch={refetch} />)}
      <ul aria-label={t("Counters")} className="flex flex-col gap-3">
        {data?.map((counter) => (
          <li key={counter.counterId} className="flex flex-wrap items-center gap-3">
            <span className="font-medium">{counter.name}</span>
            <span className="text-muted">{t("Receipts {letters}", { letters: counter.series })}</span>
            {!counter.isOpen && <StatusBadge status="Inactive" label={t("Closed")} />}
            {counter.givesOnline && <StatusBadge status="Active" label={t("Online payments")} />}
            <Button
              size="small"
              className="ms-auto"
              aria-label={t("Change {name}", { name: counter.name })}
              onClick={() => setEdited(counter)}
            >
              {t("Change")}
            </Button>
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={() => setEdited("new")}>
        {t("Add a counter")}
      </Button>
      {edited !== null && (
        <CounterDialog counter={edited === "new" ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  );
}
