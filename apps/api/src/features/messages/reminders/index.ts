export { DEFAULT_HOUR } from "./reminder-store.ts";
export { queueReminders } from "./reminder-store.ts";
export { sendReminders } from "./send-reminders.ts";
