import { operations } from "@thangam/contracts";
import { command, query } from "#kernel/handler.ts";
import { holidaysFrom, insertHoliday, lockHolidays, removeHoliday } from "./holiday-store.ts";

export const listHolidays = query(operations.listHolidays, ({ db, today }) => holidaysFrom(db, today));

/** What has come, or comes today, stays as it was: what was late then is late. The twins: holidays_added_check, holidays_removed_check. */
export const setHolidays = command(operations.setHolidays, async (call) => {
  const { actor, input, tx, now, today, note, refuse } = call;
  const { add, remove } = input;
  if ([...add.map(({ day }) => day), ...remove].some((day) => day <= today)) throw refuse("holiday_past");
  await lockHolidays(tx);
  const writer = { now, today, actorId: actor.userId };
  for (const day of remove) await removeHoliday(tx, day, writer);
  for (const { day, name = null } of add) await insertHoliday(tx, { day, name }, writer);
  note({
    recordType: "settings",
    recordId: "holidays",
    detail: { added: add.map(({ day }) => day).join(" ") || "–", removed: remove.join(" ") || "–" },
  });
  return holidaysFrom(tx, today);
});
