import { listJoinableSchemes } from "@thangam/contracts/applications/apply-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { useOperation } from "#api/query.ts";
import { wholeRupees } from "#format/rupees.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { describe, leastAmountOf } from "#shared/schemes/offer.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { MyApplications } from "./my-applications.tsx";

const FurtherBookDialog = lazy(() => import("./further-book-dialog.tsx"));
const SchemeTerms = lazy(async () => ({ default: (await import("#shared/schemes/scheme-terms.tsx")).SchemeTerms }));

type Scheme = OutputOf<typeof listJoinableSchemes>["schemes"][number];

/** What a customer can save in besides, and what became of what they asked for. */
export default function OffersScreen() {
  const { data, error, refetch } = useOperation(listJoinableSchemes, {}, { staleTime: 300_000 });
  const [params, setParams] = useSearchParams();
  const chosen = params.get("join");
  return (
    <>
      <PageHeader />
      {data === undefined && error !== null && <LoadFailure error={error} refetch={refetch} />}
      {data === undefined && error === null && <Skeleton className="h-72 w-full rounded-card" />}
      {data?.schemes.length === 0 && <p className="text-muted">{t("The shop offers no scheme to join now.")}</p>}
      <ul className="grid gap-4 md:grid-cols-2">
        {data?.schemes.map((scheme) => (
          <li key={scheme.name}>
            <Offer scheme={scheme} onJoin={() => setParams({ join: scheme.name })} />
          </li>
        ))}
      </ul>
      <MyApplications />
      <Suspense>
        {chosen !== null && data !== undefined && (
          <FurtherBookDialog schemeName={chosen} onClose={() => setParams({}, { replace: true })} />
        )}
      </Suspense>
    </>
  );
}

function Offer({ scheme, onJoin }: { scheme: Scheme; onJoin: () => void }) {
  const [isOpen, setOpen] = useState(false);
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
      <div className="mt-auto grid grid-cols-2 gap-2.5">
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t("Hide the table") : t("See the table")}
        </Button>
        <Button look="primary" aria-label={t("Join {scheme}", { scheme: scheme.name })} onClick={onJoin}>
          {t("Join")}
        </Button>
      </div>
    </article>
  );
}
