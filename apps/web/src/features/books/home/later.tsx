import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { FurtherBookDialog, MyApplications } from "#features/applications/index.ts";

/** What stands below the books, and the form for a further one. */
export function Later() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <MyApplications />
      <Suspense>
        {params.has("join") && <FurtherBookDialog onClose={() => setParams({}, { replace: true })} />}
      </Suspense>
    </>
  );
}
