import { checkBookNumber } from "@thangam/contracts/books/search-operations";
import { schemeRatio } from "@thangam/contracts/reports/dashboard-operations";
import { getSchemes, saveScheme, listSchemes } from "@thangam/contracts/schemes/operations";
import { useState } from "react";
import { useNavigate } from "react-router";
import { isRefusal, sentenceOf } from "#api/errors.ts";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { paths } from "#app/paths.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox, RadioGroup } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Card, Trouble } from "#ui/surface.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { BenefitFields } from "./benefit-fields.tsx";
import { PrefixRows } from "./prefix-rows.tsx";
import { blankScheme, draftOf, hasFreeAmount, inputOf, mistakesIn } from "./scheme-draft.ts";
import type { Scheme } from "./scheme-draft.ts";

interface Props {
  /** The version that is edited; null for a new scheme. */
  scheme: Scheme | null;
  /** Starts again from what is saved by now; a new scheme has nothing to go back to. */
  onReload: (() => void) | null;
}

/** The rules of a scheme. A save makes its next version, and holds for books that are opened from then on. */
export function SchemeForm({ scheme, onReload }: Props) {
  const navigate = useNavigate();
  const [outdated, setOutdated] = useState<string | null>(null);
  const edited = scheme === null ? {} : { schemeId: scheme.id.toString(), version: String(scheme.version) };
  const form = useOperationForm(saveScheme, {
    defaults: scheme === null ? blankScheme : draftOf(scheme),
    check: mistakesIn,
    toInput: (draft) => ({ ...inputOf(draft), ...edited }),
    fieldOfRefusal: { scheme_name_taken: "name", prefix_taken: "prefixes" },
    invalidates: [getSchemes, listSchemes, checkBookNumber, schemeRatio],
    onRefused: (error) => {
      if (!isRefusal(error) || error.code !== "scheme_changed_meanwhile") return false;
      setOutdated(sentenceOf(error));
      return true;
    },
    onSaved: ({ name }) => {
      toast.success(t("{name} is saved.", { name }));
      void navigate(paths.schemes);
    },
  });
  const { type, accrual } = form.values;

  return (
    <form
      noValidate
      aria-label={t("Scheme")}
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-5"
    >
      {scheme !== null && scheme.booksNow + scheme.booksBefore > 0 && (
        <p className="max-w-prose text-muted">
          {t("Open books that keep the rules they were opened under: {count}. What you save holds for new ones.", {
            count: scheme.booksNow + scheme.booksBefore,
          })}
        </p>
      )}
      <Card title={t("Scheme")}>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <TextField label={t("Name")} isRequired autoFocus maxLength={60} {...form.field("name")} />
          <RadioGroup
            label={t("Scheme Type")}
            options={[
              { label: t("Monthly"), value: "Monthly" },
              { label: t("Daily"), value: "Daily" },
            ]}
            {...form.controlled("type")}
          />
          <DigitsField label={t("Instalments")} isRequired maxLength={4} {...form.field("instalments")} />
          <DigitsField
            label={t("Instalments per month")}
            maxLength={2}
            hint={type === "Daily" ? t("Empty: one falls due every day.") : t("Empty: one falls due every month.")}
            {...form.field("instalmentsPerMonth")}
          />
        </div>
      </Card>
      <Card title={t("What a payment adds")}>
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <RadioGroup
            label={t("Saves in")}
            options={[
              { label: t("Rupees"), value: "amount" },
              { label: t("Gold"), value: "weight" },
            ]}
            {...form.controlled("accrual")}
          />
          {accrual === "weight" && <RoundingFields controlled={form.controlled} />}
        </div>
      </Card>
      <Card title={t("Amounts and book numbers")}>
        <div className="flex flex-col gap-5">
          <RadioGroup
            label={t("Payments")}
            options={[
              { label: t("Exactly the book's amount, once per instalment"), value: "fixed" },
              { label: t("Any allowed amount, any number of times"), value: "flexible" },
            ]}
            {...form.controlled("paymentRule")}
          />
          <p className="max-w-prose text-sm text-muted">
            {t(
              "A book number begins with a prefix, which stands for an amount. Where the amount is left empty, it is chosen with the book. A prefix belongs to one scheme only.",
            )}
          </p>
          <PrefixRows
            {...form.controlled("prefixes")}
            error={form.errors.find(({ name }) => name === "prefixes")?.message}
            rowErrors={form.errors}
          />
          {hasFreeAmount(form.values) && (
            <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
              <AmountField label={t("Least amount")} isRequired {...form.controlled("minimumPaise")} />
              <AmountField label={t("In steps of")} isRequired {...form.controlled("multipleOfPaise")} />
            </div>
          )}
        </div>
      </Card>
      <BenefitFields {...form.controlled("benefits")} scheme={form.values} errors={form.errors} />
      <Card title={t("New clients")}>
        <Checkbox
          label={t("Open to new clients")}
          hint={t("A scheme that is not open stands in no form any more; its books go on.")}
          checked={form.values.isOpen}
          onChange={(event) => form.setValue("isOpen", event.currentTarget.checked)}
        />
      </Card>
      {outdated !== null && (
        <Trouble
          message={outdated}
          action={
            onReload !== null && <Button onClick={onReload}>{t("Show what is saved, and drop my changes")}</Button>
          }
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink to={paths.schemes}>{t("Cancel")}</ButtonLink>
        <Button type="submit" look="primary" isBusy={form.isSaving}>
          {t("Save Scheme")}
        </Button>
      </div>
    </form>
  );
}

type Controlled = ReturnType<typeof useOperationForm<typeof saveScheme, typeof blankScheme>>["controlled"];

/** How an amount divided by the gold rate becomes a weight. */
function RoundingFields({ controlled }: { controlled: Controlled }) {
  return (
    <>
      <SelectField
        label={t("Rounding")}
        options={[
          { label: t("Down"), value: "down" },
          { label: t("To the nearest"), value: "half_up" },
        ]}
        {...controlled("roundingMode")}
      />
      <SelectField
        label={t("Decimal places of a gram")}
        options={["2", "3"].map((places) => ({ label: places, value: places }))}
        {...controlled("roundingPlaces")}
      />
      <SelectField
        label={t("Rounded is")}
        options={[
          { label: t("Each payment by itself"), value: "row" },
          { label: t("The total of the book"), value: "total" },
        ]}
        {...controlled("roundingBasis")}
      />
    </>
  );
}
