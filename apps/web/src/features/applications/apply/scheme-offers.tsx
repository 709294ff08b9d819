import { listJoinableSchemes } from "@thangam/contracts/applications/apply-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { lazy, Suspense, useState } from "react";
import { useOperation } from "#api/query.ts";
import { wholeRupees } from "#format/rupees.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { describe, leastAmountOf } from "#shared/schemes/offer.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { useOnline } from "#ui/use-online.ts";

const SchemeTerms = lazy(async () => ({ default: (await import("#shared/schemes/scheme-terms.tsx")).SchemeTerms }));

type Scheme = OutputOf<typeof listJoinableSchemes>["schemes"][number];

/** The schemes that the shop offers a customer, each as a card with its table and the way to join. */
export function SchemeOffers({ onJoin }: { onJoin: (schemeName: string) => void }) {
  const { data, error, refetch } = useOperation(listJoinableSchemes, {}, { staleTime: 300_000 });
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-72 w-full rounded-card" />
    ) : (
      <LoadFailure error={error} refetch={refetch} />
    );
  if (data.schemes.length === 0) return <p className="text-muted">{t("The shop offers no scheme to join now.")}</p>;
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {data.schemes.map((scheme) => (
        <li key={scheme.name}>
          <Offer scheme={scheme} onJoin={() => onJoin(scheme.name)} />
        </li>
      ))}
    </ul>
  );
}

function Offer({ scheme, onJoin }: { scheme: Scheme; onJoin: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const reason = useOnline() ? undefined : t("You can do this when you are online.");
  const least = leastAmountOf(scheme);
  return (
    <article
      aria-label={scheme.name}
      className="flex h-full flex-col gap-3 rounded-card border border-t-4 border-line border-t-gold bg-surface p-4 shadow-card"
    >
      <h2 className="font-display text-lg font-semibold">{scheme.name}</h2>
      <p className="text-sm text-muted">
        {describe(scheme)}
        {" · "}
        {t("from {amount}", { amount: wholeRupees(least) })}
      </p>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <SchemeTerms scheme={scheme} amountPaise={least} hasCalculator />
        </Suspense>
      )}
      <div className="mt-auto flex flex-wrap gap-2.5 *:flex-[1_1_8rem]">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t("Hide the table") : t("See the table")}
        </Button>
        <Button
          look="primary"
          aria-label={t("Join {scheme}", { scheme: scheme.name })}
          reason={reason}
          onClick={onJoin}
        >
          {t("Join")}
        </Button>
      </div>
      {reason !== undefined && <p className="text-sm text-muted">{reason}</p>}
    </article>
  );
}
