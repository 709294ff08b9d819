import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listSchemes } from "@thangam/contracts/schemes/operations";
import { lazy, Suspense } from "react";
import { Skeleton } from "#ui/surface.tsx";
import { benefitLines } from "./benefit-labels.ts";
import { EarlierBenefits } from "./earlier-benefits.tsx";
import { leastAmountOf } from "./offer.ts";

const TermsToJoin = lazy(async () => ({ default: (await import("./terms/terms-to-join.tsx")).TermsToJoin }));

type Scheme = Pick<
  OutputOf<typeof listSchemes>["schemes"][number],
  "name" | "terms" | "benefits" | "paymentRule" | "prefixes" | "minimumPaise"
>;

interface Props {
  scheme: Scheme;
  /** The instalment that is chosen; null while none is. */
  amountPaise: bigint | null;
  /** Whether what-if sliders stand below. */
  hasCalculator?: boolean;
}

/** What a scheme promises, for whoever is about to join it: nobody accepts terms that cannot be seen. */
export function SchemeTerms({ scheme, amountPaise, hasCalculator = false }: Props) {
  const { name, terms, benefits, paymentRule } = scheme;
  const instalment = amountPaise ?? leastAmountOf(scheme);
  if (terms === null) {
    const lines = benefitLines(benefits, { amountPaise: instalment, paymentRule });
    return <EarlierBenefits lines={lines} />;
  }
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
      <TermsToJoin schemeName={name} terms={terms} instalment={instalment} hasCalculator={hasCalculator} />
    </Suspense>
  );
}
