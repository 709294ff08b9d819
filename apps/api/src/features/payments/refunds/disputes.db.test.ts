import { expect, test } from "vitest";
import { decide, findings, listed, openExceptions, refundNow, refundOf } from "./refund-decisions.testing.ts";
import { app, book, credited, fake, hear, poll, watchBystanders } from "./refund-life.testing.ts";

watchBystanders();

const disputed = async () => {
  const payment = await credited();
  const dispute = fake.dispute(payment.gatewayPaymentId, 50_000n);
  expect(await hear(dispute, `evt_${dispute.disputeId}`)).toBe("open");
  return { ...payment, dispute };
};
const resolutions = async () =>
  (await app.db.paymentException.findMany({ where: { payment: { bookId: book.id } }, orderBy: { id: "asc" } })).map(
    ({ kind, resolution }) => [kind, resolution],
  );
const setScope = async (scope: string) => {
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, scope } });
};

test("while a bank asks for money back an exception says so, until when the shop answers, and that nobody decides here", async () => {
  const { paymentId, dispute } = await disputed();
  expect(await listed()).toMatchObject([
    {
      kind: "disputed",
      fld_id: String(paymentId),
      moved_amount: "500",
      moved_reference: dispute.disputeId,
      respond_by: "2026-05-20T00:00:00.000Z",
      decisions: [],
    },
  ]);
  for (const resolution of ["Seen to", "Borne by the shop", "Counted as its refund", "Money returned"])
    expect(await decide(resolution, { reference: "NEFT 1" })).toEqual([409, "resolution_not_allowed"]);
  await app.make.payment({ bookId: book.id, amountPaise: 10_000n });
  await expect(app.make.settledBook(book.id)).rejects.toThrow("payments_under_way");
});

test("a dispute that is won or closed without a deduction ends by itself, and late news of it changes nothing", async () => {
  const [won, closed] = [await disputed(), await disputed()];
  const review = fake.moveDispute(won.dispute.disputeId, "under_review");
  expect([await hear(review), await hear(won.dispute), await hear(review)]).toEqual(["under_review", "known", "known"]);
  expect(await hear(fake.moveDispute(won.dispute.disputeId, "won"), "evt_won")).toBe("won");
  expect(await hear(fake.moveDispute(closed.dispute.disputeId, "closed"))).toBe("closed");
  expect(await hear(review, "evt_late")).toBe("known");
  expect(await resolutions()).toEqual([
    ["disputed", "dispute_over"],
    ["disputed", "dispute_over"],
  ]);
  expect(await openExceptions()).toEqual([]);
});

test("what a lost dispute took is decided by an Admin: the shop bears it", async () => {
  const { paymentId, dispute } = await disputed();
  fake.moveDispute(dispute.disputeId, "lost");
  await poll();
  expect(await openExceptions()).toMatchObject([{ kind: "dispute_lost", movedPaise: 50_000n }]);
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  const lines = await app.db.$queryRaw<{ account: string; amount: bigint }[]>`
    select l.account, l.amount from journal_lines l join journals j on j.id = l.journal_id
    where j.payment_id = ${paymentId} and j.kind = 'GatewayLoss' order by l.amount`;
  expect(lines).toEqual([
    { account: "GATEWAY_LOSSES", amount: -50_000n },
    { account: "GATEWAY_CLEARING", amount: 50_000n },
  ]);
  expect((await app.db.payment.findUniqueOrThrow({ where: { id: paymentId } })).status).toBe("credited");
  expect(await findings()).toEqual([]);
});

test("or it counts as the refund of its payment, which the gateway is not asked for again", async () => {
  const { paymentId, dispute } = await disputed();
  await hear(fake.moveDispute(dispute.disputeId, "lost"));
  expect(await decide("Counted as its refund")).toEqual([200, "Counted as its refund"]);
  expect((await app.db.payment.findUniqueOrThrow({ where: { id: paymentId } })).status).toBe("refunded");
  expect(await refundOf(paymentId)).toMatchObject({ state: "processed", refundId: dispute.disputeId });
  expect(await findings()).toEqual([]);
});

test("while a bank asks for the money, and once a dispute took it, no refund gives it to the client a second time", async () => {
  const open = await disputed();
  expect(await refundNow(open.paymentId)).toEqual([409, "payment_disputed"]);
  // Before anything else that might be wrong with it.
  await expect(app.money.refund(open.paymentId, { reason: " " })).rejects.toMatchObject({ code: "payment_disputed" });
  await hear(fake.moveDispute(open.dispute.disputeId, "lost"));
  expect(await refundNow(open.paymentId)).toEqual([409, "payment_disputed"]);
  expect(await decide("Borne by the shop")).toEqual([200, "Borne by the shop"]);
  expect(await refundNow(open.paymentId)).toEqual([409, "payment_disputed"]);
  const won = await disputed();
  await hear(fake.moveDispute(won.dispute.disputeId, "won"));
  expect(await refundNow(won.paymentId)).toEqual([200, null]);
});

test.each([
  ["lost", 0n, 50_000n],
  ["lost", 20_000n, 20_000n],
  ["closed", 1n, 1n],
  ["closed", 0n, null],
] as const)("a dispute that is %s with a deduction of %s took %s", async (state, deductedPaise, movedPaise) => {
  const { paymentId, dispute } = await disputed();
  await hear(fake.says({ ...dispute, state, deductedPaise }));
  expect(await openExceptions()).toMatchObject(movedPaise === null ? [] : [{ kind: "dispute_lost", movedPaise }]);
  const refund = app.money.refund(paymentId);
  if (movedPaise === null) await refund;
  else await expect(refund).rejects.toMatchObject({ code: "payment_disputed" });
});

test("a payment that we do not know is disputed elsewhere", async () => {
  const { dispute } = await disputed();
  expect(await hear({ ...dispute, disputeId: "disp_else", gatewayPaymentId: "pay_of_another_shop" })).toBe(
    "unknown payment",
  );
});

async function idsOfExceptions(paymentId: bigint): Promise<bigint[]> {
  const found = await app.db.paymentException.findMany({ where: { paymentId }, orderBy: { id: "asc" } });
  return found.map(({ id }) => id);
}

test("the verifier names a lost dispute that nobody was told of, and a loss that differs from its decision", async () => {
  const { paymentId, dispute } = await disputed();
  await hear(fake.moveDispute(dispute.disputeId, "lost"));
  await decide("Borne by the shop");
  const change = (sql: string) =>
    app.asOwner((owner) =>
      owner.query(`set session_replication_role = replica; ${sql} where payment_id = ${paymentId}`),
    );
  await change("update payment_exceptions set moved_paise = 1");
  expect(await findings()).toEqual([
    `Exception ${(await app.db.paymentException.findFirstOrThrow({ where: { paymentId, kind: "dispute_lost" } })).id} and the loss that was posted for it differ.`,
    `Dispute ${dispute.disputeId} took money of payment ${paymentId}, and no exception says so.`,
    ...(await idsOfExceptions(paymentId)).map((id) =>
      expect.stringMatching(`^payment_exceptions ${id} .* altered past the portal`),
    ),
  ]);
  await change("update payment_exceptions set moved_paise = 50000");
});

test("where every refund waits for a second person, so does a loss that the shop bears", async () => {
  const { dispute } = await disputed();
  await hear(fake.moveDispute(dispute.disputeId, "lost"));
  await setScope("everyone");
  expect((await decide("Borne by the shop"))[0]).toBe(202);
});
