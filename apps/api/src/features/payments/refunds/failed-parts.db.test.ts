import { expect, test } from "vitest";
import { corrections, decided, figures, returned, statusOf } from "./failed-there.testing.ts";
import {
  booked,
  choices,
  decide,
  findings,
  openExceptions,
  refundOf,
  retry,
  settle,
} from "./refund-decisions.testing.ts";
import { app, book, fake, followRefunds, hear, poll, refunded, watchBystanders } from "./refund-life.testing.ts";

watchBystanders();

test("a part that counted and failed before the rest was sent is asked for with it, when an Admin says so", async () => {
  const { paymentId, there, fails } = await returned(20_000n, "Counted as its refund");
  const failed = fails();
  expect(await hear(failed)).toBe("failed_at_gateway");
  expect(await hear(failed, "evt_again")).toBe("known");
  expect(await openExceptions()).toMatchObject([
    { kind: "refund_failed", movedRef: there.refundId, movedPaise: 20_000n },
  ]);
  expect(await choices()).toEqual(["Asked for again", "Money returned"]);
  await decided("Asked for again");
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", amountPaise: 50_000n });
  expect([fake.asked.length, await figures(), await openExceptions(), await findings()]).toEqual([1, [0n, 0n], [], []]);
});

test("one that failed after the rest was made is asked for alone, under a new key; and each of the two may fail again", async () => {
  const { paymentId, fails } = await returned(20_000n, "Counted as its refund");
  await followRefunds();
  const rest = (await refundOf(paymentId)).refundId!;
  await hear(fails());
  await followRefunds();
  expect(await figures()).toEqual([0n, 20_000n]);
  await decided("Asked for again");
  await followRefunds();
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", amountPaise: 20_000n });
  expect([new Set(fake.asked).size, await figures(), await findings()]).toEqual([2, [0n, 0n], []]);
  // What made the rest is no new refund, and its failure is heard.
  expect(await poll()).toBe(0);
  const gone = fake.finish(rest, "failed_at_gateway");
  expect([await hear(gone), await hear(gone, "evt_gone")]).toEqual(["failed_at_gateway", "known"]);
  expect(await openExceptions()).toMatchObject([{ kind: "refund_failed", movedRef: rest, movedPaise: 30_000n }]);
  await decided("Asked for again");
  await followRefunds();
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n], [], []]);
});

test("while the gateway may still make the rest, the part can only be returned another way; so it can after the rest was", async () => {
  const first = await returned(20_000n, "Counted as its refund");
  fake.state.manner = "accepts";
  await followRefunds();
  await hear(first.fails());
  expect(await choices()).toEqual(["Money returned"]);
  expect(await decide("Asked for again")).toEqual([409, "resolution_not_allowed"]);
  await decided("Money returned", { reference: "NEFT 21", refund_mode: "Bank" });
  await hear(fake.finish((await refundOf(first.paymentId)).refundId!, "processed"));
  expect([await figures(), await statusOf(first.paymentId)]).toEqual([[20_000n, 20_000n], "refunded"]);
  const second = await returned(20_000n, "Counted as its refund");
  fake.state.manner = "refuses";
  await followRefunds();
  expect(await settle(second.paymentId, "NEFT 22")).toEqual([200, undefined]);
  await hear(second.fails());
  expect(await choices()).toEqual(["Money returned"]);
  await decided("Money returned", { reference: "NEFT 23", refund_mode: "Bank" });
  const told = await app.db.outboxMessage.findMany({
    where: { kind: "payment_part_returned" },
    orderBy: { id: "desc" },
  });
  expect(told.map(({ payload }) => payload)).toEqual(
    [second, first].map(({ paymentId }) => ({
      paymentId: String(paymentId),
      bookId: String(book.id),
      amountPaise: "20000",
    })),
  );
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[70_000n, 70_000n], [], []]);
});

test("what was more than was owed is no loss any more, and what counted is asked for again", async () => {
  const { paymentId, gatewayPaymentId } = await refunded();
  const [part, most] = [30_000n, 40_000n].map((paise) => fake.refundThere(gatewayPaymentId, paise));
  for (const there of [part!, most!]) await hear(there);
  await decided("Counted as its refund");
  await decided("Counted as its refund");
  expect(await booked()).toBe(-20_000n);
  await hear(fake.finish(part!.refundId, "failed_at_gateway"));
  const [open] = await openExceptions();
  expect([open?.kind, (await refundOf(paymentId)).state, await corrections(paymentId)]).toEqual([
    "refund_failed",
    "failed_at_gateway",
    1,
  ]);
  await decided("Asked for again");
  await followRefunds();
  expect([await openExceptions(), await figures(), await findings()]).toEqual([[], [0n, 0n], []]);
});

test("what the shop bore beside the part that failed is that part: the client is not paid twice", async () => {
  const { paymentId, gatewayPaymentId, fails } = await returned(20_000n, "Counted as its refund");
  await followRefunds();
  await hear(fails());
  const more = fake.refundThere(gatewayPaymentId, 15_000n);
  await hear(more);
  expect([await choices(), await retry(paymentId)]).toEqual([["Borne by the shop"], 409]);
  await decided("Borne by the shop");
  expect(await choices()).toEqual(["Counted as its refund"]);
  await decided("Counted as its refund");
  expect(await openExceptions()).toMatchObject([{ kind: "refund_failed", movedPaise: 5_000n }]);
  await decided("Asked for again");
  await followRefunds();
  expect([await figures(), await openExceptions(), await findings()]).toEqual([[0n, 0n], [], []]);
});

test("the database keeps each rule by itself, and the verifier names what does not fit", async () => {
  const asOwner = (statement: string) => app.asOwner((owner) => owner.query(statement));
  const change = (statement: string) => asOwner(`set session_replication_role = replica; ${statement}`);
  const ofRefund = (refundId: string) => `where kind = 'refund_differs' and moved_ref = '${refundId}'`;
  const borne = await returned(20_000n, "Borne by the shop");
  const { id } = await app.db.paymentException.findFirstOrThrow({ where: { movedRef: borne.there.refundId } });
  await change(`update payment_exceptions set failed_at = now() ${ofRefund(borne.there.refundId)}`);
  expect(await findings()).toContain(`What exception ${id} says that a refund took, and what came back of it, differ.`);
  const again = `update payment_exceptions set failed_at = now() ${ofRefund(borne.there.refundId)}`;
  await expect(asOwner(again)).rejects.toThrow("append-only");
  await change(`update payment_exceptions set failed_at = null ${ofRefund(borne.there.refundId)}`);
  const { paymentId, there } = await returned(20_000n, "Counted as its refund");
  const countAs = (paise: number) => `update payment_exceptions set moved_paise = ${paise} ${ofRefund(there.refundId)}`;
  await change(countAs(19_999));
  expect(await findings()).toContain(`The parts in which payment ${paymentId} goes back are not what was paid.`);
  await change(countAs(20_000));
  await followRefunds();
  const reopen = `update gateway_refunds set state = 'waiting', attempt = attempt + 1, amount_paise = 1, refund_id = null, done_at = null,
    next_try_at = now() where payment_id = ${paymentId}`;
  await expect(asOwner(reopen)).rejects.toThrow("does not go from processed to waiting");
  expect(await findings()).toEqual([]);
});
