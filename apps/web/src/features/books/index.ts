import { lazy } from "react";

/** What other nouns may do with a book, loaded when it is first opened. */
export const ReopenBookQuestion = lazy(() => import("./reopen-book-question.tsx"));
export const SettleBookDialog = lazy(() => import("./settle-book-dialog.tsx"));
