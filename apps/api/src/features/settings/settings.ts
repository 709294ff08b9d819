import { operations } from "@thangam/contracts";
import { countRates, currentRate, setRate } from "#features/loyalty/index.ts";
import { command, query } from "#operations/handler.ts";
import type { Database, Transaction } from "#platform/db.ts";
import { lockSettings, readSettings, writeSetting } from "./settings-store.ts";

export const getSettings = query(operations.getSettings, ({ db }) => readView(db));

/** Saves what differs, and notes it from what to what; nothing when somebody else saved in between. */
export const saveSettings = command(operations.saveSettings, async ({ actor, input, tx, now, note, refuse }) => {
  await lockSettings(tx);
  const before = await readView(tx);
  if (before.version !== input.version) throw refuse("settings_changed");
  const detail: Record<string, boolean | number> = {};
  if (input.autoAcknowledge !== before.autoAcknowledge) {
    await writeSetting(tx, { key: "auto_acknowledge", value: input.autoAcknowledge, now, actorId: actor.userId });
    detail["autoAcknowledge"] = input.autoAcknowledge;
  }
  const { pointsPer100 = before.pointsPer100 } = input;
  if (pointsPer100 !== before.pointsPer100) {
    await setRate(tx, { pointsPer100, now, actorId: actor.userId });
    detail["pointsPer100"] = pointsPer100;
  }
  note({ recordType: "settings", recordId: "shop", detail });
  return readView(tx);
});

/** The newest of everything that is set, and who set the last of it. */
async function readView(db: Database | Transaction) {
  const [rows, rate, rateCount] = await Promise.all([readSettings(db), currentRate(db), countRates(db)]);
  const changes = rows.map(({ updatedAt, updatedBy }) => ({ at: updatedAt, by: updatedBy?.name ?? null }));
  if (rate !== null) changes.push({ at: rate.since, by: rate.setBy?.name ?? null });
  const latest = changes.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  return {
    autoAcknowledge: rows.find(({ key }) => key === "auto_acknowledge")?.value === true,
    pointsPer100: rate?.pointsPer100 ?? 0,
    version: rows.reduce((sum, row) => sum + row.version, rateCount),
    updatedAt: latest?.at ?? null,
    updatedBy: latest?.by ?? null,
  };
}
