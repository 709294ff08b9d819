export { endSession } from "./end-session.ts";
export { listMySessions } from "./list-my-sessions.ts";
export { saveProfile } from "./save-profile.ts";
