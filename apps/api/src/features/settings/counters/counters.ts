import { operations } from "@thangam/contracts";
import type { Actor } from "#core/actor.ts";
import { command, query } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import type { Transaction } from "#platform/database/db.ts";
import {
  clearOnlineCounter,
  counterIdOf,
  insertCounter,
  lettersOf,
  lockCounters,
  seatUser,
  selectCounters,
  updateCounter,
} from "./counter-store.ts";
import type { CounterRow } from "./counter-store.ts";

export const listCounters = query(operations.listCounters, async ({ actor, branches, db }) => {
  const [rows, mine] = await Promise.all([
    selectCounters(db, branches),
    counterIdOf(db, actor.userId, actor.branches.current),
  ]);
  return rows.map((row) => counterView(row, mine));
});

export const saveCounter = command(operations.saveCounter, async ({ actor, input, tx, now, note, refuse }) => {
  await lockCounters(tx);
  const rows = await selectCounters(tx);
  const before = rows.find(({ id }) => id === input.counterId);
  const { name, series, givesOnline, isOpen } = input;
  if (input.counterId !== undefined && before === undefined) throw refuse("counter_not_found");
  const { branchNumber = before?.placeId ?? actor.branches.current } = input;
  // A counter stays where it is.
  if (before !== undefined && before.placeId !== branchNumber) throw refuse("counter_not_found");
  const letters = await lettersOf(tx, branchNumber, series);
  if (letters === undefined) throw refuse("branch_not_found");
  const others = rows.filter((row) => row !== before);
  const here = rows.filter(({ placeId }) => placeId === branchNumber);
  if (before !== undefined && before.series !== series) throw refuse("counter_series_fixed");
  if (others.some((row) => row.series === series)) throw refuse("counter_series_used");
  if (before === undefined && letters.isAnothers) throw refuse("counter_series_of_branch");
  if (
    isOpen &&
    here.some((row) => row !== before && row.closedAt === null && row.name.toLowerCase() === name.toLowerCase())
  )
    throw refuse("counter_name_used");
  if (givesOnline && branchNumber !== 1) throw refuse("counter_online_elsewhere");
  // Somebody has to give the receipts of online payments, and those of whoever chose no counter.
  const isOnlineLost = before?.givesOnline === true && !givesOnline;
  if (isOnlineLost || (!isOpen && (givesOnline || before === here[0]))) throw refuse("counter_needed");

  if (givesOnline) await clearOnlineCounter(tx);
  const closedAt = isOpen ? null : (before?.closedAt ?? now);
  const kept = { name, givesOnline, closedAt };
  const id = before?.id ?? (await insertCounter(tx, { ...kept, series, branchId: branchNumber }));
  if (before !== undefined) await updateCounter(tx, id, kept);
  const saved = await counterOf(tx, id, actor);
  const branch = saved.branchName === undefined ? {} : { branch: saved.branchName };
  note({ recordType: "counter", recordId: String(id), detail: { name, series, ...branch, givesOnline, isOpen } });
  return saved;
});

/** Of the branch in which the caller is. */
export const chooseCounter = command(operations.chooseCounter, async ({ actor, input, tx, note, refuse }) => {
  const here = await selectCounters(tx, [actor.branches.current]);
  const row = here.find(({ id, closedAt }) => id === input.counterId && closedAt === null);
  if (row === undefined) throw refuse("counter_not_found");
  await seatUser(tx, actor.userId, row.id);
  note({ recordType: "counter", recordId: String(row.id), detail: { name: row.name, series: row.series } });
  return counterView(row, row.id);
});

async function counterOf(tx: Transaction, counterId: number, { userId, branches: { current } }: Actor) {
  const row = (await selectCounters(tx)).find(({ id }) => id === counterId);
  assert(row !== undefined, "a counter that was just saved is there");
  return counterView(row, await counterIdOf(tx, userId, current));
}

function counterView({ id, closedAt, placeId: _placeId, branchNumber, ...row }: CounterRow, own: number) {
  return {
    ...row,
    counterId: id,
    isOpen: closedAt === null,
    isMine: id === own,
    branchNumber: branchNumber ?? undefined,
  };
}
