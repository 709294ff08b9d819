import { monthly } from "@thangam/terms/testing/arrange";
import { expect, test } from "vitest";
import { app, joined } from "./book-story.testing.ts";

/** Six times fifteen days in a row in each of these years. */
async function closed(from: number, years: number): Promise<void> {
  await app.asOwner(async (owner) => {
    await owner.query(
      `insert into holidays (day, added_on, added_at)
       select make_date(year, 2 * month, 1) + n, '2024-01-01', '2024-01-01'
       from generate_series($1::int, $2::int) year, generate_series(1, 6) month, generate_series(0, 14) n`,
      [from, from + years - 1],
    );
    await owner.query("analyze holidays");
  });
}

/** How many rows of holidays are read, and how many times they are searched, for one statement. */
function workOf(sql: string): Promise<number> {
  return app.asOwner(async (owner) => {
    const counted = async () => {
      const { rows } = await owner.query<{ work: string }>(
        `select seq_scan + seq_tup_read + coalesce(idx_scan, 0) + coalesce(idx_tup_fetch, 0) as work
         from pg_stat_xact_user_tables where relname = 'holidays'`,
      );
      return Number(rows[0]?.work);
    };
    await owner.query("begin");
    const before = await counted();
    await owner.query(sql);
    const after = await counted();
    await owner.query("rollback");
    return after - before;
  });
}

test("years of holidays are no more work for a due day, and a quote takes those of its own time", async () => {
  const schedule = { every: { days: 1 }, instalments: 300, due: "joining", matures: { days: 330 } };
  const daily = await joined({ terms: { schedule, benefits: [] }, joinedOn: "2025-01-10", rupees: 100 });
  await joined({ terms: { schedule: monthly(11), benefits: [] }, joinedOn: "2025-01-10", rupees: 100 });
  await closed(2025, 50);
  const of = (told: string) =>
    `select ${told} as told from books b join scheme_versions v on v.id = b.scheme_version_id where b.id = ${daily.id}`;
  // In the middle of fifteen days: each search reads a day and its row, at most to their ends.
  const most = 2 * 16;
  expect(await workOf(of("terms_due_by(v.terms, b.opened_on, '2025-12-08')"))).toBeLessThanOrEqual(most);
  expect(await workOf(of("terms_due_day(v.terms, b.opened_on, 23)"))).toBeLessThanOrEqual(most);
  expect(await workOf("select * from dues_on('2025-04-08')")).toBeLessThanOrEqual(2 * 2 * most);
  const { rows } = await app.asOwner((owner) => owner.query(of("jsonb_array_length(book_facts(b, v) -> 'holidays')")));
  // February, April, June, August and October 2025.
  expect(rows).toEqual([{ told: 75 }]);
});
