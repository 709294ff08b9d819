import { changed, nextKey, without } from "#forms/keyed-rows.ts";
import { MAX_BENEFITS } from "@thangam/terms/json/members";
import { t } from "#i18n/i18n.ts";
import { RadioGroup } from "#ui/choices.tsx";
import { BenefitMore, WaiverFields } from "./benefit-more.tsx";
import { benefitOfKind } from "./benefit-kinds.ts";
import { BenefitRows } from "./benefit-rows.tsx";
import { blankBenefit } from "./blank-drafts.ts";
import { AddButton, RemoveButton } from "./fields.tsx";
import { Question } from "./question.tsx";
import type { BenefitDraft } from "./terms-draft.ts";
import type { TermsField } from "./terms-field.ts";

/** What the shop adds to what is saved. */
export function BenefitsQuestion({ terms }: { terms: TermsField }) {
  const { benefits, savesIn } = terms.value;
  const add = () => {
    const blank = blankBenefit(nextKey(benefits));
    terms.set({ benefits: [...benefits, savesIn === "gold" ? benefitOfKind(blank, "gold") : blank] });
  };
  return (
    <Question number={3} title={t("What does the customer get?")}>
      <RadioGroup
        label={t("The book saves in")}
        name="saves-in"
        value={savesIn}
        options={[
          { value: "rupees", label: t("Rupees") },
          { value: "gold", label: t("Gold") },
        ]}
        onValueChange={(chosen) => terms.set({ savesIn: chosen })}
      />
      {benefits.length === 0 && <p className="text-muted">{t("Nothing but what was saved.")}</p>}
      {benefits.map((benefit, at) => (
        <BenefitFields key={benefit.key} terms={terms} benefit={benefit} at={at} />
      ))}
      <AddButton
        label={benefits.length === 0 ? t("Add a benefit") : t("Add another benefit")}
        reason={benefits.length >= MAX_BENEFITS ? t("A scheme has {most} at most.", { most: MAX_BENEFITS }) : undefined}
        onAdd={add}
      />
    </Question>
  );
}

interface Props {
  terms: TermsField;
  benefit: BenefitDraft;
  at: number;
}

function BenefitFields({ terms, benefit, at }: Props) {
  const { benefits } = terms.value;
  const set = (values: Partial<BenefitDraft>) => terms.set({ benefits: changed(benefits, benefit.key, values) });
  const name = t("Benefit {number}", { number: at + 1 });
  return (
    <fieldset className="flex flex-col gap-4 border-t border-line pt-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-start justify-between gap-2">
        <RadioGroup
          label={name}
          name={`benefit-${benefit.key}`}
          value={benefit.as}
          error={terms.errorOf("benefits", at, "as")}
          options={[
            { value: "rupees", label: t("Rupees") },
            { value: "gold", label: t("Gold") },
            { value: "making", label: t("Off the making") },
          ]}
          onValueChange={(as) =>
            terms.set({
              benefits: changed(benefits, benefit.key, benefitOfKind(benefit, as)),
              ...(as === "gold" ? { savesIn: "gold" } : {}),
            })
          }
        />
        <RemoveButton
          label={t("Remove benefit {number}", { number: at + 1 })}
          onRemove={() => terms.set({ benefits: without(benefits, benefit.key) })}
        />
      </div>
      <BenefitRows terms={terms} benefit={benefit} at={at} set={set} />
      {benefit.as === "making" && <WaiverFields terms={terms} benefit={benefit} at={at} set={set} />}
      <BenefitMore terms={terms} benefit={benefit} at={at} set={set} />
    </fieldset>
  );
}
