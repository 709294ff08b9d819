import { lazy } from "react";

export { SentWays } from "./sent-ways.tsx";
export type { Message } from "./message.ts";
/** One message as it was sent, loaded when it is first opened. */
export const MessageDialog = lazy(() => import("./message-dialog.tsx"));
/** What waits for the staff, on a dashboard. */
export const TodoList = lazy(async () => ({ default: (await import("./notifications/todo-list.tsx")).TodoList }));
