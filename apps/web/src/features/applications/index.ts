import { lazy } from "react";

export { MyApplications } from "#features/applications/apply/my-applications.tsx";
/** What the shop offers, where a customer has no book yet. */
export const SchemeOffers = lazy(async () => ({ default: (await import("./apply/scheme-offers.tsx")).SchemeOffers }));
/** The application of a customer for another book, loaded when it is first opened. */
export const FurtherBookDialog = lazy(() => import("./apply/further-book-dialog.tsx"));
