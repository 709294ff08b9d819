import { lazy } from "react";

export { MyApplications } from "#features/applications/apply/my-applications.tsx";
/** The application of a customer for another book, loaded when it is first opened. */
export const FurtherBookDialog = lazy(() => import("./apply/further-book-dialog.tsx"));
