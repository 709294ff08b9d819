import type * as operations from "@thangam/contracts/session/operations";
import type { SamplesOf } from "./sample.ts";

export const session: SamplesOf<typeof operations> = {
  changePassword: () => ({ oldpassword: "Thangam@2026", password: "quiet river 77" }),
  finishRecovery: () => ({ email: "somebody@example.com", password: "quiet river 77", salt: "a token" }),
  openRecovery: () => ({ email: "somebody@example.com" }),
  saveProfile: () => ({ language: "ta" }),
  saveReminderChoice: () => ({ wants_reminders: false }),
  sendRecoveryCode: () => ({ email: "somebody@example.com" }),
  signIn: () => ({ email: "somebody@example.com", password: "Somebody's 1" }),
  verifyRecoveryCode: () => ({ email: "somebody@example.com", OTP: "123456", recovery_id: "x" }),
};
