import { beforeAll, expect, test } from "vitest";
import { asAudited } from "#testing/as-audited.ts";
import { useEvidencePlaces } from "#testing/evidence-places.ts";
import { applicationUrlOf, useDatabase } from "#testing/database.ts";
import { testMoment } from "#testing/money.ts";
import { sealBooks, verifyBooks } from "./index.ts";

const places = useEvidencePlaces();
const database = useDatabase();
let now = testMoment;
const passHours = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000));
const work = () => ({
  db: database.db,
  databaseUrl: applicationUrlOf(database.url),
  clock: () => now,
  evidence: { ...places, store: null, keptDays: 0 },
});

/** Takes payments, each of a book of its own, as the kernel does. */
async function pay(count: number) {
  const made = [];
  for (let n = 0; n < count; n += 1) made.push(await database.make.payment());
  await database.asOwner(asAudited);
  return made.map(({ bookId, paymentId }) => ({ bookId, paymentId }));
}

/** Seals and checks as a night does. */
async function night(): Promise<string> {
  passHours(24);
  await sealBooks(work()).catch(() => undefined);
  return verifyBooks(work()).then(
    () => "",
    (error: Error) => error.message,
  );
}

const lastOnes = async (count: number) =>
  (await database.db.verification.findMany({ orderBy: { id: "desc" }, take: count })).toReversed();

/** As a superuser whose triggers are off. */
const tamper = (...statements: readonly string[]) =>
  database.asOwner(async (owner) => {
    await owner.query("set session_replication_role = replica");
    for (const statement of statements) expect((await owner.query(statement)).rowCount, statement).toBe(1);
  });

beforeAll(() => pay(5));

test("the first night checks everything, the next ones what was sealed since, and after a week everything again", async () => {
  expect(await night()).toBe("");
  await pay(2);
  expect(await night()).toBe("");
  expect(await night()).toBe("");
  const [full, news, nothing] = await lastOnes(3);
  expect([full, news, nothing].map((one) => one?.kind)).toEqual(["full", "incremental", "incremental"]);
  expect(full).toMatchObject({ books: 5n, checkpoint: 1n });
  // Two payments of two books, and no more versions than they wrote.
  expect(news).toMatchObject({ books: 2n, journals: 2n, checkpoint: 2n });
  expect(news?.versions).toBeLessThan(full?.versions ?? 0n);
  expect(nothing).toMatchObject({ books: 0n, journals: 0n, versions: 0n, checkpoint: 3n });
  passHours(3 * 24);
  for (let n = 0; n < 2; n += 1) expect(await night()).toBe("");
  expect((await lastOnes(2)).map(({ kind }) => kind)).toEqual(["incremental", "full"]);
});

test("whatever of the new is altered is named the night after, and everything is checked each night until it is put right", async () => {
  const [first, second, third, fourth, fifth, sixth] = await pay(6);
  passHours(1);
  await sealBooks(work());
  const journalOf = (one?: { paymentId: bigint }) => `(select id from journals where payment_id = ${one?.paymentId})`;
  await tamper(
    `update postings set amount = amount * 2 where journal_id = ${journalOf(first)} and line = 1`,
    `update book_balances set paid_paise = paid_paise + 1 where book_id = ${second?.bookId}`,
    `update payments set amount_paise = amount_paise + 1 where id = ${third?.paymentId}`,
    `update books set client_id = (select min(id) from clients) where id = ${fourth?.bookId}`,
    `update record_versions set content_hash = sha256('x') where record = 'payments' and record_key = '${fifth?.paymentId}' and change = 'added'`,
    `delete from journals where id = ${journalOf(sixth)}`,
    "update audit_entries set operation = 'Get_Gold' where id = (select max(id) from audit_entries)",
  );
  const words = [
    /^Journal \d+ .* altered after it was written\.$/,
    /^Book \S+ shows \d+ paise, but its journals add up to \d+\.$/,
    new RegExp(`^payments ${third?.paymentId} .* altered past the portal`),
    new RegExp(`^books ${fourth?.bookId} .* altered past the portal`),
    new RegExp(`^Version \\d+ of book ${fifth?.bookId} .* altered after it was written`),
    /^Book .* lacks entry 1, which checkpoint \d+/,
    /^Audit entry \d+ .* was altered after it was written\.$/,
    /^Book \S+ \(\d+\): entry 1 is gone, which checkpoint \d+ of .* sealed\.$/,
  ];
  for (const kind of ["incremental", "full"]) {
    expect(await night()).toMatch(/^\d+ findings of ledger:verify: /);
    const [last] = await lastOnes(1);
    expect(last?.kind).toBe(kind);
    for (const one of words) expect(last?.findings).toContainEqual(expect.stringMatching(one));
  }
});
