import { beforeAll, describe, expect, test } from "vitest";
import { admin, app, daysFrom, daysLater, duesOf, lateBook, today } from "./dues.testing.ts";

interface Row {
  chitid: string;
  fld_accountno: string;
  days_overdue: number;
  installments_due: number;
  due_amount: string;
  promised_on: string | null;
  last_kind: string | null;
  last_on: string | null;
}

const books = new Map<string, Awaited<ReturnType<typeof lateBook>>>();
const numberOf = (name: string) => books.get(name)?.book.number ?? "";
const idOf = (name: string) => String(books.get(name)?.book.id);
const numbersIn = (body: { data: Row[] }) => body.data.map(({ fld_accountno: number }) => number);

beforeAll(async () => {
  for (const [name, days] of [
    ["fresh", 3],
    ["month", 20],
    ["long", 100],
    ["today", 0],
  ] as const)
    books.set(name, await lateBook(days, `Late ${name}`));
});

describe("the list of dues", () => {
  test("has what is overdue, the longest first, and not what falls due today", async () => {
    const body = await duesOf({ search: "Late " });
    expect(numbersIn(body)).toEqual([numberOf("long"), numberOf("month"), numberOf("fresh")]);
    expect(body.data.map((row: Row) => row.days_overdue)).toEqual([100, 20, 3]);
    expect(body.data[0]).toMatchObject({ installments_due: 4, due_amount: "2000", promised_on: null, last_kind: null });
    expect(body.totals).toMatchObject({ total_count: 3, client_count: 3, due_amount: "3000" });
  });

  test("is narrowed by age and words; the ages go on to say what all of it is", async () => {
    const body = await duesOf({ age: "8-30", search: "Late " });
    expect(numbersIn(body)).toEqual([numberOf("month")]);
    expect(body.totals.ages).toEqual([
      { age: "1-7", total_count: 1, due_amount: "500" },
      { age: "8-30", total_count: 1, due_amount: "500" },
      { age: "31", total_count: 1, due_amount: "2000" },
    ]);
    expect(numbersIn(await duesOf({ search: numberOf("fresh") }))).toEqual([numberOf("fresh")]);
    expect(numbersIn(await duesOf({ sort: "due" })).at(-1)).toBe(numberOf("long"));
  });

  test("leaves out what was paid", async () => {
    const { book } = await lateBook(2, "Late and paid");
    expect(numbersIn(await duesOf({ search: book.number }))).toEqual([book.number]);
    await app.make.payment({ bookId: book.id, day: today() });
    expect(numbersIn(await duesOf({ search: book.number }))).toEqual([]);
  });
});

describe("what a client says", () => {
  test("a promise stands in the list, and comes back by itself when its day is over", async () => {
    const on = daysFrom(today(), 2);
    const noted = await admin.call("noteContact", { chitids: [idOf("long")], kind: "Promise", promised_on: on });
    expect(noted.body.data).toEqual([{ count: 1 }]);
    const row = (await duesOf({ search: numberOf("long") })).data[0];
    expect(row).toMatchObject({ promised_on: on, last_kind: "Promise", last_on: today() });
    expect((await duesOf({ promise: "promised" })).totals.total_count).toBe(1);
    await daysLater(2, async (later) => {
      expect(numbersIn(await duesOf({ promise: "today" }, later))).toEqual([numberOf("long")]);
    });
    await daysLater(3, async (later) => {
      const passed = await duesOf({ promise: "passed" }, later);
      expect([numbersIn(passed), passed.totals.promises.passed]).toEqual([[numberOf("long")], 1]);
    });
  });

  test("a promise about an instalment that was paid says nothing of the next one", async () => {
    const { book } = await lateBook(35, "Late again");
    await admin.call("noteContact", { chitids: [String(book.id)], kind: "Promise", promised_on: today() });
    await app.make.payment({ bookId: book.id, day: today() });
    await app.make.payment({ bookId: book.id, day: today() });
    await daysLater(30, async (later) => {
      const [row] = (await duesOf({ search: book.number }, later)).data;
      expect(row).toMatchObject({ promised_on: null, last_kind: "Promise" });
    });
  });

  test("who was called in vain is still to be reached; a call that reached them is not", async () => {
    const toReach = async () => numbersIn(await duesOf({ promise: "none", search: "Late " }));
    expect(await toReach()).toContain(numberOf("month"));
    await admin.call("noteContact", { chitids: [idOf("month")], kind: "Call", reached: false });
    expect(await toReach()).toContain(numberOf("month"));
    await admin.call("noteContact", {
      chitids: [idOf("month")],
      kind: "Call",
      reached: true,
      note: "Travels until the 20th",
    });
    expect(await toReach()).not.toContain(numberOf("month"));
    const { body } = await admin.call("getDueHistory", { chitid: idOf("month") });
    expect(body.data.entries).toEqual([
      expect.objectContaining({ kind: "Call", reached: true, note: "Travels until the 20th", by: "Asha" }),
      expect.objectContaining({ kind: "Call", reached: false, note: null }),
    ]);
  });

  test("of several books at once each is noted, and the audit trail names them and no words", async () => {
    const chitids = [idOf("fresh"), idOf("month")];
    const { body } = await admin.call("noteContact", { chitids, kind: "Note", note: "Festival week" });
    expect(body.data).toEqual([{ count: 2 }]);
    const entry = await app.db.auditEntry.findFirstOrThrow({
      where: { operation: "Note_Due_Contact" },
      orderBy: { id: "desc" },
    });
    expect(entry.detail).toEqual({ kind: "note", note: "written", books: chitids.join(", ") });
  });
});

describe("a contact is refused", () => {
  const at = (days: number) => daysFrom(today(), days);
  test.each([
    ["a promise without a day", () => ({ kind: "Promise" }), 422],
    ["a day without a promise", () => ({ kind: "Call", reached: true, promised_on: at(1) }), 422],
    ["a promise of yesterday", () => ({ kind: "Promise", promised_on: at(-1) }), 422],
    ["a promise for next season", () => ({ kind: "Promise", promised_on: at(93) }), 422],
    ["a call that says not whether anybody was reached", () => ({ kind: "Call" }), 422],
    ["an empty note", () => ({ kind: "Note", note: " " }), 422],
    ["a book that is not there", () => ({ kind: "Note", note: "x", chitids: ["999999"] }), 404],
  ])("%s", async (_, contact, expected) => {
    const { status } = await admin.call("noteContact", { chitids: [idOf("fresh")], ...contact() });
    expect(status).toBe(expected);
  });

  test.each([
    ["is_reached", "('note', true, null, 'x')"],
    ["promised_on", "('promise', null, current_date - 1, null)"],
    ["promised_on", "('promise', null, current_date + 93, null)"],
    ["promised_on", "('call', true, current_date, null)"],
    ["note", "('note', null, null, null)"],
    ["kind", "('letter', null, null, 'x')"],
  ])("by the database too: %s %s", async (_, values) => {
    const { userId } = admin;
    await expect(
      app.asOwner((owner) =>
        owner.query(
          `insert into due_contacts (kind, is_reached, promised_on, note, book_id, noted_at, noted_on, noted_by_id)
           select v.*, $1::bigint, now(), current_date, $2::bigint from (values ${values}) v(kind, is_reached, promised_on, note)`.replace(
            "null, current_date",
            "null::boolean, current_date",
          ),
          [idOf("fresh"), userId],
        ),
      ),
    ).rejects.toThrow();
  });
});
