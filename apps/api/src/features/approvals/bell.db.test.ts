import { expect, test } from "vitest";
import type { SignedIn } from "#testing/harness.ts";
import { admin, app, askForRefund, clerk, setScope } from "./approvals.testing.ts";

/** How many requests the bell counts. */
async function counted(who: SignedIn): Promise<number> {
  const { body } = await who.call("listNotifications");
  const rows: { kind: string; total: number }[] = body.data;
  return rows.find(({ kind }) => kind === "approvals_waiting")?.total ?? 0;
}

test("the bell counts what its reader may decide about, as the list shows it", async () => {
  await app.make.payment();
  await setScope("everyone");
  const [owner, partner] = [await admin(), await admin()];
  const checker = await clerk({ capabilities: ["approvals.check", "payments.acknowledge"] });
  await askForRefund(await clerk());
  const { status } = await owner.call("addUser", {
    name: "Third",
    email: "third@example.com",
    mobile: "9000000009",
    usertype: "Admin",
    password: "quiet river 77",
    confirmpassword: "quiet river 77",
  });
  expect(status).toBe(202);
  const queueOf = async (who: SignedIn) => (await who.call("listApprovals", { view: "queue" })).body.page.total;
  for (const [who, count] of [
    [partner, 2],
    [owner, 1],
    [checker, 1],
  ] as const)
    expect([await counted(who), await queueOf(who)]).toEqual([count, count]);
  expect(await counted(await clerk())).toBe(0);
});

test("requests of one branch are those that were asked for there, the reader's own as well", async () => {
  const { id } = await app.make.branch();
  const maker = await clerk();
  const { approvalId } = await askForRefund(maker);
  const isSeenBy = async (who: SignedIn, branch: number) =>
    (await who.call("listApprovals", { view: "all", branch })).body.data.some(
      (row: { approval_id: string }) => row.approval_id === approvalId,
    );
  const checker = await admin();
  expect([await isSeenBy(maker, 1), await isSeenBy(maker, id)]).toEqual([true, false]);
  expect([await isSeenBy(checker, 1), await isSeenBy(checker, id)]).toEqual([true, false]);
});
