import { t } from "#i18n/i18n.ts";
import { SelectField } from "#ui/select-field.tsx";
import { Card } from "#ui/surface.tsx";
import { DigitsField, TextField } from "#ui/text-field.tsx";
import type { CustomerForm } from "./customer-draft.ts";
import type { usePlaces } from "./use-places.ts";

interface Props {
  form: Pick<CustomerForm, "field" | "controlled" | "setValue">;
  places: ReturnType<typeof usePlaces>;
}

/** Where a customer lives. Another country empties the state and the city, another state the city. */
export function AddressFields({ form, places }: Props) {
  const country = form.controlled("countryId");
  const state = form.controlled("stateId");
  return (
    <Card title={t("Present Address")}>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label={t("Address")} isRequired className="sm:col-span-3" {...form.field("address")} />
        <SelectField
          label={t("Country")}
          isRequired
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
          isRequired
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
          isRequired
          placeholder={t("Select")}
          options={places.cities}
          {...form.controlled("cityId")}
          value={places.place.cityId}
        />
        <DigitsField label={t("Pincode")} isRequired maxLength={6} {...form.field("pincode")} />
        <TextField label={t("Landmark")} className="sm:col-span-2" {...form.field("landmark")} />
      </div>
    </Card>
  );
}
