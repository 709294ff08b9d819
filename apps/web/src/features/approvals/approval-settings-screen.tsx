import { getApprovalSettings } from "@thangam/contracts/approvals/approval-settings-operations";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorNotice, Skeleton } from "#ui/surface.tsx";
import { ApprovalSettingsForm } from "./approval-settings-form.tsx";

/** What needs a second person, from which amount, and whose. */
export default function ApprovalSettingsScreen() {
  const { data: settings, error, refetch } = useOperation(getApprovalSettings, {});
  return (
    <>
      <PageHeader />
      {error !== null && settings === undefined && (
        <ErrorNotice
          message={errorMessage(error)}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {settings === undefined && error === null && <Skeleton className="h-96 w-full max-w-2xl rounded-card" />}
      {settings !== undefined && (
        <ApprovalSettingsForm key={settings.version.toString()} settings={settings} onStale={() => void refetch()} />
      )}
    </>
  );
}
