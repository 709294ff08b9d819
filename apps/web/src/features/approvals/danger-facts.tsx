import { lazy, Suspense } from "react";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { speakLateScreens, t } from "#i18n/i18n.ts";
import { Skeleton } from "#ui/surface.tsx";
import { factLabel, gatewayWordLabels, kindLabels, sortedFacts } from "./approval-labels.ts";
import type { Approval, Danger } from "./approval.ts";
import { changeWords, dayOr, factWords } from "./danger-labels.ts";

// The words of the maker of schemes come with it.
const PromiseFacts = lazy(async () => {
  const [{ PromiseFacts: facts }] = await Promise.all([import("./promise/promise-facts.tsx"), speakLateScreens()]);
  return { default: facts };
});

/** What would happen, as a checker reads it: what, whose, from what to what. */
export function DangerFacts({ danger }: { danger: Danger }) {
  const { kind, subject, amountPaise, facts } = danger;
  return (
    <div className="min-w-0 text-start font-normal wrap-anywhere">
      <p>
        <span className="font-semibold">{kindLabels()[kind]}</span>
        {subject !== "" && ` · ${dayOr(subject)}`}
        {amountPaise !== null && ` · ${rupees(amountPaise)}`}
      </p>
      <Change danger={danger} />
      {sortedFacts(facts).map(([name, value]) => (
        <p key={name} className="text-sm text-muted">
          {factLabel(name)}: {factWords(name, value)}
        </p>
      ))}
    </div>
  );
}

/** From what to what, in the words of its kind. */
function Change({ danger: { kind, from, to, facts } }: { danger: Danger }) {
  // The ways say it, with their numbers.
  const isSaidBelow = kind === "settlement" && facts["ways"] !== undefined;
  if ((from === null && to === null) || isSaidBelow) return null;
  if (kind === "benefits")
    return (
      <Suspense fallback={<Skeleton className="h-10 w-full" />}>
        <PromiseFacts from={from} to={to} />
      </Suspense>
    );
  return <p className="text-sm">{[from, to].flatMap((value) => changeWords(kind, value) ?? []).join(" → ")}</p>;
}

type Words = Pick<Approval, "gatewayWord" | "gatewayWordAt">;

/** What the gateway itself says of the money, whatever the request claims. */
export function GatewayWord({ row: { gatewayWord: word, gatewayWordAt: at } }: { row: Words }) {
  if (word === null) return null;
  return (
    <p className="text-start text-sm font-normal wrap-anywhere">
      {t("The gateway itself")}: <span className="font-semibold">{gatewayWordLabels()[word]}</span>
      {at !== null && ` · ${dateAndTime(at)}`}
    </p>
  );
}
