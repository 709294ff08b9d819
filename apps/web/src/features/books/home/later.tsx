import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { Skeleton } from "#ui/surface.tsx";
import { FurtherBookDialog, MyApplications, SchemeOffers } from "#features/applications/index.ts";

/** What stands below the books, and the form for a further one; where there is none, what the shop offers. */
export function Later({ hasBooks }: { hasBooks: boolean }) {
  const [params, setParams] = useSearchParams();
  const chosen = params.get("join");
  return (
    <>
      {!hasBooks && (
        <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
          <SchemeOffers onJoin={(join) => setParams({ join })} />
        </Suspense>
      )}
      <MyApplications />
      <Suspense>
        {chosen !== null && (
          <FurtherBookDialog
            // "1" opens it with nothing chosen.
            isFirst={!hasBooks}
            schemeName={chosen === "1" ? "" : chosen}
            onClose={() => setParams({}, { replace: true })}
          />
        )}
      </Suspense>
    </>
  );
}
