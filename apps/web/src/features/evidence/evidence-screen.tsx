import { getEvidence } from "@thangam/contracts/evidence/operations";
import { useOperation } from "#api/query.ts";
import { LoadFailure } from "#forms/load-failure.tsx";
import { t } from "#i18n/i18n.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { CheckpointTable } from "./checkpoint-table.tsx";
import { EvidenceKeys } from "./evidence-keys.tsx";
import { LastSeal } from "./last-seal.tsx";
import { VerificationTable } from "./verification-table.tsx";

/** What the shop keeps outside of its database to show that nobody altered its books, and what was found when they were checked. */
export default function EvidenceScreen() {
  const { data, error, refetch } = useOperation(getEvidence, {}, { staleTime: 0 });
  return (
    <>
      <PageHeader />
      <p className="mb-4 max-w-3xl text-muted">
        {t(
          "Every hour and after each close of a day the portal seals the books: whatever stands in them is signed and kept outside of the database. Whoever alters them later is found.",
        )}
      </p>
      {error !== null && data === undefined && <LoadFailure error={error} refetch={refetch} />}
      {error === null && data === undefined && <Skeleton className="h-64 w-full" />}
      {data !== undefined && (
        <div className="flex flex-col gap-5">
          <LastSeal evidence={data} />
          <VerificationTable verifications={data.verifications} />
          <CheckpointTable checkpoints={data.checkpoints} hasStore={data.hasStore} />
          <EvidenceKeys keys={data.keys} />
        </div>
      )}
    </>
  );
}
