import { listBranches } from "@thangam/contracts/branches/branch-operations";
import { useState } from "react";
import { useOperation } from "#api/query.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Card, Skeleton } from "#ui/surface.tsx";
import { BranchDialog, fullHour } from "./branch-dialog.tsx";
import type { Branch } from "./branch-dialog.tsx";

/** The branches with the letters of their receipts. */
export function BranchList() {
  const { data, error, refetch } = useOperation(listBranches, {});
  const [edited, setEdited] = useState<Branch | "new" | null>(null);
  return (
    <Card
      title={t("Branches")}
      className="mb-6"
      action={<Button onClick={() => setEdited("new")}>{t("Open a branch")}</Button>}
    >
      <p className="mb-4 max-w-prose text-muted">
        {t(
          "Each branch has its own cash drawer, day close, staff and receipts. A book belongs to one; its instalments can be paid at any.",
        )}
      </p>
      {data === undefined &&
        (error === null ? <Skeleton className="h-24 w-full" /> : <LoadFailure error={error} refetch={refetch} />)}
      <ul aria-label={t("Branches")} className="flex flex-col gap-3">
        {data?.map((branch) => (
          <li key={branch.branchNumber} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="font-medium">{branch.name}</span>
              {branch.code !== "" && (
                <span className="text-muted">{t("Receipts {letters}", { letters: branch.code })}</span>
              )}
              <span className="min-w-0 text-sm wrap-anywhere text-muted">{aboutBranch(branch).join(" · ")}</span>
            </div>
            <Button
              size="small"
              aria-label={t("Change {name}", { name: branch.name })}
              onClick={() => setEdited(branch)}
            >
              {t("Change")}
            </Button>
          </li>
        ))}
      </ul>
      {edited !== null && (
        <BranchDialog branch={edited === "new" ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  );
}

/** What a branch says of itself; the rest is as the shop says. */
function aboutBranch({ address, phone, opensAt, closesAt, hasOwnRate }: Branch): string[] {
  const hours = opensAt !== null && closesAt !== null ? `${fullHour(opensAt)} – ${fullHour(closesAt)}` : "";
  return [address, phone, hours, hasOwnRate ? t("Has its own gold rate") : ""].filter((part) => part !== "");
}
