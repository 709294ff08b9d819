import type * as operations from "@thangam/contracts/session/factor-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { addPasskey } from "./add-passkey.ts";
import { addTotp } from "./add-totp.ts";
import { askPasskey } from "./ask-passkey.ts";
import { beginPasskey } from "./begin-passkey.ts";
import { beginTotp } from "./begin-totp.ts";
import { getMyFactors } from "./get-my-factors.ts";
import { makeBackupCodes } from "./make-backup-codes.ts";
import { openEnrolment } from "./open-enrolment.ts";
import { openStepUp } from "./open-step-up.ts";
import { passSecondFactor } from "./pass-second-factor.ts";
import { removeFactor } from "./remove-factor.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";
import { stepUp } from "./step-up.ts";

export { hasFactor } from "./factor-store.ts";
export { rescueAdmin } from "./rescue-admin.ts";
export { resetFactors } from "./reset-factors.ts";

export const handlers: HandlersOf<typeof operations> = {
  addPasskey,
  addTotp,
  askPasskey,
  beginPasskey,
  beginTotp,
  getMyFactors,
  makeBackupCodes,
  openEnrolment,
  openStepUp,
  passSecondFactor,
  removeFactor,
  signInWithPasskey,
  stepUp,
};
