import { operations } from "@thangam/contracts";
import { command, query } from "#kernel/handler.ts";
import { changeOf, faultOfHolidays, holidaysDanger } from "./holiday-rules.ts";
import {
  holidaysAround,
  holidaysFrom,
  insertHoliday,
  lockHolidays,
  removeHoliday,
  unseenChanges,
} from "./holiday-store.ts";

export const listHolidays = query(operations.listHolidays, ({ db, today }) => holidaysFrom(db, today));

/** What has come, or comes today, stays as it was: what was late then is late. The twins: holidays_added_check, holidays_removed_check. */
export const setHolidays = command(operations.setHolidays, async (call) => {
  const { actor, input, tx, now, today, note, refuse, danger, context } = call;
  const { add, remove } = input;
  const days = [...add.map(({ day }) => day), ...remove];
  if (days.some((day) => day <= today)) throw refuse("holiday_past");
  await lockHolidays(tx);
  const before = new Set(await holidaysAround(tx, days));
  const change = changeOf(
    before,
    add.map(({ day }) => day),
    remove,
  );
  const fault = faultOfHolidays(change);
  if (fault !== null) throw refuse(fault);
  const risk = holidaysDanger(change, await unseenChanges(tx, context));
  if (risk !== null) danger(risk);
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
