import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { settlementCsv } from "#testing/settlement-report.ts";
import { app, admin, asideId, book, decide, exceptionId, sandbox } from "./deciding-exceptions.testing.ts";

const today = "2026-05-04";
const returned = (mode: string | null, more: object = {}) =>
  decide("Money returned", {
    reference: mode === "Bank" ? `NEFT ${asideId}` : "SLIP 7",
    ...(mode !== null && { refund_mode: mode }),
    ...more,
  });
const findings = async () => (await verifyLedger(app.databaseUrl)).findings;
const transfers = () =>
  app.db.$queryRaw<object[]>`
    select l.account, l.amount from journal_lines l join journals j on j.id = l.journal_id
    where j.source = 'money_returned' and j.payment_id = ${asideId} order by l.amount`;

test("money that the gateway holds and the shop returned itself is taken from where it was paid, and stays the shop's at the gateway", async () => {
  const answer = await returned("Cash");
  expect(answer.body.data[0]).toMatchObject({ status: "Failed", returned_mode: "Cash", reference: "SLIP 7" });
  expect(await transfers()).toEqual([
    { account: "GATEWAY_CLEARING", amount: -50_000n },
    { account: "CASH_DRAWER", amount: 50_000n },
  ]);
  const journal = await app.db.journal.findFirstOrThrow({ where: { source: "money_returned", paymentId: asideId } });
  expect(journal).toMatchObject({
    kind: "Transfer",
    reason: "SLIP 7",
    sourceRef: String(exceptionId),
    bookId: book.id,
  });
  expect(journal.businessDay.toISOString()).toContain(today);
  const trail = await app.db.auditEntry.findFirstOrThrow({
    where: { operation: "Resolve_Payment_Exception", recordId: String(asideId) },
  });
  expect(trail.detail).toMatchObject({ resolution: "money_returned", mode: "cash", reference: "SLIP 7" });
  const figures = await app.db.$queryRaw<object[]>`
    select refunds_paise from day_figures(${today}::date, 1::smallint) where mode = 'cash'`;
  expect(figures).toEqual([{ refunds_paise: expect.any(BigInt) }]);
  expect(await findings()).toEqual([]);
});

test("nothing is decided without the way, and of many at once one is obeyed", async () => {
  const refused = await returned(null);
  expect([refused.status, refused.body.code]).toEqual([422, "refund_mode_required"]);
  const online = await returned("Online");
  expect([online.status, online.body.code]).toEqual([422, "refund_mode_missing"]);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => returned(n % 2 === 0 ? "Cash" : "Bank")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await transfers()).toHaveLength(2);
});

test("while a bank asks for the money nobody returns it, and the list says why", async () => {
  const { gatewayPaymentId } = await app.db.payment.findUniqueOrThrow({ where: { id: asideId } });
  const hear = (status: string) => {
    const about = { id: `disp_${asideId}`, payment_id: gatewayPaymentId, amountPaise: "50000", reason: null };
    const body = JSON.stringify({ event: `dispute.${status}`, dispute: { ...about, status } });
    return sandbox.tell({ eventId: `${about.id}_${status}`, body });
  };
  const told = async () => {
    const { body } = await admin.call("listPaymentExceptions", { state: "Open", search: book.number });
    return body.data.map(({ kind, hindrance }: Record<string, string>) => [kind, hindrance]);
  };
  expect(await told()).toEqual([["second_capture", null]]);
  await hear("open");
  expect(await told()).toEqual([
    ["disputed", "payment_disputed"],
    ["second_capture", "payment_disputed"],
  ]);
  const refused = await returned("Cash");
  expect([refused.status, refused.body.code]).toEqual([409, "payment_disputed"]);
  await hear("won");
  expect(await told()).toEqual([["second_capture", null]]);
  expect((await returned("Cash")).status).toBe(200);
  expect(await findings()).toEqual([]);
});

test("its line of a settlement matches, before and after, and what the gateway sends back besides is a loss", async () => {
  await returned("Bank");
  const { gatewayPaymentId } = await app.db.payment.findUniqueOrThrow({ where: { id: asideId } });
  const lines = [{ entity: "payment", id: gatewayPaymentId!, grossPaise: 50_000n, settlementId: `setl_${asideId}` }];
  const content = Buffer.from(settlementCsv(lines)).toString("base64");
  const upload = await admin.call("uploadGatewaySettlement", { filename: "a.csv", content });
  expect(upload.body.data[0]).toMatchObject({ new_lines: 1, to_decide: 0 });
  const told = { id: `sbr_${asideId}`, payment_id: gatewayPaymentId, amountPaise: "50000", key: null };
  const event = { event: "refund.processed", refund: { ...told, status: "processed", reason: null } };
  await sandbox.tell({ eventId: told.id, body: JSON.stringify(event) });
  const open = await admin.call("listPaymentExceptions", { state: "Open", search: book.number });
  expect(open.body.data).toMatchObject([{ kind: "refund_differs", decisions: ["Borne by the shop"] }]);
  expect(await findings()).toEqual([]);
});

test("the database itself refuses a return without its transfer, and the verifier names one that differs", async () => {
  const run = (sql: string) => app.asOwner((owner) => owner.query(sql));
  const where = `where id = ${exceptionId}`;
  const resolved =
    "resolved_at = now(), resolved_by_id = (select min(id) from users), resolution = 'money_returned', reference = 'X', remarks = 'X'";
  await expect(run(`update payment_exceptions set ${resolved} ${where}`)).rejects.toThrow("its transfer differ");
  await expect(run(`update payment_exceptions set ${resolved}, returned_mode = 'cash' ${where}`)).rejects.toThrow(
    "its transfer differ",
  );
  await returned("Cash");
  const change = (mode: string) =>
    run(`set session_replication_role = replica; update payment_exceptions set returned_mode = '${mode}' ${where}`);
  await change("bank");
  expect(await findings()).toEqual([
    `What exception ${exceptionId} says was returned and the ledger differ in way or amount.`,
    expect.stringMatching(`^payment_exceptions ${exceptionId} .* altered past the portal`),
  ]);
  await change("cash");
});
