import { getSettings } from "@thangam/contracts/settings/settings-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton, ErrorNotice } from "#ui/surface.tsx";
import { CashLimitsCard } from "./cash-limits-card.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** The settings that apply to the whole shop. */
export default function SettingsScreen() {
  const { data: settings, error, refetch } = useOperation(getSettings, {});
  return (
    <>
      <PageHeader />
      {error !== null && settings === undefined && (
        <ErrorNotice
          message={errorMessage(error)}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {settings === undefined && error === null && <Skeleton className="h-72 w-full max-w-2xl rounded-card" />}
      {settings !== undefined && (
        <SettingsForm key={settings.version} settings={settings} onStale={() => void refetch()} />
      )}
      <div className="max-w-2xl">
        <CashLimitsCard />
      </div>
    </>
  );
}
