export { queueReminders } from "./reminder-store.ts";
export { sendReminders } from "./send-reminders.ts";
