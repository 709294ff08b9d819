import type * as operations from "@thangam/contracts/session/sign-in-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { changePassword } from "./change-password.ts";
import { getSession } from "./get-session.ts";
import { refreshSession } from "./refresh-session.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

export { actorOf } from "./actor-of.ts";
export { areStrangersTooMany, countAttempt, isOverLimit } from "./attempts.ts";
export { browserOf, giveDevice, rememberBrowser } from "./browser.ts";
export { forgetDevicesOf } from "./device-store.ts";
export { noteAttempt } from "./note-attempt.ts";
export { queuePasswordChanged } from "./password-changed.ts";
export { reasonToRefusePassword } from "./password-rules.ts";
export { readSessions } from "./session-reader.ts";
export { isPasswordMailed, replacePassword } from "./password-store.ts";
export { endSessionOf, endSessionsOf } from "./session-store.ts";
export { shutOut } from "./shut-out.ts";
export { sweepSignIns } from "./sweep.ts";
export { giveFirstPassword, giveTemporaryPassword, NO_PASSWORD } from "./temporary-password.ts";

export const handlers: HandlersOf<typeof operations> = {
  changePassword,
  getSession,
  refreshSession,
  signIn,
  signOut,
};
