import { operations } from "@thangam/contracts";
import { countOtherAdmins, currentApprovalSettings } from "#kernel/approvals/approval-settings-store.ts";
import { query } from "#kernel/handler.ts";

export const getApprovalSettings = query(operations.getApprovalSettings, async ({ actor, db }) => {
  const [settings, otherAdmins] = await Promise.all([currentApprovalSettings(db), countOtherAdmins(db, actor.userId)]);
  return { ...settings, otherAdmins };
});
