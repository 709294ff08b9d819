import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase({ poolSize: 4 });

test.each([
  // counted by, later by, is the later one by an Admin, is it approved: seen
  [1n, 2n, true, false, true],
  [1n, 1n, true, false, false],
  [1n, 2n, false, false, false],
  [1n, 1n, false, true, true],
  [1n, 1n, true, true, true],
  [null, 2n, true, false, true],
  [null, null, true, false, false],
] as const)(
  "what %s counted and then %s (Admin: %s, approved: %s): seen %s",
  async (by, later, isAdmin, isApproved, seen) => {
    const [row] = await database.db.$queryRaw<[{ seen: boolean }]>`
    select sees_difference(${by}::bigint, ${later}::bigint, ${isAdmin}, ${isApproved}) as seen`;
    expect(row.seen).toBe(seen);
  },
);

test.each([
  // counted by, as an Admin, who counts now: weighed together
  [1n, false, 2n, true],
  [1n, false, 1n, true],
  [1n, true, 2n, false],
  [1n, true, 1n, true],
] as const)(
  "what %s counted (Admin: %s) with what %s counts: weighed together %s",
  async (by, isAdmin, now, isWeighed) => {
    const [row] = await database.db.$queryRaw<[{ weighed: boolean }]>`
    select is_weighed_with(${by}::bigint, ${isAdmin}, ${now}::bigint) as weighed`;
    expect(row.weighed).toBe(isWeighed);
  },
);
