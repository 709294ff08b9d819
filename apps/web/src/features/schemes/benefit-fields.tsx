import type { FieldError } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { Card } from "#ui/surface.tsx";
import { hasBenefits, runsPastAYear } from "./benefit-draft.ts";
import type { BenefitDraft } from "./benefit-draft.ts";
import { BenefitExample } from "./benefit-example.tsx";
import { BonusFields } from "./bonus-fields.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import type { SchemeDraft } from "./scheme-draft.ts";
import { WaiverFields } from "./waiver-fields.tsx";

interface Props {
  value: BenefitDraft;
  onValueChange: (value: BenefitDraft) => void;
  /** The rest of the form, from which the example is made. */
  scheme: SchemeDraft;
  /** Of all fields: "benefits.bonus.steps.0.percent". */
  errors: readonly FieldError[];
  ref: (element: { focus: () => void } | null) => void;
}

/** What the shop adds to savings, and what that depends on. */
export function BenefitFields({ value, onValueChange, scheme, errors, ref }: Props) {
  const errorAt = (...path: (string | number)[]) =>
    errors.find(({ name }) => name === ["benefits", ...path].join("."))?.message;
  const set = (values: Partial<BenefitDraft>) => onValueChange({ ...value, ...values });
  const fields = { value, set, errorAt };
  return (
    <Card title={t("Benefits")}>
      <div
        ref={(element) => ref(element && { focus: () => firstMistake(element)?.focus() })}
        className="flex flex-col gap-6"
      >
        <BonusFields {...fields} />
        <WaiverFields {...fields} />
        {hasBenefits(value) && <ConditionFields {...fields} paymentRule={scheme.paymentRule} />}
        <BenefitExample value={value} scheme={scheme} />
        {runsPastAYear(scheme.type, scheme.instalments, scheme.instalmentsPerMonth) && (
          <p role="note" className="max-w-prose rounded-field bg-gold-soft px-4 py-3 text-gold-ink">
            {t(
              "This scheme runs for more than 365 days. By the Companies (Acceptance of Deposits) Rules, an advance that no sale has used up within 365 days counts as a deposit. Ask your auditor before you offer it.",
            )}
          </p>
        )}
      </div>
    </Card>
  );
}

function firstMistake(fields: HTMLElement): HTMLElement | null {
  return fields.querySelector<HTMLElement>("[aria-invalid=true]") ?? fields.querySelector<HTMLElement>("input, select");
}
