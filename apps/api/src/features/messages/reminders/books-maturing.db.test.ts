import { monthly } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { app, at, noon, opened, plusDays, toldOn } from "./reminders.testing.ts";

/** Of which maturity a book is told on which day; what is paid on a day is paid before. */
async function maturitiesTold(
  book: { id: bigint; clientId: bigint },
  days: readonly string[],
  paidOn: readonly string[],
) {
  const told = [];
  for (const day of [...new Set([...days, ...paidOn])].toSorted()) {
    for (const paid of paidOn) if (paid === day) await app.make.payment({ bookId: book.id, ...at(day) });
    await toldOn(day, book.clientId);
    const lines = await app.db.reminderLine.findMany({ where: { bookId: book.id, kind: "matures" } });
    for (const line of lines) told.push([day, line.day.toISOString().slice(0, 10)]);
  }
  return told;
}

/** Whether the report of books maturing, its file and the tasks of staff name the book on a day; the report and the file with its maturity. */
async function listedOn(book: { number: string }, day: string) {
  app.clock.now = noon(day);
  const admin = await app.signedInAs({ userType: "Admin" });
  const [report, file, tasks] = await Promise.all([
    admin.call("maturityReport", { days: "30", search: book.number }),
    admin.call("exportShopReport", { report: "maturing", format: "csv", days: "30" }),
    admin.call("listNotifications", {}),
  ]);
  expect([report.status, file.status, tasks.status]).toEqual([200, 200, 200]);
  const line = file.text.split("\n").find((row) => row.startsWith(`${book.number},`));
  return {
    report: report.body.data.map((row: { matures_on: string }) => row.matures_on),
    file: line?.split(",")[4],
    tasks: tasks.body.data.some(({ kind }: { kind: string }) => kind === "books_maturing"),
  };
}

async function expectListed(book: { number: string }, matures: string) {
  expect(await listedOn(book, plusDays(matures, -31))).toEqual({ report: [], file: undefined, tasks: false });
  const shown = matures.split("-").toReversed().join("-");
  for (const day of [plusDays(matures, -30), plusDays(matures, 400)])
    expect(await listedOn(book, day)).toEqual({ report: [matures], file: shown, tasks: true });
}

const daysBefore = (day: string) => [30, 7, 0].map((before) => plusDays(day, -before));

describe("a book whose payments move its maturity is told and listed by the day of its quote, and by no other", () => {
  const late = (moves: string) => ({ grace: 0, each: "instalment", lose: { share: 0 }, moves });
  const planned = "2026-04-30";
  test.for([
    ["by the longest lateness", { late: late("longest") }, {}, [opened, "2026-03-10", "2026-03-31"], "2026-05-10"],
    ["by a month for a late one", { late: late("months") }, {}, [opened, "2026-03-10", "2026-03-31"], "2026-05-30"],
    ["by nothing, as nobody was late", { late: late("months") }, {}, [opened, "2026-02-28", "2026-03-31"], planned],
    ["by its rest after the last payment", {}, { rests: 60 }, [opened, "2026-02-28", "2026-04-10"], "2026-06-09"],
    ["by its rest, of any amounts", {}, { rests: 60, flexible: true }, [opened, "2026-03-30"], "2026-05-29"],
    ["not by its rest, as all was paid at once", {}, { rests: 60 }, [opened, opened, opened], planned],
    ["by its rest after an instalment that is not paid yet", {}, { rests: 60 }, [opened, "2026-02-28"], "2026-05-30"],
  ] as const)("%s", async ([, own, rest, paidOn, matures]) => {
    const terms = { schedule: { ...monthly(3), ...rest }, benefits: [], ...own };
    const paymentRule = "flexible" in rest ? "flexible" : "fixed";
    const book = await app.make.book({ ...at(opened), scheme: { instalments: 3, paymentRule, terms } });
    const days = [planned, "2026-05-30", matures].flatMap(daysBefore);
    expect(await maturitiesTold(book, days, paidOn)).toEqual(daysBefore(matures).map((day) => [day, matures]));
    await expectListed(book, matures);
  });
});

test.for([
  // Of 10 and 5 days 7 and 2 are late, and all of them move what was planned.
  ["by all lateness together", {}, [opened, "2026-03-10", "2026-04-05"], "2026-05-09"],
  // The last one came after its 5 days, counted from what the second had moved.
  ["not by what came too late", { redeemWithinDays: 5 }, [opened, "2026-03-10", "2026-05-20"], "2026-05-07"],
] as const)(
  "a book of an older scheme that lateness moves is told and listed alike: %s",
  async ([, own, paidOn, matures]) => {
    const benefits = { late: "shift" as const, graceDays: 3, ...own };
    const book = await app.make.book({ ...at(opened), scheme: { instalments: 3, benefits } });
    const days = ["2026-04-30", matures].flatMap(daysBefore);
    expect(await maturitiesTold(book, days, paidOn)).toEqual(daysBefore(matures).map((day) => [day, matures]));
    await expectListed(book, matures);
  },
);

describe("the night of a large shop", () => {
  const moving = {
    schedule: { ...monthly(3) },
    benefits: [],
    late: { grace: 0, each: "instalment", lose: { share: 0 } },
  };
  const paidOn = [opened, "2026-02-28", "2026-03-31"];
  /** How many books are valued when it is asked what matures from a day on. */
  const valuedOn = (clients: readonly bigint[], day: string) =>
    app.asOwner(async (owner) => {
      await owner.query("set track_functions = 'all'");
      await owner.query("begin");
      await owner.query("select from books_maturing($1, $2, $2, $2::date + 30)", [clients.map(String), day]);
      const { rows } = await owner.query<{ calls: number }>(
        "select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions where funcname = 'terms_valuation'",
      );
      await owner.query("rollback");
      return rows[0]?.calls;
    });

  test.for([
    ["longest", "2026-03-30", 0],
    ["longest", "2026-03-31", 8],
    ["longest", "2026-04-30", 8],
    ["longest", "2026-05-01", 1],
    ["longest", "2026-05-10", 1],
    ["longest", "2026-05-11", 0],
    ["months", "2026-05-01", 1],
    ["months", "2026-05-30", 1],
    ["months", "2026-05-31", 0],
  ] as const)("values no more books than may mature by it, moved by %s, on %s: %i", async ([moves, day, valued]) => {
    const terms = { ...moving, late: { ...moving.late, moves } };
    const clients: bigint[] = [];
    // One of the eight paid its second instalment ten days late.
    for (let n = 0; n < 8; n += 1) {
      const book = await app.make.book({ ...at(opened), scheme: { instalments: 3, terms } });
      clients.push(book.clientId);
      for (const paid of n === 0 ? paidOn.with(1, "2026-03-10") : paidOn)
        await app.make.payment({ bookId: book.id, ...at(paid) });
    }
    expect(await valuedOn(clients, day)).toBe(valued);
  });
});
