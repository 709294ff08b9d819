import { operations } from "@thangam/contracts";
import { command, query } from "#kernel/handler.ts";
import {
  clearOnlineCounter,
  counterIdOf,
  FIRST_COUNTER,
  insertCounter,
  lockCounters,
  seatUser,
  selectCounters,
  updateCounter,
} from "./counter-store.ts";
import type { CounterRow } from "./counter-store.ts";

export const listCounters = query(operations.listCounters, async ({ actor, db }) => {
  const [rows, mine] = await Promise.all([selectCounters(db), counterIdOf(db, actor.userId)]);
  return rows.map((row) => counterView(row, mine));
});

export const saveCounter = command(operations.saveCounter, async ({ actor, input, tx, now, note, refuse }) => {
  await lockCounters(tx);
  const rows = await selectCounters(tx);
  const before = rows.find(({ id }) => id === input.counterId);
  const others = rows.filter((row) => row !== before);
  const { name, series, givesOnline, isOpen } = input;
  if (input.counterId !== undefined && before === undefined) throw refuse("counter_not_found");
  if (before !== undefined && before.series !== series) throw refuse("counter_series_fixed");
  if (others.some((row) => row.series === series)) throw refuse("counter_series_used");
  if (isOpen && others.some((row) => row.closedAt === null && row.name.toLowerCase() === name.toLowerCase()))
    throw refuse("counter_name_used");
  // Somebody has to give the receipts of online payments, and those of whoever chose no counter.
  const isOnlineLost = before?.givesOnline === true && !givesOnline;
  if (isOnlineLost || (!isOpen && (givesOnline || before?.id === FIRST_COUNTER))) throw refuse("counter_needed");

  if (givesOnline) await clearOnlineCounter(tx);
  const closedAt = isOpen ? null : (before?.closedAt ?? now);
  const kept = { name, givesOnline, closedAt };
  const saved = before === undefined ? insertCounter(tx, { ...kept, series }) : updateCounter(tx, before.id, kept);
  const row = await saved;
  note({ recordType: "counter", recordId: String(row.id), detail: { name, series, givesOnline, isOpen } });
  return counterView(row, await counterIdOf(tx, actor.userId));
});

export const chooseCounter = command(operations.chooseCounter, async ({ actor, input, tx, note, refuse }) => {
  const row = (await selectCounters(tx)).find(({ id, closedAt }) => id === input.counterId && closedAt === null);
  if (row === undefined) throw refuse("counter_not_found");
  await seatUser(tx, actor.userId, row.id);
  note({ recordType: "counter", recordId: String(row.id), detail: { name: row.name, series: row.series } });
  return counterView(row, row.id);
});

function counterView({ id, name, series, givesOnline, closedAt }: CounterRow, own: number) {
  return { counterId: id, name, series, givesOnline, isOpen: closedAt === null, isMine: id === own };
}
