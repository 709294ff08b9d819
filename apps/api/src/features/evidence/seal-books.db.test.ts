import { expect, test } from "vitest";
import { parseNote } from "@thangam/evidence/note";
import { useEvidencePlaces } from "#testing/evidence-places.ts";
import { applicationUrlOf, useDatabase } from "#testing/database.ts";
import { reopenDay } from "#ledger/day-operations.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { sealBooks } from "./index.ts";

const places = useEvidencePlaces();
const database = useDatabase();
const minutesLater = (minutes: number) => new Date(testMoment.getTime() + minutes * 60_000);
const kept = new Map<string, Uint8Array>();
let isStoreUp = true;

const seal = (now: Date) =>
  sealBooks({
    db: database.db,
    databaseUrl: applicationUrlOf(database.url),
    clock: () => now,
    evidence: {
      ...places,
      keptDays: 10,
      store: {
        put: async (name, content, keptUntil) => {
          expect(keptUntil.getTime()).toBe(now.getTime() + 10 * 86_400_000);
          await (isStoreUp ? Promise.resolve() : Promise.reject(new Error("The store is away.")));
          kept.set(name, content);
        },
      },
    },
  });

const reasons = async () =>
  (await database.db.evidenceCheckpoint.findMany({ orderBy: { number: "asc" } })).map(({ reason }) => reason);

test("the books are sealed at first, when an hour is over and when a day was closed, and not in between", async () => {
  await database.make.user({ userType: "Admin" });
  await database.make.payment();
  await seal(testMoment);
  await seal(minutesLater(59));
  expect(await reasons()).toEqual(["first"]);
  await seal(minutesLater(60));
  expect(await reasons()).toEqual(["first", "hour"]);
  await database.make.closedDay({ day: testDay, now: minutesLater(70) });
  await seal(minutesLater(71));
  await seal(minutesLater(72));
  expect(await reasons()).toEqual(["first", "hour", "day"]);
});

test("each Admin has a mail of the first seal and of that of a closed day, once, with the seal in it", async () => {
  const mails = await database.db.outboxMessage.findMany({ where: { kind: "books_sealed" }, orderBy: { id: "asc" } });
  expect(mails.map(({ payload }) => Object(payload).number)).toEqual(["1", "3"]);
  expect(parseNote(Object(mails[0]?.payload).note)?.checkpoint.number).toBe(1);
});

test("each seal goes to the object store, its note last, and waits while the store is away", async () => {
  const names = [...kept.keys()].filter((name) => name.startsWith("checkpoints/"));
  expect(names).toEqual(
    [1, 2, 3].flatMap((n) => [`checkpoints/00000000${n}.changes.gz`, `checkpoints/00000000${n}.note`]),
  );
  expect([...kept.keys()].some((name) => name.startsWith("keys/"))).toBe(true);
  isStoreUp = false;
  await expect(seal(minutesLater(140))).rejects.toThrow("The store is away.");
  expect(await database.db.evidenceCheckpoint.count({ where: { storedAt: null } })).toBe(1);
  isStoreUp = true;
  await seal(minutesLater(141));
  expect(await database.db.evidenceCheckpoint.count({ where: { storedAt: null } })).toBe(0);
  expect(kept.has("checkpoints/000000004.note")).toBe(true);
});

test("what does not go on from what was sealed fails the work until somebody looks", async () => {
  await database.asOwner(async (owner) => {
    await owner.query("set session_replication_role = replica");
    await owner.query("update book_balances set seq = 0, head_hash = ''");
    await owner.query("delete from journals");
  });
  const reopened = { now: minutesLater(205), day: testDay, placeId: 1, reason: "A slip was found" };
  await reopenDay(database.db, contextOf("Reopen_Day"), reopened);
  await expect(seal(minutesLater(210))).rejects.toThrow(/^Checkpoint 5: 1 subjects do not go on from what was sealed/);
  await expect(seal(minutesLater(211))).rejects.toThrow("Run ledger:verify --evidence");
});
