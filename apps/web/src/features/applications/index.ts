import { lazy } from "react";

export { MyRequests } from "./apply/my-requests.tsx";
/** The application of a customer for another book, loaded when it is first opened. */
export const FurtherBookDialog = lazy(() => import("./apply/further-book-dialog.tsx"));
