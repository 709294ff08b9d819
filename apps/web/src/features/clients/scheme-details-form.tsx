import { listSchemes } from "@thangam/contracts/schemes/operations";
import type { FormEvent } from "react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useOperation } from "#api/query.ts";
import { problemOfBookNumber } from "#shared/books/book-number-check.ts";
import { BookNumberInput } from "#shared/books/book-number-input.tsx";
import { groupTyped, rupees } from "#format/rupees.ts";
import type { FieldError } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { AmountField } from "#ui/amount-field.tsx";
import { Button } from "#ui/button.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { amountOfPrefix, mistakesIn, numberOf, withChange } from "./enrolment-draft.ts";
import type { EnrolmentDraft } from "./enrolment-draft.ts";

interface Props {
  draft: EnrolmentDraft;
  onDraft: (draft: EnrolmentDraft) => void;
  /** Numbers that stand in the list already, the one being edited left out. */
  takenNumbers: readonly string[];
  isEditing: boolean;
  onAdd: (draft: EnrolmentDraft) => void;
  onCancelEdit: () => void;
}

/** One book of the client: what it saves in, and its number. */
export function SchemeDetailsForm({ draft, onDraft, takenNumbers, isEditing, onAdd, onCancelEdit }: Props) {
  const schemes = useOperation(listSchemes, {}, { staleTime: 300_000 }).data?.schemes ?? [];
  const [mistakes, setMistakes] = useState<readonly FieldError[]>([]);
  const [isChecking, setIsChecking] = useState(false);
  const focusable = useRef(new Map<string, { focus(): void } | null>());
  const scheme = schemes.find(({ name }) => name === draft.schemeName);
  const fixedAmount = amountOfPrefix(scheme, draft.prefix);

  const change = (name: keyof EnrolmentDraft) => (value: string) => {
    setMistakes(mistakes.filter((mistake) => mistake.name !== name));
    onDraft(withChange(draft, { [name]: value }, schemes));
  };
  const fieldOf = (name: keyof EnrolmentDraft) => {
    const message = mistakes.find((mistake) => mistake.name === name)?.message;
    return {
      ...(message !== undefined && { error: message }),
      ref: (element: { focus(): void } | null) => void focusable.current.set(name, element),
    };
  };
  const controlled = (name: keyof EnrolmentDraft) => ({
    value: draft[name],
    onValueChange: change(name),
    name,
    ...fieldOf(name),
  });

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isChecking) return;
    const found = mistakesIn(draft, takenNumbers);
    if (found.length === 0) found.push(...(await mistakesByRecords()));
    const [first] = found;
    // The fields rest while the number is looked up: what is added empties them, and must not take what was typed since.
    flushSync(() => {
      setIsChecking(false);
      setMistakes(found);
      if (first === undefined) onAdd(draft);
    });
    focusable.current.get(first?.name ?? "schemeName")?.focus();
  }

  /** A quick hand presses Enter before the number has been looked up. */
  async function mistakesByRecords(): Promise<FieldError[]> {
    setIsChecking(true);
    const message = await problemOfBookNumber(numberOf(draft), draft.schemeName);
    return message === null ? [] : [{ name: "unique", message }];
  }

  return (
    <form
      noValidate
      aria-label={t("Saving Scheme Details")}
      onSubmit={(event) => void add(event)}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <fieldset disabled={isChecking} className="contents">
        <RadioGroup
          label={t("Scheme Type")}
          options={[
            { label: t("Monthly"), value: "Monthly" },
            { label: t("Daily"), value: "Daily" },
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
          disabled={scheme === undefined && mistakes.length === 0}
          options={(scheme?.prefixes ?? []).map(({ prefix, amountPaise }) => ({
            value: prefix,
            label: amountPaise === null ? prefix : `${prefix} · ${rupees(amountPaise)}`,
          }))}
          {...controlled("prefix")}
        />
        <BookNumberInput
          label={t("Unique Number")}
          prefix={draft.prefix}
          schemeName={draft.schemeName}
          {...controlled("unique")}
        />
        {fixedAmount === "" && scheme !== undefined && draft.prefix !== "" ? (
          <AmountField
            label={t("Saving Scheme Amount")}
            isRequired
            hint={t("At least {least}, in steps of {step}", {
              least: rupees(scheme.minimumPaise),
              step: rupees(scheme.multipleOfPaise),
            })}
            {...controlled("amountPaise")}
          />
        ) : (
          <SelectField
            label={t("Saving Scheme Amount")}
            isRequired
            placeholder={t("Follows the book number")}
            disabled={draft.prefix === "" && mistakes.length === 0}
            options={fixedAmount === "" ? [] : [{ label: `₹\u00a0${groupTyped(fixedAmount)}`, value: fixedAmount }]}
            {...controlled("amountPaise")}
          />
        )}
        <SelectField
          label={t("Duration")}
          isRequired
          placeholder={t("Follows the scheme")}
          disabled={scheme === undefined && mistakes.length === 0}
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
      </fieldset>
      <div className="flex flex-wrap gap-3 sm:col-span-full">
        <Button type="submit" isBusy={isChecking}>
          {isEditing ? t("Update Saving Scheme") : t("Add Saving Scheme")}
        </Button>
        {isEditing && (
          <Button look="quiet" onClick={onCancelEdit}>
            {t("Cancel edit")}
          </Button>
        )}
      </div>
    </form>
  );
}
