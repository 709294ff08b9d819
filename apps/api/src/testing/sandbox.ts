import { operations } from "@thangam/contracts";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import request from "supertest";
import * as z from "zod/mini";
import { acknowledgeWaiting, reconcilePayments, sendRefunds } from "#features/payments/index.ts";
import { sandboxGateway, sandboxSignature } from "#integrations/payment-gateway/sandbox.ts";
import { shopCalendar } from "#platform/clock.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { nextSerial } from "./believable.ts";
import { keptConnections } from "./caller.ts";
import { appSecret } from "./harness.ts";
import { moveAtSandbox } from "./sandbox-moves.ts";
import type { SignedIn, TestApp } from "./harness.ts";

type Outcome = "success" | "failure" | "slow";
type Scenario = "once" | "twice" | "late" | "out_of_order" | "never";

export interface Started {
  paymentId: bigint;
  payUrl: string;
}

/** The sandbox as its customers and the shop meet it: its pages by HTTP, its notices sent when the test says so. */
export function sandboxOf(app: TestApp) {
  const jobs = () => ({
    db: app.db,
    clock: () => app.clock.now,
    businessDayOf: shopCalendar("Asia/Kolkata"),
    gateway: sandboxGateway(app.db, appSecret),
    logger: makeLogger("silent"),
  });
  const sandbox = {
    ...noticesOf(app),

    async start(customer: SignedIn, bookNumber: string, more: object = {}): Promise<Started> {
      const response = await customer.call("startPayment", { accountno: bookNumber, ...more });
      if (response.status !== 200) throw new Error(JSON.stringify(response.body));
      const { paymentId, payUrl } = z.decode(operations.startPayment.output, response.body);
      return { paymentId, payUrl };
    },

    /** Presses a button of the payment page; returns where the sandbox sends the browser back to. */
    async simulate({ payUrl }: Pick<Started, "payUrl">, outcome: Outcome, notice: Scenario = "once"): Promise<string> {
      const response = await request(app.url)
        .post(payUrl)
        .agent(keptConnections)
        .type("form")
        .send({ outcome, notice });
      if (response.status !== 303) throw new Error(`The payment page answered ${response.status}`);
      return response.get("Location") ?? "";
    },

    /** Comes back from the gateway; returns the page that tells how the payment stands. */
    async comeBack(location: string): Promise<string> {
      return (await request(app.url).get(location).agent(keptConnections)).get("Location") ?? "";
    },

    /** Lets time pass and the reconciler run, until it has nothing more to ask. */
    async reconcile(afterMs = 31_000): Promise<void> {
      app.clock.now = new Date(app.clock.now.getTime() + afterMs);
      while ((await reconcilePayments(jobs())) > 0);
    },

    acknowledgeWaiting: () => acknowledgeWaiting(jobs()),

    sendRefunds: () => sendRefunds(jobs()),

    async stateOf(customer: SignedIn, paymentId: bigint): Promise<OutputOf<typeof operations.getPayment>> {
      // A session of theirs from now: time may have passed.
      const browser = await app.signedInUser(customer.userId);
      const response = await browser.call("getPayment", { id: paymentId.toString() });
      return z.decode(operations.getPayment.output, response.body);
    },

    async switchAutoAcknowledge(isOn: boolean): Promise<void> {
      const admin = await app.signedInAs({ userType: "Admin" });
      const { version } = (await admin.call("getSettings")).body.data[0];
      const saved = await admin.call("saveSettings", { auto_acknowledge: isOn, version });
      if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    },
  };
  return sandbox;
}

/** What the sandbox tells the shop, when the test says so. */
function noticesOf(app: TestApp) {
  const noticing = {
    /** The notices that the sandbox has not sent yet, the oldest first. */
    notices: () => app.db.sandboxNotice.findMany({ where: { deliveredAt: null }, orderBy: { id: "asc" } }),

    deliver: ({ eventId, body }: { eventId: string; body: string }, signature = sandboxSignature(appSecret, body)) =>
      request(app.url)
        .post("/webhooks/sandbox")
        .agent(keptConnections)
        .set({ "X-Sandbox-Signature": signature, "X-Sandbox-Event-Id": eventId })
        .type("json")
        .send(body),

    /** A refund or a dispute that nobody here asked for is at the sandbox now, and the news of it comes to the shop. */
    tell(event: { eventId: string; body: string }) {
      moveAtSandbox(event.body);
      return noticing.deliver(event);
    },

    /** Money of an order comes to the sandbox, and the news of it to the shop; returns what came of that. */
    async capture(orderId: string, { id, amountPaise }: { id: string; amountPaise: bigint }): Promise<string> {
      const row = { id, orderId, amountPaise, capturedAt: app.clock.now, createdAt: app.clock.now };
      await app.db.sandboxPayment.createMany({ data: [row], skipDuplicates: true });
      const payment = { id, order_id: orderId, status: "captured", amountPaise: amountPaise.toString(), reason: null };
      const body = JSON.stringify({ event: "payment.captured", payment });
      return (await noticing.deliver({ eventId: `sbe_${nextSerial()}`, body })).body.data.outcome;
    },
  };
  return noticing;
}
