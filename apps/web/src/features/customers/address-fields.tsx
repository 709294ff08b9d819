import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { Card } from "#ui/surface.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import type { CustomerForm } from "./customer-draft.ts";
import type { usePlaces } from "./use-places.ts";

interface Props {
  form: Pick<CustomerForm, "field" | "controlled" | "setValue">;
  places: ReturnType<typeof usePlaces>;
  /** None is known of some customers; it is asked of them once it is begun. */
  isAsked: boolean;
}

/** Where a customer lives. Another country empties the state and the city, another state the city. */
export function AddressFields({ form, places, isAsked }: Props) {
  const country = form.controlled("countryId");
  const state = form.controlled("stateId");
  return (
    <Card title={t("Present Address")}>
      {!isAsked && (
        <p className="mb-4 text-sm text-muted">{t("No address is known. Leave it empty, or give all of it.")}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label={t("Address")} isRequired={isAsked} className="sm:col-span-3" {...form.field("address")} />
        <SelectField
          label={t("Country")}
          isRequired={isAsked}
          options={places.countries}
          {...country}
          onValueChange={(id) => {
            country.onValueChange(id);
            form.setValue("stateId", "");
            form.setValue("cityId", "");
          }}
        />
        <SelectField
          label={t("State")}
          isRequired={isAsked}
          placeholder={t("Select")}
          options={places.states}
          {...state}
          value={places.place.stateId}
          onValueChange={(id) => {
            state.onValueChange(id);
            form.setValue("cityId", "");
          }}
        />
        <SelectField
          label={t("City/Area")}
          isRequired={isAsked}
          placeholder={t("Select")}
          options={places.cities}
          {...form.controlled("cityId")}
          value={places.place.cityId}
        />
        <DigitsField label={t("Pincode")} isRequired={isAsked} maxLength={6} {...form.field("pincode")} />
        <TextField label={t("Landmark")} className="sm:col-span-2" {...form.field("landmark")} />
      </div>
    </Card>
  );
}
