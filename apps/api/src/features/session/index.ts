export { changePassword } from "./change-password.ts";
export { getSession } from "./get-session.ts";
export { refreshSession } from "./refresh-session.ts";
export { readSessions } from "./session-reader.ts";
export type { SessionReader } from "./session-reader.ts";
export { signIn } from "./sign-in.ts";
export { signOut } from "./sign-out.ts";
export { sweepSignIns } from "./sweep.ts";
