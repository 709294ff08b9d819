import { groupTyped, rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { NewBookNumberField } from "#shared/books/new-book-number-field.tsx";
import { AmountField } from "#ui/amount-field.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { amountOfPrefix } from "./enrolment-draft.ts";
import type { SchemeDetails } from "./use-scheme-details.ts";

/** What a book saves in, and its number. */
export function SchemeFields({ details }: { details: SchemeDetails }) {
  const { draft, schemes, scheme, hasMistakes, controlled } = details;
  return (
    <>
      <RadioGroup
        label={t("Scheme Type")}
        options={[
          { label: labelOf("Monthly"), value: "Monthly" },
          { label: labelOf("Daily"), value: "Daily" },
        ]}
        {...controlled("schemeType")}
      />
      <SelectField
        label={t("Saving Scheme")}
        isRequired
        placeholder={t("Select")}
        options={schemes
          .filter(({ type }) => type === draft.schemeType)
          .map(({ name }) => ({ label: name, value: name }))}
        {...controlled("schemeName")}
      />
      <SelectField
        label={t("Book Number")}
        isRequired
        placeholder={scheme === undefined ? t("Choose the scheme first") : t("Select")}
        disabled={scheme === undefined && !hasMistakes}
        options={(scheme?.prefixes ?? []).map(({ prefix, amountPaise }) => ({
          value: prefix,
          label: amountPaise === null ? prefix : `${prefix} · ${rupees(amountPaise)}`,
        }))}
        {...controlled("prefix")}
      />
      <NewBookNumberField
        label={t("Unique Number")}
        prefix={draft.prefix}
        schemeName={draft.schemeName}
        {...controlled("unique")}
      />
      <AmountChoice details={details} />
      <DurationChoice details={details} />
    </>
  );
}

/** The amount that the prefix stands for; any allowed amount where it stands for none. */
function AmountChoice({ details: { draft, scheme, hasMistakes, controlled } }: { details: SchemeDetails }) {
  const fixedAmount = amountOfPrefix(scheme, draft.prefix);
  if (fixedAmount === "" && scheme !== undefined && draft.prefix !== "") {
    return (
      <AmountField
        label={t("Saving Scheme Amount")}
        isRequired
        hint={t("At least {least}, in steps of {step}", {
          least: rupees(scheme.minimumPaise),
          step: rupees(scheme.multipleOfPaise),
        })}
        {...controlled("amountPaise")}
      />
    );
  }
  return (
    <SelectField
      label={t("Saving Scheme Amount")}
      isRequired
      placeholder={t("Follows the book number")}
      disabled={draft.prefix === "" && !hasMistakes}
      options={fixedAmount === "" ? [] : [{ label: `₹\u00a0${groupTyped(fixedAmount)}`, value: fixedAmount }]}
      {...controlled("amountPaise")}
    />
  );
}

function DurationChoice({ details: { scheme, hasMistakes, controlled } }: { details: SchemeDetails }) {
  return (
    <SelectField
      label={t("Duration")}
      isRequired
      placeholder={t("Follows the scheme")}
      disabled={scheme === undefined && !hasMistakes}
      options={
        scheme === undefined
          ? []
          : [
              {
                value: String(scheme.instalments),
                label:
                  scheme.type === "Monthly"
                    ? t("{count} months", { count: scheme.instalments })
                    : t("{count} days", { count: scheme.instalments }),
              },
            ]
      }
      {...controlled("instalments")}
    />
  );
}

/** Whether the client paid for the book before the portal knew it, and how far. */
export function MemberFields({ details: { draft, scheme, controlled } }: { details: SchemeDetails }) {
  return (
    <>
      <RadioGroup
        label={t("New or Existing user")}
        options={[
          { label: t("New"), value: "New" },
          { label: t("Existing"), value: "Existing" },
        ]}
        {...controlled("memberType")}
      />
      {draft.memberType === "Existing" && (
        <SelectField
          label={t("Paid months")}
          isRequired
          placeholder={t("Select")}
          options={Array.from({ length: scheme?.instalments ?? 0 }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1).padStart(2, "0"),
          }))}
          {...controlled("paidMonths")}
        />
      )}
    </>
  );
}
