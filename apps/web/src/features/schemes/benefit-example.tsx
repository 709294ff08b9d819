import { t } from "#i18n/i18n.ts";
import { benefitLines } from "#shared/schemes/benefit-labels.ts";
import { amountOfExample, hasBenefits, rulesTyped } from "./benefit-draft.ts";
import type { BenefitDraft } from "./benefit-draft.ts";
import type { SchemeDraft } from "./scheme-draft.ts";

/** An example of the rules in sentences, updated while the user types. */
export function BenefitExample({ value, scheme }: { value: BenefitDraft; scheme: SchemeDraft }) {
  const rules = rulesTyped(value, scheme.paymentRule);
  const example = { amountPaise: amountOfExample(scheme.prefixes), paymentRule: scheme.paymentRule };
  const lines = rules === null ? [] : benefitLines(rules, example);
  return (
    <section aria-label={t("What it comes to")} aria-live="polite" className="rounded-field bg-sunken px-4 py-3">
      <h3 className="text-sm font-medium text-muted">{t("What it comes to")}</h3>
      {!hasBenefits(value) ? (
        <p className="mt-1">{t("A client gets back what was saved, and nothing more.")}</p>
      ) : lines.length === 0 ? (
        <p className="mt-1">{t("Fill in the steps, and this says what they come to.")}</p>
      ) : (
        <ul className="mt-1 grid list-disc gap-1 ps-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {scheme.paymentRule === "fixed" && (
            <li>{t("Paid ahead, an instalment counts on its due day, and the last one at maturity.")}</li>
          )}
        </ul>
      )}
    </section>
  );
}
