export { endSession } from "./end-session.ts";
export { listMySessions } from "./list-my-sessions.ts";
export { saveReminderChoice } from "./save-reminder-choice.ts";
export { saveProfile } from "./save-profile.ts";
