import type * as operations from "@thangam/contracts/messages/notification-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { listNotifications, markNotificationsSeen } from "./notifications.ts";

export const handlers: HandlersOf<typeof operations> = {
  listNotifications,
  markNotificationsSeen,
};
