import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { getShopProfile, saveShopProfile } from "@thangam/contracts/settings/profile-operations";
import { getSetupSteps } from "@thangam/contracts/setup/checklist-operations";
import { textOn } from "@thangam/contracts/values/colours";
import { SettingsForm } from "#forms/settings-form.tsx";
import { useSettingsForm } from "#forms/use-settings-form.ts";
import { t } from "#i18n/i18n.ts";
import { Card } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { LogoField } from "./logo-field.tsx";
import { OpenWeekField } from "./open-week-field.tsx";

type Profile = OutputOf<typeof getShopProfile>;

/** The bar of a shop without a colour of its own. */
const PORTAL_COLOUR = "#12392f";

export function ShopProfileForm({ profile, onStale }: { profile: Profile; onStale: () => void }) {
  const { form, isChanged } = useShopProfileForm(profile, onStale);
  const { updatedAt, updatedBy, logoUrl } = profile;
  const { logo, removesLogo, name, colour } = form.values;
  return (
    <SettingsForm
      form={form}
      isChanged={isChanged}
      label={t("Shop Profile")}
      save={t("Save profile")}
      lastChange={updatedAt === null ? null : { at: updatedAt, by: updatedBy }}
      className="max-w-3xl"
    >
      <Card title={t("On every page and paper")} className="flex flex-col gap-5">
        <TextField
          label={t("Name of the shop")}
          isRequired
          autoFocus
          maxLength={60}
          hint={t("As your customers know it.")}
          {...form.field("name")}
        />
        <LogoField
          {...form.controlled("logo")}
          savedUrl={removesLogo ? null : logoUrl}
          onRemove={() => {
            form.setValue("logo", "");
            form.setValue("removesLogo", true);
          }}
        />
        <TextField
          label={t("Colour")}
          type="color"
          hint={t("Of the bar and the sign-in. The text on it turns white or black, whichever is read better.")}
          {...form.field("colour")}
        />
        <p
          // The colour is the shop's, so that no class can hold it.
          ref={(element) => {
            element?.style.setProperty("background-color", colour);
            element?.style.setProperty("color", textOn(colour));
          }}
          className="display flex items-center gap-3 rounded-field px-4 py-3 text-xl font-semibold"
        >
          <LogoPreview logo={logo} savedUrl={removesLogo ? null : logoUrl} />
          {name === "" ? t("Name of the shop") : name}
        </p>
      </Card>
      <Card title={t("On receipts and in messages")} className="flex flex-col gap-5">
        <TextField label={t("Address")} maxLength={200} {...form.field("address")} />
        <TextField label={t("Phone")} inputMode="tel" maxLength={20} {...form.field("phone")} />
        <TextField
          label={t("GSTIN")}
          autoCapitalize="characters"
          maxLength={20}
          hint={t("15 letters and digits; the last one checks the others.")}
          {...form.field("gstin")}
        />
      </Card>
      <HoursCard form={form} />
    </SettingsForm>
  );
}

type Form = ReturnType<typeof useShopProfileForm>["form"];

function HoursCard({ form }: { form: Form }) {
  return (
    <Card title={t("On the pages that everybody reads")} className="flex flex-col gap-5">
      <OpenWeekField {...form.controlled("openingDays")} />
      <TextField
        label={t("Beside the opening hours")}
        maxLength={200}
        hint={t("One line that everybody reads as you type it, such as holidays or a break at noon.")}
        {...form.field("openingHours")}
      />
    </Card>
  );
}

function LogoPreview({ logo, savedUrl }: { logo: string; savedUrl: string | null }) {
  const url = logo === "" ? savedUrl : `data:image/${logo.startsWith("/9j/") ? "jpeg" : "png"};base64,${logo}`;
  return url === null ? null : <img src={url} alt="" className="size-9 rounded-field bg-white object-contain p-0.5" />;
}

function useShopProfileForm(profile: Profile, onStale: () => void) {
  const { name, address, phone, gstin, openingDays, openingHours, colour, version } = profile;
  return useSettingsForm(saveShopProfile, {
    defaults: {
      // What the portal is called is no shop's name.
      name: version === 0 ? "" : name,
      logo: "",
      removesLogo: false,
      colour: colour ?? PORTAL_COLOUR,
      address,
      phone,
      gstin,
      openingDays,
      openingHours,
    },
    toInput: (values) => ({ ...values, colour: values.colour === PORTAL_COLOUR ? "" : values.colour, version }),
    fieldOfRefusal: { shop_logo_invalid: "logo" },
    invalidates: [getShopProfile, getSetupSteps],
    staleRefusal: "settings_changed",
    onStale,
  });
}
