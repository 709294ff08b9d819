import { relations } from "@thangam/contracts/books/nominee-schemas";
import { labelOf, t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import type { NomineeDraft } from "./nominee-draft.ts";

interface Controlled {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  ref?: (element: { focus(): void } | null) => void;
}

interface Props {
  values: NomineeDraft;
  controlled: (name: keyof NomineeDraft) => Controlled;
}

/** Whom the client names for the book. Nobody has to be named, so the fields stand behind a tick. */
export function NomineeFields({ values, controlled }: Props) {
  const text = (field: keyof NomineeDraft) => {
    const { onValueChange, ...rest } = controlled(field);
    return {
      ...rest,
      onChange: (event: { currentTarget: HTMLInputElement }) => onValueChange(event.currentTarget.value),
    };
  };
  const tick = (field: keyof NomineeDraft) => {
    const { name, onValueChange } = controlled(field);
    return {
      name,
      checked: values[field] !== "",
      onChange: (event: { currentTarget: HTMLInputElement }) => onValueChange(event.currentTarget.checked ? "yes" : ""),
    };
  };
  return (
    <fieldset className="flex flex-col gap-4 sm:col-span-full">
      <legend className="sr-only">{t("Nominee")}</legend>
      <Checkbox
        label={t("A nominee is named")}
        hint={t("Who is to be given the savings when the client dies. It can be said later, too.")}
        {...tick("namesNominee")}
      />
      {values.namesNominee !== "" && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t("Name of the nominee")} isRequired maxLength={120} {...text("nomineeName")} />
          <SelectField
            label={t("Relation to the client")}
            isRequired
            placeholder={t("Select")}
            options={relations.map((value) => ({ value, label: labelOf(value) }))}
            {...controlled("nomineeRelation")}
          />
          <DigitsField label={t("Mobile number of the nominee")} type="tel" maxLength={10} {...text("nomineeMobile")} />
          <DigitsField label={t("Share of the savings, percent")} isRequired maxLength={3} {...text("nomineeShare")} />
          <Checkbox label={t("The nominee is under 18")} {...tick("nomineeIsMinor")} />
          {values.nomineeIsMinor !== "" && (
            <TextField label={t("Name of the guardian")} isRequired maxLength={120} {...text("nomineeGuardian")} />
          )}
        </div>
      )}
    </fieldset>
  );
}
