import { array, assert, asyncProperty, constantFrom, nat, record } from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useDatabase } from "#testing/database.ts";
import { sized } from "#testing/test-size.ts";
import { isOpen } from "./dispute-steps.testing.ts";
import { isExpected, stepsOf } from "./gateway-histories.testing.ts";
import { ShopAtGateway } from "./gateway-shop.testing.ts";

const database = useDatabase();
let schemeVersionId = 0n;

beforeAll(async () => {
  const { make, db } = database;
  ({ id: schemeVersionId } = await make.scheme({ paymentRule: "flexible", instalments: 330, prefixes: { H: null } }));
  await db.$executeRaw`insert into settings (key, value, version, updated_at) values ('auto_acknowledge', 'true', 1, now())
    on conflict (key) do update set value = 'true'`;
});

/** Each as often as it is written. */
const stepNames = constantFrom<keyof ReturnType<typeof stepsOf>>(
  "pay",
  "pay",
  "payUnheard",
  "payTwice",
  "payMore",
  "forged",
  "forgedRefund",
  "forgedRefund",
  "forgedDispute",
  "forgedDispute",
  "missing",
  "acknowledgedFirst",
  "acknowledgedAndMoved",
  "refund",
  "refund",
  "refund",
  "makes",
  "accepts",
  "makesSilently",
  "acceptsSilently",
  "loses",
  "refuses",
  "silence",
  "follow",
  "follow",
  "follow",
  "finish",
  "finish",
  "returnThere",
  "failThere",
  "succeedLate",
  "retry",
  "payAnotherWay",
  "keep",
  "decide",
  "decide",
  "dispute",
  "moveDispute",
  "moveDispute",
  "returnedThenDisputed",
  "returnedThenDisputed",
  "turnDispute",
  "loseAfterItsEnd",
  "openAgain",
  "losePart",
  "loseRest",
  "poll",
  "settle",
  "closeAndOpen",
);
const history = array(record({ step: stepNames, n: nat({ max: 50 }) }), { minLength: 8, maxLength: 25 });

/** A second dispute counts as the refund that failed, beside a first one whose loss the shop bore. */
const countedBesideALoss: { step: keyof ReturnType<typeof stepsOf>; n: number }[] = [
  { step: "returnedThenDisputed", n: 0 },
  { step: "failThere", n: 0 },
  { step: "dispute", n: 12 },
  { step: "losePart", n: 0 },
];

/** Of three rounds of a dispute the reports of the gateway show two. */
const roundsInTwoReports: { step: keyof ReturnType<typeof stepsOf>; n: number }[] = [
  { step: "returnedThenDisputed", n: 11 },
  { step: "loseAfterItsEnd", n: 1 },
  { step: "settle", n: 26 },
  { step: "turnDispute", n: 35 },
  { step: "loseAfterItsEnd", n: 27 },
];

/** While the gateway is silent, a dispute takes a part, which is paid out without, and is won. */
const partTakenUnheard: { step: keyof ReturnType<typeof stepsOf>; n: number }[] = [
  { step: "pay", n: 0 },
  { step: "silence", n: 0 },
  { step: "dispute", n: 17 },
  { step: "losePart", n: 0 },
  { step: "settle", n: 0 },
  { step: "turnDispute", n: 1 },
  { step: "silence", n: 0 },
];

test(
  "whatever the gateway does, at the end of each history it holds what the books say, or an exception says why not",
  { timeout: 3_600_000 },
  async () => {
    await assert(
      asyncProperty(history, async (happened) => {
        const given = { schemeVersionId, amountPaise: 10_000n };
        const book = await database.make.book(given);
        const otherBook = await database.make.book(given);
        // Whoever uploads the settlements tells those of one history from the others.
        const { id: actorId } = await database.make.user({ userType: "Admin" });
        const shop = new ShopAtGateway(database, [book, otherBook], actorId);
        const steps = stepsOf(shop);
        for (const { step, n } of happened) {
          const doing = Promise.resolve().then<unknown>(() => steps[step](n));
          await doing.catch((error: unknown) => {
            if (!isExpected(error)) throw error;
          });
        }
        await settleDown(shop);
        const [booked, held, left] = [await shop.booked(), shop.fake.balance(), await shop.openExceptions()];
        const unmade = (await shop.refunds()).filter(({ doneAt }) => doneAt === null);
        expect({ held, left, unmade }).toEqual({ held: booked, left: [], unmade: [] });
        // All of it paid out, nothing stays with the gateway, and every line is one of the books.
        await shop.settle();
        const odd = await shop.oddLines();
        expect(await shop.booked()).toBe(shop.fake.balance());
        expect(odd).toEqual([]);
      }),
      { numRuns: sized(20, 1_000), examples: [[roundsInTwoReports], [countedBesideALoss], [partTakenUnheard]] },
    );
    expect((await verifyLedger(database.url)).findings).toEqual([]);
  },
);

/** The gateway works again, everything that has a way out is decided, and the jobs run until nothing changes. */
async function settleDown(shop: ShopAtGateway): Promise<void> {
  const { fake } = shop;
  fake.state.isSilent = false;
  fake.state.manner = "makes";
  for (let round = 0; round < 4; round += 1) {
    for (const { refundId, state } of fake.refunds) if (state === "accepted") fake.finish(refundId, "processed");
    for (const dispute of fake.disputes.filter(isOpen)) fake.moveDispute(dispute.disputeId, "won");
    await shop.reconcile();
    await shop.poll();
    await shop.decide(round);
    for (let hour = 0; hour < 8; hour += 1) await shop.follow();
  }
  // A line of a refund that the books heard of later stands beside the gateway's account until then.
  await shop.matchLines();
}
