import { expect, test } from "vitest";
import { forgetAnsweredRequests } from "#kernel/answered-requests.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { asAudited } from "#testing/as-audited.ts";
import { useEvidencePlaces } from "#testing/evidence-places.ts";
import { applicationUrlOf, useDatabase } from "#testing/database.ts";
import { timetable } from "./timetable.ts";
import { watchOf } from "./watch-jobs.ts";

const evidence = useEvidencePlaces();
const database = useDatabase();

/** What the timetable runs at night, with the rights of the application. */
async function verifyAtNight(): Promise<void> {
  const entry = timetable.find(({ name }) => name === "verify-ledger");
  if (entry === undefined) throw new Error("the timetable verifies the ledger");
  const { db } = database;
  const clock = () => new Date();
  const databaseUrl = applicationUrlOf(database.url);
  const work = { db, databaseUrl, clock, timeZone: "Asia/Kolkata", evidence, forgetAnsweredRequests };
  await watchOf({ db, clock, logger: makeLogger("silent") })(entry.name, () => entry.run(work))();
}

const failures = () => database.db.jobFailure.findMany({ select: { name: true, lastError: true } });
const writePastTheProgram = (statement: string) => database.asOwner((owner) => owner.query(statement));

test("a ledger that was written past the program is a failed job that counts and names its findings, until it is sound", async () => {
  const { bookNumber } = await database.make.payment();
  await database.make.payment();
  await database.asOwner(asAudited);
  await verifyAtNight();
  expect(await failures()).toEqual([]);

  await writePastTheProgram("update book_balances set paid_paise = paid_paise + 1");
  await expect(verifyAtNight()).rejects.toThrow(`Book ${bookNumber} shows `);
  expect(await failures()).toEqual([
    { name: "verify-ledger", lastError: expect.stringMatching(/^2 findings of ledger:verify: Book /) },
  ]);

  await writePastTheProgram("update book_balances set paid_paise = paid_paise - 1");
  await verifyAtNight();
  expect(await failures()).toEqual([]);
});
