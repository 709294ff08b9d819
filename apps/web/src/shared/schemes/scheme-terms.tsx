import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listSchemes } from "@thangam/contracts/schemes/operations";
import { lazy, Suspense } from "react";
import { t } from "#i18n/i18n.ts";
import { Skeleton } from "#ui/surface.tsx";
import { benefitLines } from "./benefit-labels.ts";

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

/** Of a scheme of the time before terms. */
function EarlierBenefits({ lines }: { lines: readonly string[] }) {
  return (
    <section
      aria-label={t("The terms of this scheme")}
      className="rounded-field border border-edge bg-surface px-4 py-3"
    >
      <h2 className="font-medium">{t("The terms of this scheme")}</h2>
      {lines.length === 0 ? (
        <p className="mt-1 text-sm">{t("This scheme gives back what was saved, without a bonus.")}</p>
      ) : (
        <ul className="mt-1 grid list-disc gap-1 ps-5 text-sm">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function leastAmountOf({ prefixes, minimumPaise }: Scheme): bigint {
  const amounts = prefixes.flatMap(({ amountPaise }) => (amountPaise === null ? [] : [amountPaise]));
  return (
    amounts.reduce<bigint | null>((least, amount) => (least === null || amount < least ? amount : least), null) ??
    minimumPaise
  );
}
