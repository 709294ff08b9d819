export { finishRecovery } from "./finish-recovery.ts";
export { openRecovery } from "./open-recovery.ts";
export { sendRecoveryCode } from "./send-recovery-code.ts";
export { verifyRecoveryCode } from "./verify-recovery-code.ts";
