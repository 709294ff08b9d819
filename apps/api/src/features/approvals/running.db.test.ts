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
  const steps: readonly { state: string; make: () => Promise<unknown>; running: boolean }[] = [
    { state: "with people, schemes and a gold rate", make: () => app.make.goldRate(), running: false },
    { state: "with a book of which nothing was paid", make: () => app.make.book(), running: false },
    {
      state: "with a payment that nobody credited",
      make: () => app.make.payment({ status: "pending", mode: "online" }),
      running: false,
    },
    {
      state: "with a book that brings along what was paid elsewhere",
      make: () => app.make.book({ paidMonths: 1 }),
      running: true,
    },
    { state: "with a credited payment", make: () => app.make.payment(), running: true },
  ];
  test.each(steps)("$state: running $running", async ({ make, running }) => {
    await make();
    expect(await isRunning()).toBe(running);
    if (running) expect(await waits()).toBe(true);
  });

  test("tells the other Admins of an Admin's dangerous call once it runs", async () => {
    const before = await app.db.approval.count({ where: { state: "told" } });
    const owner = await admin();
    await owner.call("enrolClient", { ...person(), schemes: [{ ...enrolment(), user: "Existing", paidmonths: "1" }] });
    expect(await app.db.approval.count({ where: { state: "told" } })).toBe(before + 1);
  });
});
