import { createHmac } from "node:crypto";
import request from "supertest";
import { beforeEach, expect, test } from "vitest";
import { sandboxSignature } from "#integrations/payment-gateway/sandbox.ts";
import { appSecret, useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import type { Started } from "#testing/sandbox.ts";

const app = useApp();
const sandbox = sandboxOf(app);
let customer: SignedIn;
let started: Started;
let notice: { eventId: string; body: string };

beforeEach(async () => {
  await app.db.attemptCounter.deleteMany();
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id });
  customer = await app.signedInUser(client.userId!);
  started = await sandbox.start(customer, book.number);
  await sandbox.simulate(started, "success");
  notice = (await sandbox.notices()).at(-1)!;
});

const statusNow = async () => (await sandbox.stateOf(customer, started.paymentId)).status;

test("a signed event verifies the payment it is about", async () => {
  const response = await sandbox.deliver(notice);
  expect([response.status, response.body]).toEqual([200, { data: { outcome: "verified" } }]);
  expect(await statusNow()).toBe("Successfully Transfer");
});

test("the same event again changes nothing and is answered as taken", async () => {
  await sandbox.deliver(notice);
  const before = await app.fingerprint();
  for (let times = 0; times < 3; times += 1) {
    const response = await sandbox.deliver(notice);
    expect([response.status, response.body]).toEqual([200, { data: { outcome: "replayed" } }]);
  }
  expect(await app.fingerprint()).toEqual(before);
});

test("the same news under another event's name changes nothing of the payment", async () => {
  await sandbox.deliver(notice);
  const before = await app.db.payment.findMany();
  expect((await sandbox.deliver({ ...notice, eventId: "sbe_another" })).body).toEqual({ data: { outcome: "known" } });
  expect(await app.db.payment.findMany()).toEqual(before);
});

test("an event whose body, signature or secret is another, or that has no signature, changes nothing", async () => {
  const before = await app.fingerprint();
  const changed = notice.body.replace(/"amountPaise":"(\d)/, '"amountPaise":"9');
  const signature = sandboxSignature(appSecret, notice.body);
  const forged = createHmac("sha256", "guessed").update(notice.body).digest("hex");
  const wrong = [
    [changed, signature],
    [`${notice.body} `, signature],
    [notice.body, forged],
    [notice.body, signature.slice(0, -1) + (signature.endsWith("0") ? "1" : "0")],
    [notice.body, signature.slice(0, -1)],
    [notice.body, signature.toUpperCase()],
    [notice.body, ""],
  ] as const;
  for (const [body, given] of wrong) {
    const response = await sandbox.deliver({ ...notice, body }, given);
    expect([response.status, response.body.code]).toEqual([400, "signature_invalid"]);
  }
  const unsigned = await request(app.url).post("/webhooks/sandbox").type("json").send(notice.body);
  expect(unsigned.status).toBe(400);
  expect(await app.fingerprint()).toEqual(before);
  expect(await statusNow()).toBe("Pending");
});

test("whatever else is sent is the sender's mistake, and none of it a fault", async () => {
  const before = await app.fingerprint();
  const bodies: [string | Buffer, string][] = [
    ["", "application/json"],
    ["{", "application/json"],
    ["\u0000", "text/plain"],
    [Buffer.from([0xff, 0xfe, 0x00]), "application/octet-stream"],
    ["a=b", "application/x-www-form-urlencoded"],
    ["x".repeat(300_000), "application/json"],
  ];
  for (const [body, type] of bodies) {
    const response = await request(app.url).post("/webhooks/sandbox").set("Content-Type", type).send(body);
    expect(response.status, `${type} ${body.length}`).toBeGreaterThanOrEqual(400);
    expect(response.status, `${type} ${body.length}`).toBeLessThan(500);
  }
  expect((await request(app.url).post("/webhooks/razorpay").send("{}")).status).toBe(404);
  expect((await request(app.url).get("/webhooks/sandbox")).status).toBe(404);
  expect(await app.fingerprint()).toEqual(before);
});

test("an order that is not ours is answered, so that the gateway stops sending, and changes no payment", async () => {
  const before = await app.db.payment.findMany();
  const body = notice.body.replace(/"order_id":"[^"]+"/, '"order_id":"sbo_of_another_shop"');
  const response = await sandbox.deliver({ eventId: "sbe_strange", body });
  expect([response.status, response.body]).toEqual([200, { data: { outcome: "unknown order" } }]);
  expect(await app.db.payment.findMany()).toEqual(before);
});

test("an event of money whose capture is not known yet is taken when it is sent again", async () => {
  const { payment } = JSON.parse(notice.body);
  const told = { id: `sbr_${payment.id}`, payment_id: payment.id, amountPaise: payment.amountPaise, key: null };
  const refund = { event: "refund.processed", refund: { ...told, status: "processed", reason: null } };
  const early = { eventId: `sbe_early_${payment.id}`, body: JSON.stringify(refund) };
  const outcomeOf = async (event: typeof early) => (await sandbox.tell(event)).body.data.outcome;
  expect([await outcomeOf(early), await outcomeOf(notice)]).toEqual(["unknown payment", "verified"]);
  expect([await outcomeOf(early), await outcomeOf(early)]).toEqual(["set aside", "replayed"]);
  const { paymentId } = started;
  expect(await app.db.paymentException.findMany({ where: { paymentId } })).toMatchObject([{ kind: "refund_differs" }]);
});

test("whoever keeps sending what no gateway signed has to wait, while signed events still come in", async () => {
  for (let times = 0; times < 100; times += 1) await sandbox.deliver(notice, "wrong");
  const response = await sandbox.deliver(notice, "wrong");
  expect([response.status, response.body.code]).toEqual([429, "too_many_attempts"]);
  expect(Number(response.get("Retry-After"))).toBeGreaterThan(0);
  expect((await sandbox.deliver(notice)).status).toBe(200);
});

test("a return that the gateway did not send changes nothing", async () => {
  const location = await sandbox.simulate(started, "failure", "never");
  const before = await app.fingerprint();
  const honest = new URL(location, app.url);
  honest.searchParams.set("status", "captured");
  for (const path of [
    `${honest.pathname}${honest.search}`,
    "/checkout/sandbox/return",
    "/checkout/sandbox/return?order_id=x",
  ]) {
    const response = await request(app.url).get(path);
    expect([response.status, response.body.code]).toEqual([400, "signature_invalid"]);
  }
  expect(await app.fingerprint()).toEqual(before);
  expect(await statusNow()).toBe("Pending");
});

test("the payment pages have their style sheet, without a session", async () => {
  const { status, headers, text } = await request(app.url).get("/checkout/style.css");
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "text/css; charset=utf-8",
    "public, max-age=3600",
  ]);
  expect(text).toContain(".amount");
});
