import { beforeEach, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";

const app = useApp();
const sandbox = sandboxOf(app);
let orderId: string;
let serial = 0;

beforeEach(async () => {
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id });
  const { paymentId } = await sandbox.start(await app.signedInUser(client.userId!), book.number);
  ({ orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId } }));
});

const deliver = (event: object) =>
  sandbox.deliver({ eventId: `sbe_odd_${(serial += 1)}`, body: JSON.stringify(event) });
const captured = (of: object) => ({
  event: "payment.captured",
  payment: {
    id: `sbp_odd_${(serial += 1)}`,
    order_id: orderId,
    status: "captured",
    amountPaise: "50000",
    reason: null,
    ...of,
  },
});

test("a dispute that took more than it asks for is the sender's mistake", async () => {
  const dispute = { id: "sbd_1", payment_id: "sbp_1", amountPaise: "50000", deductedPaise: "50001", reason: null };
  const { status, body } = await deliver({ event: "payment.dispute.lost", dispute: { ...dispute, status: "lost" } });
  expect([status, body.code]).toEqual([422, "event_malformed"]);
});

test.each([
  ["a negative amount", { amountPaise: "-5" }],
  ["an amount in powers of ten", { amountPaise: "1e3" }],
  ["no amount", { amountPaise: "" }],
  ["an amount of 26 digits", { amountPaise: "1".repeat(26) }],
  ["an amount of nothing", { amountPaise: "0" }],
  ["an amount that is more than anybody pays", { amountPaise: "1000000000001" }],
  ["an amount as a number", { amountPaise: 50_000 }],
  ["a NUL in the id", { id: "sbp_\u0000" }],
  ["a NUL in the order", { order_id: "sbo_\u0000" }],
  ["an id of 101 signs", { id: "x".repeat(101) }],
  ["a capture in the year 0", { capturedAt: "0000-01-01T00:00:00Z" }],
  ["a capture before 1970", { capturedAt: "1969-12-31T23:59:59Z" }],
  ["a capture just before 2000", { capturedAt: "1999-12-31T23:59:59.999Z" }],
  ["a capture in 2200", { capturedAt: "2200-01-01T00:00:00Z" }],
  ["a capture in the last second of four digits", { capturedAt: "9999-12-31T23:59:59Z" }],
  ["a capture on a day that there is not", { capturedAt: "2026-02-30T00:00:00Z" }],
  ["a capture at a number", { capturedAt: 1_567_674_599 }],
  ["a moment of an order that is not ours", { order_id: "sbo_of_another", capturedAt: "9999-12-31T23:59:59Z" }],
])("a signed event with %s is answered as the sender's mistake, kept once, and changes nothing", async (_what, of) => {
  const event = captured(of);
  const payments = await app.db.payment.findMany();
  for (let times = 0; times < 2; times += 1) {
    const response = await deliver(event);
    expect([response.status, response.body.code]).toEqual([422, "event_malformed"]);
  }
  expect(await app.db.payment.findMany()).toEqual(payments);
  const body = Buffer.from(JSON.stringify(event));
  const kept = await app.db.malformedEvent.findMany();
  expect(kept.filter((one) => body.equals(one.body))).toHaveLength(1);
});

test("the first and the last moment that an event may name reach the payment", async () => {
  const order_id = "sbo_of_another";
  for (const capturedAt of ["2000-01-01T00:00:00Z", "2199-12-31T23:59:59.999Z"])
    expect((await deliver(captured({ order_id, capturedAt }))).body.data.outcome).toBe("unknown order");
});

test("another currency is malformed, and so is what is no event at all", async () => {
  for (const event of [
    { ...captured({}), currency: "USD" },
    {},
    [],
    { event: "refund.processed", refund: { id: "r" } },
  ])
    expect((await deliver(event)).status).toBe(422);
  const reason = { status: "failed", reason: "No\u0000 money" };
  expect((await deliver(captured(reason))).body.data.outcome).toBe("failed");
});

test("what was kept is neither changed nor deleted, and an event of our own making is refused by the database", async () => {
  await deliver(captured({ amountPaise: "-5" }));
  const run = (statement: string) => app.asOwner((owner) => owner.query(statement));
  await expect(run("update malformed_events set problem = ''")).rejects.toThrow("append-only");
  await expect(run("delete from malformed_events")).rejects.toThrow("append-only");
  await expect(run("truncate malformed_events")).rejects.toThrow("append-only");
  const other = "insert into malformed_events values ('sandbox', sha256('a'), 'b', '', now())";
  await expect(run(other)).rejects.toThrow("malformed_events_digest_check");
  await expect(app.db.malformedEvent.deleteMany()).rejects.toThrow("permission denied");
});
