import { expect, test } from "vitest";
import { movePayment } from "#ledger/move-payment.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { contextOf } from "#testing/money.ts";

const app = useApp();
const at = (day: string) => ({ day, now: new Date(`${day}T06:00:00Z`) });

async function setRate(admin: SignedIn, day: string, points: number): Promise<void> {
  app.clock.now = new Date(`${day}T00:00:00Z`);
  const caller = await app.signedInUser(admin.userId);
  const { version } = (await caller.call("getSettings")).body.data[0];
  await caller.call("saveSettings", { auto_acknowledge: false, loyalty_points_per_100: points, version });
}

test("money that is moved earns in its new book what it earned when it was credited, for whoever took it", async () => {
  const admin = await app.signedInAs({ userType: "Admin", name: "Selvi" });
  const taker = await app.make.user({ userType: "Employee", name: "Meena" });
  const { id: schemeVersionId } = await app.make.scheme({
    paymentRule: "flexible",
    type: "daily",
    multipleOfPaise: 1n,
  });
  const made = async (name: string) => {
    const client = await app.make.client({ name });
    const given = { clientId: client.id, schemeVersionId, amountPaise: 50_000n };
    return app.make.book({ ...given, ...at("2026-04-01") });
  };
  const books = { anbu: await made("Anbu"), bala: await made("Bala"), chitra: await made("Chitra") };
  await setRate(admin, "2026-04-28", 1);
  const paid = { bookId: books.anbu.id, mode: "upi" as const, amountPaise: 200_000n, actorId: taker.id };
  const { paymentId } = await app.make.payment({ ...paid, ...at("2026-04-28") });
  await setRate(admin, "2026-04-30", 7);
  const move = (id: bigint, to: { number: string }, day: string) =>
    movePayment(app.db, contextOf("Move_Payment", { actorId: admin.userId }), {
      ...at(day),
      paymentId: id,
      bookNumber: to.number,
      reason: "Meant for another book",
    });
  const moved = await move(paymentId, books.bala, "2026-04-30");
  const last = await move(moved.paymentId, books.chitra, "2026-05-01");
  app.clock.now = new Date("2026-05-01T07:00:00Z");
  const report = async (by: string) => {
    const { data } = (await (await app.signedInUser(admin.userId)).call("loyaltyReport", { by, sort: "name" })).body;
    return data.map((row: Record<string, unknown>) => [row["fld_name"], row["points_earned"], row["points"]]);
  };
  expect(await report("customer")).toEqual([
    ["Anbu", 20, 0],
    ["Bala", 20, 0],
    ["Chitra", 20, 20],
  ]);
  expect(await report("staff")).toEqual([["Meena", 60, 20]]);

  // Punctuality and rate go by the day that the money was paid on, too.
  expect(await app.db.payment.findUniqueOrThrow({ where: { id: last.paymentId } })).toMatchObject({
    businessDay: new Date("2026-04-28"),
  });
  await app.money.refund(last.paymentId, at("2026-05-01"));
  expect((await report("customer"))[2]).toEqual(["Chitra", 20, 0]);
  expect(await report("staff")).toEqual([["Meena", 60, 0]]);
});
