import { getSettings } from "@thangam/contracts/settings/settings-operations";
import { useOperation } from "#api/query.ts";
import { SettingsLoading } from "#forms/settings-loading.tsx";
import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { CashLimitsCard } from "./cash-limits-card.tsx";
import { CountersCard } from "./counters-card.tsx";
import { ShopSettingsForm } from "./shop-settings-form.tsx";

/** The settings that apply to the whole shop. */
export default function SettingsScreen() {
  const query = useOperation(getSettings, {});
  return (
    <>
      <PageHeader>
        <ButtonLink to={paths.branches}>{t("Branches")}</ButtonLink>
        <ButtonLink to={paths.shopProfile}>{t("Shop Profile")}</ButtonLink>
      </PageHeader>
      <SettingsLoading query={query} height="h-72">
        {(settings, reload) => <ShopSettingsForm key={settings.version} settings={settings} onStale={reload} />}
      </SettingsLoading>
      <div className="max-w-2xl">
        <CountersCard />
        <CashLimitsCard />
      </div>
    </>
  );
}
