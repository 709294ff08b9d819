import { operations } from "@thangam/contracts";
import { command, query } from "#operations/handler.ts";
import { lockSettings, readSettings, writeSetting } from "./settings-store.ts";
import type { SettingRow } from "./settings-store.ts";

export const getSettings = query(operations.getSettings, async ({ db }) => settingsView(await readSettings(db)));

/** Saves what differs, and notes it from what to what; nothing when somebody else saved in between. */
export const saveSettings = command(operations.saveSettings, async ({ actor, input, tx, now, note, refuse }) => {
  await lockSettings(tx);
  const before = settingsView(await readSettings(tx));
  if (before.version !== input.version) throw refuse("settings_changed");
  const detail: Record<string, boolean> = {};
  if (input.autoAcknowledge !== before.autoAcknowledge) {
    await writeSetting(tx, { key: "auto_acknowledge", value: input.autoAcknowledge, now, actorId: actor.userId });
    detail["autoAcknowledge"] = input.autoAcknowledge;
  }
  note({ recordType: "settings", recordId: "shop", detail });
  return settingsView(await readSettings(tx));
});

function settingsView(rows: readonly SettingRow[]) {
  const latest = rows.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())[0];
  return {
    autoAcknowledge: rows.find(({ key }) => key === "auto_acknowledge")?.value === true,
    version: rows.reduce((sum, row) => sum + row.version, 0),
    updatedAt: latest?.updatedAt ?? null,
    updatedBy: latest?.updatedBy?.name ?? null,
  };
}
