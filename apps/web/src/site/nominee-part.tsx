import { relations } from "@thangam/contracts/books/nominee-schemas";
import { labelOf, t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import type { FieldOf } from "./joining-errors.ts";
import { PlainField } from "./plain-field.tsx";
import { PlainSelect } from "./plain-select.tsx";

/** Whom the client names for the book: one, or nobody. */
export function NomineePart({ field }: { field: FieldOf }) {
  const { value: minor, name: minorName } = field("nominee.is_minor");
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{t("Nominee")}</legend>
      <p className="text-sm text-muted">
        {t("Who is to be given your savings after your lifetime. You can say it later, too.")}{" "}
        {t("Leave these fields empty to name nobody now; several nominees are named at the counter.")}
      </p>
      <PlainField label={t("Name of the nominee")} {...field("nominee.name")} />
      <PlainSelect
        label={t("Relation to you")}
        nothing={t("Select")}
        options={relations.map((value) => ({ value, label: labelOf(value) }))}
        {...field("nominee.relation")}
      />
      <PlainField label={t("Mobile number of the nominee")} type="tel" inputMode="tel" {...field("nominee.mobile")} />
      <Checkbox label={t("The nominee is under 18")} name={minorName} value="yes" defaultChecked={minor !== ""} />
      <PlainField label={t("Name of the guardian")} hint={t("Of a nominee under 18.")} {...field("nominee.guardian")} />
    </fieldset>
  );
}
