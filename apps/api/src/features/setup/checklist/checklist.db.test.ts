import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

const steps = async () => {
  const { steps: all } = (await admin.call("getSetupSteps", {})).body.data;
  return Object.fromEntries(all.map(({ step, is_done: isDone }: { step: string; is_done: boolean }) => [step, isDone]));
};
const putAway = (more: object) => admin.call("putAwaySetupSteps", more);

test("a shop that nobody set up by a link, such as the demo's, has no steps", async () => {
  expect(await steps()).toEqual({});
});

test("a fresh shop has six steps, and each is done by what it asks for", async () => {
  await app.db.shopSetup.create({ data: { userId: admin.userId, doneAt: app.clock.now } });
  const begun = await steps();
  expect(Object.keys(begun)).toEqual(["profile", "schemes", "rate", "people", "import", "payment"]);
  expect([begun["profile"], begun["people"], begun["import"], begun["payment"]]).toEqual([false, false, false, false]);
  await admin.call("saveShopProfile", { name: "Meenakshi Jewellers", version: 0 });
  await app.make.user({ userType: "Employee" });
  const book = await app.make.book();
  expect(await steps()).toMatchObject({ profile: true, schemes: true, people: true, payment: false });
  await admin.call("takeCounterPayment", { accountno: book.number, amounttopay: "500", paymentmode: "Cash" });
  expect(await steps()).toMatchObject({ payment: true, import: false });
});

test("a step that the shop does not need is put away, again without harm, and the audit trail says by whom", async () => {
  for (const _twice of [1, 2]) expect((await putAway({ step: "import" })).status).toBe(200);
  expect(Object.keys(await steps())).not.toContain("import");
  const entry = await app.db.auditEntry.findFirstOrThrow({ where: { operation: "Put_Away_Setup_Steps" } });
  expect([entry.recordId, entry.actorId, entry.detail]).toEqual(["setup_steps", admin.userId, { steps: "import" }]);
});

test("all can be put away at once, and nothing is left then; a clerk neither sees nor puts away", async () => {
  const clerk = await app.signedInAs({ userType: "Employee" });
  for (const name of ["getSetupSteps", "putAwaySetupSteps"] as const)
    expect((await clerk.call(name, {})).status).toBe(403);
  await putAway({});
  expect(await steps()).toEqual({});
});

test("the database knows no other step, and none is taken out again", async () => {
  const row = { putAwayAt: app.clock.now, putAwayById: admin.userId };
  await expect(app.db.putAwayStep.create({ data: { step: "party", ...row } })).rejects.toThrow(
    "put_away_steps_step_check",
  );
  await expect(app.db.putAwayStep.deleteMany()).rejects.toThrow("permission denied");
});
