import { expect, test } from "vitest";
import { reconcilePayments, sendRefunds } from "#features/payments/index.ts";
import { sandboxGateway } from "#integrations/payment-gateway/sandbox.ts";
import { shopCalendar } from "#platform/clock.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { appSecret } from "#testing/harness.ts";
import { database, now } from "./seed.testing.ts";

const HOUR = 3_600_000;

test("for days after its start the demo shop knows of nothing new at its gateway, which refuses one refund each time", async () => {
  const logged: string[] = [];
  const clock = { now };
  const jobs = {
    db: database.db,
    clock: () => clock.now,
    businessDayOf: shopCalendar("Asia/Kolkata"),
    gateway: sandboxGateway(database.db, appSecret),
    logger: makeLogger("warn", { write: (line: string) => void logged.push(line) }),
  };
  const exceptions = () => database.db.paymentException.findMany({ orderBy: { id: "asc" } });
  const before = await exceptions();
  const stuck = await database.db.gatewayRefund.findMany({ where: { state: "refused" } });
  let asked = 0;
  for (let hours = 0; hours <= 48; hours += 1) {
    clock.now = new Date(now.getTime() + hours * HOUR);
    asked += (await sendRefunds(jobs)) + (await reconcilePayments(jobs));
  }
  expect(logged).toEqual([]);
  expect(asked).toBeGreaterThan(0);
  expect(await exceptions()).toEqual(before);
  const states = await database.db.gatewayRefund.findMany({
    where: { paymentId: { in: stuck.map(({ paymentId }) => paymentId) } },
  });
  expect(states.map(({ state }) => state)).toEqual(["refused"]);
  expect(states.every(({ tries }) => tries > 1)).toBe(true);
});
