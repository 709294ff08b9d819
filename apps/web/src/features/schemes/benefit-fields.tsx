import type { FieldError } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Card } from "#ui/surface.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import { amountOfExample, hasBenefits, rulesTyped, runsPastAYear } from "./benefit-draft.ts";
import type { BenefitDraft } from "./benefit-draft.ts";
import { benefitLines } from "#shared/schemes/benefit-labels.ts";
import type { SchemeDraft } from "./scheme-draft.ts";
import { StepRows } from "./step-rows.tsx";

interface Props {
  value: BenefitDraft;
  onValueChange: (value: BenefitDraft) => void;
  /** The rest of the form, of which an example is made. */
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
        <Bonus {...fields} />
        <Waiver {...fields} />
        {hasBenefits(value) && <Conditions {...fields} paymentRule={scheme.paymentRule} />}
        <Example value={value} scheme={scheme} />
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

interface Fields {
  value: BenefitDraft;
  set: (values: Partial<BenefitDraft>) => void;
  errorAt: (...path: (string | number)[]) => string | undefined;
}

function Bonus({ value, set, errorAt }: Fields) {
  const { bonusOf, bonusBy, bonusSteps } = value;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t("Bonus")}
          hint={
            bonusOf === "instalment"
              ? t("50 % is half of an instalment, 200 % is two instalments.")
              : t("Given when the book is settled by a bill or a voucher.")
          }
          options={[
            { label: t("No bonus"), value: "none" },
            { label: t("A share of one instalment, in rupees"), value: "instalment" },
            { label: t("A share of the gold saved, in gold"), value: "weight" },
          ]}
          value={bonusOf}
          error={errorAt("bonus", "of")}
          onValueChange={(of) => set({ bonusOf: of })}
        />
        {bonusOf !== "none" && (
          <CountedBy name="bonusBy" value={bonusBy} onValueChange={(by) => set({ bonusBy: by })} />
        )}
      </div>
      {bonusOf !== "none" && (
        <StepRows
          legend={t("Steps of the bonus")}
          by={bonusBy}
          rows={bonusSteps}
          onRowsChange={(rows) => set({ bonusSteps: rows })}
          errorAt={(...path) => errorAt("bonus", "steps", ...path)}
        />
      )}
    </div>
  );
}

function Waiver({ value, set, errorAt }: Fields) {
  const { waiver, waiverBy, waiverSteps, capPaise } = value;
  const isWaived = waiver !== "none";
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t("Making charge")}
          hint={t("What the bill leaves out when the savings are spent on jewellery.")}
          options={[
            { label: t("Charged in full"), value: "none" },
            { label: t("A share of it is waived"), value: "making_charge" },
          ]}
          value={waiver}
          onValueChange={(chosen) => set({ waiver: chosen })}
        />
        {isWaived && <CountedBy name="waiverBy" value={waiverBy} onValueChange={(by) => set({ waiverBy: by })} />}
      </div>
      {isWaived && (
        <>
          <StepRows
            legend={t("Steps of the making charge")}
            by={waiverBy}
            rows={waiverSteps}
            onRowsChange={(rows) => set({ waiverSteps: rows })}
            errorAt={(...path) => errorAt("makingChargeWaiver", "steps", ...path)}
          />
          <AmountField
            className="sm:max-w-3xs"
            label={t("At most")}
            hint={t("Empty: without a limit.")}
            value={capPaise}
            error={errorAt("makingChargeWaiver", "capPaise")}
            onValueChange={(typed) => set({ capPaise: typed })}
          />
        </>
      )}
    </div>
  );
}

function CountedBy({
  name,
  value,
  onValueChange,
}: {
  name: string;
  value: string;
  onValueChange: (by: string) => void;
}) {
  return (
    <RadioGroup
      label={t("Counted by")}
      name={name}
      options={[
        { label: t("Instalments paid"), value: "instalments" },
        { label: t("Days since joining"), value: "days" },
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

/** Paying late and coming late. */
function Conditions({ value, set, errorAt, paymentRule }: Fields & { paymentRule: string }) {
  const isLateKnown = paymentRule === "fixed";
  return (
    <div className="grid items-start gap-4 border-t border-line pt-5 sm:grid-cols-2 lg:grid-cols-4">
      {isLateKnown && (
        <SelectField
          label={t("Late payment")}
          options={[
            { label: t("Changes nothing"), value: "none" },
            { label: t("Moves maturity by the days of delay"), value: "shift" },
            { label: t("Takes a part of the bonus"), value: "deduct" },
            { label: t("Loses the benefits"), value: "forfeit" },
          ]}
          value={value.late}
          error={errorAt("late")}
          onValueChange={(late) => set({ late })}
        />
      )}
      {isLateKnown && value.late === "deduct" && (
        <TextField
          label={t("Percent of the bonus for each 30 days")}
          isRequired
          inputMode="decimal"
          maxLength={7}
          value={value.latePercentPer30Days}
          error={errorAt("latePercentPer30Days")}
          onChange={(event) => set({ latePercentPer30Days: event.currentTarget.value })}
        />
      )}
      {isLateKnown && value.late !== "none" && (
        <DigitsField
          label={t("Days of grace")}
          hint={t("So long after its due day an instalment is not late.")}
          maxLength={3}
          value={value.graceDays}
          error={errorAt("graceDays")}
          onChange={(event) => set({ graceDays: event.currentTarget.value })}
        />
      )}
      <DigitsField
        label={t("Days to redeem")}
        hint={t("Counted from maturity; after them only what was saved is owed. Empty: at any time.")}
        maxLength={4}
        value={value.redeemWithinDays}
        error={errorAt("redeemWithinDays")}
        onChange={(event) => set({ redeemWithinDays: event.currentTarget.value })}
      />
    </div>
  );
}

/** What the rules come to, in sentences that change while they are typed. */
function Example({ value, scheme }: { value: BenefitDraft; scheme: SchemeDraft }) {
  const rules = rulesTyped(value, scheme.paymentRule);
  const example = { amountPaise: amountOfExample(scheme.prefixes), paymentRule: scheme.paymentRule };
  const lines = rules === null ? [] : benefitLines(rules, example);
  return (
    <section aria-label={t("What it comes to")} aria-live="polite" className="rounded-field bg-sunken px-4 py-3">
      <h3 className="text-sm font-medium text-muted">{t("What it comes to")}</h3>
      {!hasBenefits(value) ? (
        <p className="mt-1">{t("A saver gets back what was saved, and nothing more.")}</p>
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

function firstMistake(fields: HTMLElement): HTMLElement | null {
  return fields.querySelector<HTMLElement>("[aria-invalid=true]") ?? fields.querySelector<HTMLElement>("input, select");
}
