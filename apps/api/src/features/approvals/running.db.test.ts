import { beforeAll, describe, expect, test } from "vitest";
import { approvalOf, clerk, admin, app } from "./approvals.testing.ts";
import { enrolment, person } from "#testing/samples/values.ts";
import { makeSampleWorld } from "#testing/samples/subject.ts";

const isRunning = async () =>
  (await app.db.$queryRaw<[{ running: boolean }]>`select is_shop_running() as running`)[0].running;
/** Whether a call that is dangerous waits now. */
const waits = async (): Promise<boolean> => {
  const by = await clerk({ capabilities: ["clients.enrol"] });
  const months = { ...enrolment(), user: "Existing", paidmonths: "1" };
  const { status, body }: { status: number; body: { approval: { approval_id: string } } } = await by.call(
    "enrolClient",
    {
      ...person(),
      schemes: [months],
    },
  );
  if (status === 202) expect((await approvalOf(body.approval.approval_id)).kind).toBe("paid_months");
  return status === 202;
};

beforeAll(async () => {
  await makeSampleWorld(app);
});

/** One after another, as a shop is set up. */
describe("a shop", () => {
  const steps: readonly (readonly [state: string, make: () => Promise<unknown>, running: boolean])[] = [
    ["with people, schemes and a gold rate", () => app.make.goldRate(), false],
    ["with a book of which nothing was paid", () => app.make.book(), false],
    ["with a payment that nobody credited", () => app.make.payment({ status: "pending", mode: "online" }), false],
    ["with a book that brings along what was paid elsewhere", () => app.make.book({ paidMonths: 1 }), true],
    ["with a credited payment", () => app.make.payment(), true],
  ];
  test.each(steps)("%s: running %s", async (_state, make, running) => {
    await make();
    expect(await isRunning()).toBe(running);
    if (running) expect(await waits()).toBe(true);
  });

  test("that waits for others once it runs, for an Admin as well", async () => {
    const before = await app.db.approval.count({ where: { state: "told" } });
    const owner = await admin();
    await owner.call("enrolClient", { ...person(), schemes: [{ ...enrolment(), user: "Existing", paidmonths: "1" }] });
    expect(await app.db.approval.count({ where: { state: "told" } })).toBe(before + 1);
  });
});
