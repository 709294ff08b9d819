import { changed, nextKey, without } from "#forms/keyed-rows.ts";
import { MAX_STEPS } from "@thangam/terms/json/members";
import { t } from "#i18n/i18n.ts";
import { CellField } from "./cell-field.tsx";
import { AddButton, RemoveButton } from "./fields.tsx";
import type { BenefitDraft, Condition, RowDraft } from "./terms-draft.ts";
import type { TermsField } from "./terms-field.ts";

export interface BenefitProps {
  terms: TermsField;
  benefit: BenefitDraft;
  at: number;
  set: (values: Partial<BenefitDraft>) => void;
}

const order: readonly Condition[] = ["months", "days", "paid"];

/** The steps of a benefit: from when on, and how much. The last one that is reached counts. */
export function BenefitRows({ terms, benefit, at, set }: BenefitProps) {
  const { rows, conditions } = benefit;
  const unit = rows[0]?.give.in ?? "percent";
  const error = terms.errorOf("benefits", at, "when");
  const shown = order.filter((name) => conditions.includes(name));
  const add = () => {
    const blank = { key: nextKey(rows), months: "", days: "", paid: "", give: { in: unit, amount: "" } };
    set({ rows: [...rows, blank] });
  };
  return (
    <div className="flex flex-col gap-2">
      {/* Each field says by itself what it is. */}
      <div aria-hidden className="step-grid text-sm text-muted" data-columns={shown.length + 1}>
        {shown.map((name) => (
          <span key={name}>{shown.length === 1 && name === "paid" ? t("instalments paid") : headingOf(name)}</span>
        ))}
        <span>{giveHeading(benefit, unit)}</span>
      </div>
      {rows.map((row, place) => (
        <StepRow key={row.key} {...{ terms, benefit, at, set, row, place, shown }} />
      ))}
      {error !== undefined && <p className="text-sm font-medium text-danger-ink">{error}</p>}
      <AddButton
        label={t("Add a step")}
        reason={rows.length >= MAX_STEPS ? t("There are {most} steps at most.", { most: MAX_STEPS }) : undefined}
        onAdd={add}
      />
    </div>
  );
}

function headingOf(name: Condition): string {
  return { months: t("after months"), days: t("after days"), paid: t("and paid") }[name];
}

function giveHeading({ as, of }: BenefitDraft, unit: string): string {
  if (unit === "paise") return t("rupees");
  if (as === "making") return t("% off the making");
  if (of === "instalment") return t("% of instalment");
  return of === "saved" || as === "gold" ? t("% more gold") : t("% of what is paid");
}

interface RowProps extends BenefitProps {
  row: RowDraft;
  place: number;
  shown: readonly Condition[];
}

function StepRow({ terms, benefit, at, set, row, place, shown }: RowProps) {
  const { rows } = benefit;
  const number = place + 1;
  const change = (values: Partial<RowDraft>) => set({ rows: changed(rows, row.key, values) });
  const labels: Record<Condition, string> = {
    months: t("{number}. After months", { number }),
    days: t("{number}. After days", { number }),
    paid: t("{number}. And paid", { number }),
  };
  const path = ["benefits", at, "when", place];
  const isAmount = row.give.in === "paise";
  return (
    <div className="step-grid" data-columns={shown.length + 1}>
      {shown.map((name) => (
        <CellField
          key={name}
          label={labels[name]}
          value={row[name]}
          error={terms.errorAt(...path, name)}
          onValueChange={(typed) => change({ [name]: typed })}
        />
      ))}
      <CellField
        label={isAmount ? t("{number}. Amount", { number }) : t("{number}. Percent", { number })}
        sign={isAmount ? "₹" : "%"}
        value={row.give.amount}
        error={terms.errorAt(...path, "give") ?? terms.errorOf(...path)}
        onValueChange={(amount) => change({ give: { ...row.give, amount } })}
      />
      <RemoveButton
        label={t("Remove step {number}", { number })}
        reason={rows.length === 1 ? t("There is one step at least.") : undefined}
        onRemove={() => set({ rows: without(rows, row.key) })}
      />
    </div>
  );
}
