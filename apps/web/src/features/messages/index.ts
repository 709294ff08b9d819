import { lazy } from "react";

export type { Message } from "./message-dialog.tsx";
/** One message as it was sent, loaded when it is first opened. */
export const MessageDialog = lazy(() => import("./message-dialog.tsx"));
