import { getShopProfile } from "@thangam/contracts/settings/profile-operations";
import { useEffect } from "react";
import { useOperation } from "#api/query.ts";
import { paths } from "#app/paths.ts";
import { SettingsLoading } from "#forms/settings-loading.tsx";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { noteShop } from "#ui/shop.ts";
import { ShopProfileForm } from "./shop-profile-form.tsx";

/** Who the shop is, on every page and paper of it. */
export default function ShopProfileScreen() {
  const query = useOperation(getShopProfile, {});
  const { data } = query;
  useEffect(() => {
    if (data !== undefined) noteShop(data);
  }, [data]);
  return (
    <>
      <PageHeader crumbs={[{ label: t("Settings"), to: paths.settings }]} />
      <SettingsLoading query={query} height="h-96">
        {(profile, reload) => <ShopProfileForm key={profile.version} profile={profile} onStale={reload} />}
      </SettingsLoading>
    </>
  );
}
