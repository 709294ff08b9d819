import { operations } from "@thangam/contracts";
import {
  countOtherAdmins,
  currentApprovalSettings,
  insertApprovalSettings,
  lockApprovalSettings,
} from "#kernel/approvals/approval-settings-store.ts";
import { command } from "#kernel/handler.ts";
import { changesOf, isWeaker } from "./settings-rules.ts";

/** Adds a version. One that asks for less than the one before is dangerous itself. */
export const saveApprovalSettings = command(
  operations.saveApprovalSettings,
  async ({ actor, input, tx, now, note, refuse, danger }) => {
    const { version, ...chosen } = input;
    await lockApprovalSettings(tx);
    const before = await currentApprovalSettings(tx);
    if (before.version !== version) throw refuse("approval_settings_changed");
    const otherAdmins = await countOtherAdmins(tx, actor.userId);
    if (chosen.scope === "everyone" && otherAdmins === 0) throw refuse("approval_needs_two");

    const changes = changesOf(before, chosen);
    if (Object.keys(changes).length > 0) await insertApprovalSettings(tx, chosen, { now, actorId: actor.userId });
    if (isWeaker(before, chosen))
      danger({
        kind: "approval_settings",
        recordType: "approval_settings",
        recordId: before.version,
        subject: "",
        to: Object.entries(changes)
          .map(([name, change]) => `${name}: ${change}`)
          .join("; "),
      });
    note({ recordType: "approval_settings", recordId: before.version, detail: changes });
    return { ...(await currentApprovalSettings(tx)), otherAdmins };
  },
);
