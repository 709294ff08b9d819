import { getApprovalSettings } from "@thangam/contracts/approvals/approval-settings-operations";
import { useOperation } from "#api/query.ts";
import { SettingsLoading } from "#forms/settings-loading.tsx";
import { PageHeader } from "#navigation/page-header.tsx";
import { ApprovalSettingsForm } from "./approval-settings-form.tsx";

/** What needs a second person, from which amount, and whose. */
export default function ApprovalSettingsScreen() {
  const query = useOperation(getApprovalSettings, {});
  return (
    <>
      <PageHeader />
      <SettingsLoading query={query} height="h-96">
        {(settings, reload) => (
          <ApprovalSettingsForm key={settings.version.toString()} settings={settings} onStale={reload} />
        )}
      </SettingsLoading>
    </>
  );
}
