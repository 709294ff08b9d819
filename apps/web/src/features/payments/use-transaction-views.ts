import { countPayments } from "@thangam/contracts/payments/list-operations";
import { useOperation } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import type { ListView } from "#list-page/saved-views.tsx";

/** The views of the list of payments that everybody has. */
export function useTransactionViews(): ListView[] {
  const branch = useChosenBranch();
  const { data } = useOperation(countPayments, branch);
  const views = [
    { name: t("All"), query: "" },
    { name: t("Today"), query: "days=today", count: data?.todayCount },
    { name: t("This month"), query: "days=month", count: data?.monthCount },
    { name: t("To credit"), query: "status=Successfully+Transfer", count: data?.verifiedCount },
    { name: t("Waiting"), query: "status=Pending", count: data?.pendingCount },
    { name: t("Failed"), query: "status=Failed", count: data?.failedCount },
  ];
  // A view stays in the branch that was chosen.
  const ofBranch = branch.branchNumber === undefined ? [] : [`branch=${branch.branchNumber}`];
  return views.map((view) => ({ ...view, query: [view.query, ...ofBranch].filter((part) => part !== "").join("&") }));
}
