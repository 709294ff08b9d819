import type * as operations from "@thangam/contracts/session/recovery-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { finishRecovery } from "./finish-recovery.ts";
import { openRecovery } from "./open-recovery.ts";
import { sendRecoveryCode } from "./send-recovery-code.ts";
import { verifyRecoveryCode } from "./verify-recovery-code.ts";

export const handlers: HandlersOf<typeof operations> = {
  finishRecovery,
  openRecovery,
  sendRecoveryCode,
  verifyRecoveryCode,
};
