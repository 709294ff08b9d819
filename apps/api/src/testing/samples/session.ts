import type * as operations from "@thangam/contracts/session/operations";
import { testPassword } from "#testing/make/people.ts";
import type { SamplesOf } from "./sample.ts";

const credential = { id: "AAAA", rawId: "AAAA", type: "public-key" };
const madePasskey = { ...credential, response: { clientDataJSON: "e30", attestationObject: "oA" } };
const shownPasskey = {
  ...credential,
  response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" },
};

export const session: SamplesOf<typeof operations> = {
  addPasskey: () => ({ challenge: "none", passkey: madePasskey }),
  addTotp: () => ({ challenge: "none", code: "123456" }),
  askPasskey: () => ({}),
  beginPasskey: () => ({ challenge: "none" }),
  beginTotp: () => ({ challenge: "none" }),
  deleteView: () => ({ list: "/transaction_list", name: "Arun's cash" }),
  listSavedViews: () => ({ list: "/transaction_list" }),
  saveView: () => ({ list: "/transaction_list", name: "Arun's cash", query: "mode=Cash" }),
  changePassword: () => ({ oldpassword: "Thangam@2026", password: "quiet river 77" }),
  finishRecovery: () => ({ email: "somebody@example.com", password: "quiet river 77", salt: "a token" }),
  makeBackupCodes: ({ stepUp, ownFactor: _ownFactor }) => ({ step_up: stepUp }),
  openEnrolment: ({ stepUp }) => ({ step_up: stepUp }),
  openRecovery: () => ({ email: "somebody@example.com" }),
  passSecondFactor: () => ({ challenge: "none", code: "123456" }),
  removeFactor: ({ stepUp, ownFactor }) => ({ step_up: stepUp, id: ownFactor }),
  saveProfile: () => ({ language: "ta" }),
  saveReminderChoice: () => ({ wants_reminders: false }),
  sendSignInCode: () => ({ mobile: "+91 98400 12345" }),
  signInWithCode: () => ({ mobile: "9840012345", OTP: "123456", code_id: "x" }),
  sendRecoveryCode: () => ({ email: "somebody@example.com" }),
  signIn: () => ({ email: "somebody@example.com", password: "Somebody's 1" }),
  signInWithPasskey: () => ({ challenge: "none", passkey: shownPasskey }),
  stepUp: ({ ownChallenge }) => ({ challenge: ownChallenge, password: testPassword }),
  verifyRecoveryCode: () => ({ email: "somebody@example.com", OTP: "123456", recovery_id: "x" }),
};
