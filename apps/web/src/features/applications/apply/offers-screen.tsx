import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { PageHeader } from "#navigation/page-header.tsx";
import { MyApplications } from "./my-applications.tsx";
import { SchemeOffers } from "./scheme-offers.tsx";

const FurtherBookDialog = lazy(() => import("./further-book-dialog.tsx"));

/** What a customer can save in besides, and what became of what they asked for. */
export default function OffersScreen() {
  const [params, setParams] = useSearchParams();
  const chosen = params.get("join");
  return (
    <>
      <PageHeader />
      <SchemeOffers onJoin={(join) => setParams({ join })} />
      <MyApplications />
      <Suspense>
        {chosen !== null && <FurtherBookDialog schemeName={chosen} onClose={() => setParams({}, { replace: true })} />}
      </Suspense>
    </>
  );
}
