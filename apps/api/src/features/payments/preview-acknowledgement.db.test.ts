import { expect, test } from "vitest";
import { admin, app, goldScheme } from "./payments.testing.ts";

test("a preview names the earlier instalments that would stay open, and the gold at the rate of the bank's day", async () => {
  await app.make.goldRate({ day: "2026-05-04", ratePaisePerGram: 1_000_000n });
  await app.make.goldRate({ day: "2026-05-03", ratePaisePerGram: 500_000n });
  const book = await app.make.book({ scheme: goldScheme, day: "2026-05-03", now: new Date("2026-05-03T05:30:00Z") });
  const at = { bookId: book.id, day: "2026-05-03", now: new Date("2026-05-03T05:30:00Z") };
  for (let n = 0; n < 4; n += 1) await app.make.payment(at);
  await app.money.acknowledge((await app.make.payment({ ...at, status: "pending" })).paymentId, {
    instalmentNumber: 7,
  });
  const { paymentId } = await app.make.payment({ ...at, status: "pending" });
  const preview = async (more: object) =>
    (await admin.call("previewAcknowledgement", { id: String(paymentId), ...more })).body.data[0];
  expect(await preview({ installmentno: 9, credited_on: "2026-05-03" })).toEqual({
    installmentno: 9,
    installment_count: 1,
    leaves_open: [5, 6, 8],
    business_day: "2026-05-03",
    gold_rate: "5000",
    computed_weight: "0.100",
  });
  expect(await preview({})).toMatchObject({ installmentno: 5, leaves_open: [], computed_weight: "0.050" });
  expect(await preview({ credited_on: "2026-05-01" })).toMatchObject({ gold_rate: null, computed_weight: null });
  const missing = await admin.call("previewAcknowledgement", { id: "999999" });
  expect(missing.status).toBe(404);

  // The API asks nobody: what it is sent is done.
  const sent = { id: String(paymentId), transactionNumber: "UTR-PREVIEW", installmentno: 9, credited_on: "2026-05-03" };
  expect((await admin.call("acknowledgePayment", sent)).body.data[0]).toMatchObject({
    installmentno: 9,
    weight: "0.100",
    business_day: "2026-05-03",
  });
});
