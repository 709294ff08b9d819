export { listNotifications, markNotificationsSeen } from "./notifications.ts";
