import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#testing/harness.ts";
import { everyCall } from "#testing/kind-case.ts";
import type { Case } from "#testing/kind-case.ts";
import { sampleOf } from "#testing/samples.ts";
import { fieldsOf } from "#testing/samples/fields-of.ts";
import { makeSampleWorld, makeSubject } from "#testing/samples/subject.ts";
import type { Field } from "#testing/samples/subject.ts";
import { admin, app, approvalOf, approve, clerk, refundOf, setScope } from "./approvals.testing.ts";
import { cases as others, goldBook, weighed } from "./kinds.testing.ts";
import { creditCases } from "./kinds-of-credit.testing.ts";
import { ownMoneyCases } from "./kinds-of-own-money.testing.ts";

const holidays: Case = {
  kind: "holidays",
  name: "setHolidays",
  dangerous: () => ({ add: ["2027-01-14", "2027-01-15", "2027-01-16", "2027-01-17"].map((day) => ({ day })) }),
  harmless: () => ({ add: [{ day: "2027-08-15" }] }),
};
const branchCases: readonly Case[] = [
  {
    kind: "rights",
    name: "giveBranches",
    dangerous: (_app, { employeeId, branchNumber }) => ({ id: employeeId, branches: [1, Number(branchNumber)] }),
    harmless: (_app, { employeeId }) => ({ id: employeeId, branches: [1] }),
  },
  everyCall("move", "moveBook"),
];
const cases = [...branchCases, ...others, ...ownMoneyCases, ...creditCases, holidays];

let maker: SignedIn;
let checker: SignedIn;

beforeAll(async () => {
  await makeSampleWorld(app);
  await app.make.payment();
  // ₹ 7,000 for a gram.
  await app.make.goldRate();
  await app.make.goldRate({ purity: "24K" });
  await app.make.goldRate({ day: "2026-05-03", ratePaisePerGram: 690_000n });
  await setScope("everyone");
  maker = await admin();
  checker = await admin();
});

/** With the records that the samples of an operation name. */
const subjectOf = (name: OperationName) =>
  makeSubject(app, { fields: new Set<Field>([...fieldsOf(sampleOf(name)), "pendingPaymentId"]) });

test.each(cases)(
  "$kind: $name waits, and happens when another Admin approves it",
  async ({ kind, name, dangerous }) => {
    const { status, body } = await maker.call(name, await dangerous(app, await subjectOf(name)));
    expect([status, body.code], JSON.stringify(body)).toEqual([202, undefined]);
    const id = String(body.approval.approval_id);
    expect((await approvalOf(id)).kind).toBe(kind);
    const decided = await approve(checker, id);
    expect(decided.body.data[0], JSON.stringify(decided.body)).toMatchObject({ state: "approved", outcome: null });
  },
);

test.each(cases.flatMap(({ harmless, ...rest }) => (harmless === undefined ? [] : [{ ...rest, harmless }])))(
  "$kind: the twin of $name that is not dangerous does not wait",
  async ({ name, harmless }) => {
    // A checked file that is thrown away has made nothing.
    const twin = name === "startImport" ? ("undoImport" as const) : name;
    const { status, body } = await maker.call(twin, await harmless(app, await subjectOf(name)));
    expect(status, JSON.stringify(body)).toBe(200);
  },
);

test("a weight typed on a day without a rate waits", async () => {
  const { number } = await goldBook(app);
  const { weight, ...why } = weighed("10.000");
  app.clock.now = new Date(app.clock.now.getTime() + 24 * 3_600_000);
  const later = await app.signedInUser(maker.userId);
  const { status, body } = await later.call("takeCounterPayment", {
    accountno: number,
    consolatedweight: weight,
    ...why,
  });
  expect(status, JSON.stringify(body)).toBe(202);
  expect((await approvalOf(String(body.approval.approval_id))).dangers).toMatchObject([{ from: null, to: "10.000" }]);
});

test("reopening a day waits", async () => {
  const { status, body } = await maker.call("reopenDay", sampleOf("reopenDay")(await subjectOf("reopenDay")));
  expect(status, JSON.stringify(body)).toBe(202);
  expect((await approve(checker, String(body.approval.approval_id))).body.data[0].state).toBe("approved");
});

test("a settlement before maturity waits, however small", async () => {
  const { status } = await maker.call("settleBook", sampleOf("settleBook")(await subjectOf("settleBook")));
  expect(status).toBe(202);
});

test("a cheque up to the limit that the shop has set does not wait", async () => {
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, chequePaise: 50_000n } });
  const { chequePaymentId } = await subjectOf("clearCheque");
  expect((await (await clerk()).call("clearCheque", { fld_id: chequePaymentId })).status).toBe(200);
});

test("a refund up to the limit that the shop has set does not wait", async () => {
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, refundPaise: 50_000n } });
  const { paymentId } = await app.make.payment();
  expect((await (await clerk()).call("refundPayment", refundOf(paymentId))).status).toBe(200);
});

/** Kinds of a call that no case is about: the tests above or those of their own features are. */
const heldElsewhere: readonly string[] = [
  "closeDay variance",
  "decideSettlementLine refund",
  "refundPayment refund",
  "reopenDay reopen_day",
  "saveApprovalSettings approval_settings",
  "saveSettings approval_settings",
  "setCashLimits approval_settings",
  "undoImport import",
];

test("each kind that an operation declares has its case", () => {
  const declared = Object.entries(operations).flatMap(([name, operation]) =>
    "approval" in operation ? operation.approval.kinds.map((kind) => `${name} ${kind}`) : [],
  );
  const held = new Set([...cases.map(({ name, kind }) => `${name} ${kind}`), ...heldElsewhere]);
  expect(declared.filter((call) => !held.has(call))).toEqual([]);
});
