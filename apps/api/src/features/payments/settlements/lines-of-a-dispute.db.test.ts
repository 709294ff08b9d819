import { beforeEach, expect, test } from "vitest";
import {
  admin,
  app,
  captured,
  findings,
  linesOf,
  moved,
  named,
  ours,
  sandbox,
  serial,
  upload,
} from "./settlements.testing.ts";

let disputeId: string;

beforeEach(() => {
  disputeId = `disp_twice_${serial}`;
});

const hearOfIt = (status = "open", more: object = {}) => {
  const about = { id: disputeId, payment_id: captured.gatewayPaymentId, amountPaise: "50000", reason: null };
  const body = JSON.stringify({ event: `dispute.${status}`, dispute: { ...about, status, ...more } });
  return sandbox.tell({ eventId: `${disputeId}_${status}`, body });
};
/** The line of the payment without a fee, so that only money of the dispute is left to look at. */
const paid = () => ours({ feePaise: 0n, taxPaise: 0n });
const line = (n: number, grossPaise: bigint) =>
  named({ entity: "adjustment", id: `adj_${n}_${serial}`, grossPaise, disputeId });
const statesOf = async () => {
  const lines: Record<string, string>[] = await linesOf({ search: `setl_${serial}` });
  return lines
    .filter(({ entity_id }) => entity_id?.startsWith("adj_"))
    .map(({ entity_id = "", state, expected }) => [entity_id, state, expected])
    .toSorted(([one = ""], [other = ""]) => one.localeCompare(other));
};

test.each([
  [-50_000n, { BANK: -100_000n, GATEWAY_OTHER: 100_000n }],
  [50_000n, { BANK: 200_000n, GATEWAY_CLEARING: -100_000n, GATEWAY_OTHER: -100_000n }],
])(
  "a dispute moves %s paise once: a second line is to be decided, of the same file or another",
  async (paise, money) => {
    await hearOfIt();
    expect(await upload([paid(), line(1, paise), line(2, paise)])).toMatchObject({ new_lines: 3, to_decide: 1 });
    expect(await upload([line(3, paise)])).toMatchObject({ new_lines: 1, to_decide: 1 });
    expect(await statesOf()).toEqual([
      [`adj_1_${serial}`, "Matched", String(paise / 100n)],
      [`adj_2_${serial}`, "Differs", "0"],
      [`adj_3_${serial}`, "Differs", "0"],
    ]);
    expect(await moved()).toEqual(money);
    expect(await findings()).toEqual([]);
  },
);

test("of two lines that came before the books heard of the dispute one is matched", async () => {
  await upload([paid(), line(1, -50_000n)]);
  await upload([line(2, -50_000n)]);
  await hearOfIt();
  expect((await admin.call("matchSettlementLines", {})).body.data[0]).toEqual({ matched: 1 });
  expect((await statesOf()).map(([, state]) => state)).toEqual(["Matched", "Unknown"]);
  expect(await moved()).toEqual({ BANK: -50_000n, GATEWAY_OTHER: 50_000n });
  expect(await findings()).toEqual([]);
});

test("what a dispute gives back is compared with what it took", async () => {
  await hearOfIt("lost", { deductedPaise: "50000" });
  expect(await upload([paid(), line(1, -50_000n), line(2, 30_000n)])).toMatchObject({ to_decide: 1 });
  expect((await statesOf())[1]).toEqual([`adj_2_${serial}`, "Differs", "500"]);
  expect(await moved()).toEqual({ BANK: 30_000n, GATEWAY_CLEARING: -50_000n, GATEWAY_OTHER: 20_000n });
  expect(await findings()).toEqual([]);
});

test("what a dispute takes more after its end is matched, and so is the whole that it gives back", async () => {
  await hearOfIt("closed", { deductedPaise: "20000" });
  await hearOfIt("lost", { deductedPaise: "50000" });
  await hearOfIt("won");
  expect(await upload([paid(), line(1, -20_000n), line(2, -30_000n), line(3, 50_000n)])).toMatchObject({
    to_decide: 0,
  });
  expect(await upload([line(4, -20_000n), line(5, 50_000n)])).toMatchObject({ to_decide: 2 });
  expect(await moved()).toEqual({ BANK: 80_000n, GATEWAY_CLEARING: -50_000n, GATEWAY_OTHER: -30_000n });
  expect(await findings()).toEqual([]);
});

test("what two disputes of one payment took is not mixed up", async () => {
  await hearOfIt("closed", { deductedPaise: "10000" });
  await hearOfIt("lost", { deductedPaise: "20000" });
  const lines = [line(1, -10_000n), line(2, -10_000n)];
  disputeId = `disp_other_${serial}`;
  await hearOfIt("lost", { deductedPaise: "30000" });
  expect(await upload([paid(), ...lines, line(3, -30_000n)])).toMatchObject({ new_lines: 4, to_decide: 0 });
  expect((await statesOf()).map(([, state, expected]) => [state, expected])).toEqual([
    ["Matched", "-100"],
    ["Matched", "-100"],
    ["Matched", "-300"],
  ]);
  expect(await findings()).toEqual([]);
});

test("of many files that come at once one has the line of the dispute", async () => {
  await hearOfIt();
  const uploads = await Promise.all([1, 2, 3, 4].map((n) => upload([line(n, -50_000n)])));
  expect(uploads.filter(({ to_decide }) => to_decide === 0)).toHaveLength(1);
  expect(await findings()).toEqual([]);
});

test("a refund counts once, in however many files it stands", async () => {
  const refund = named({ entity: "refund", id: `sbr_once_${serial}`, grossPaise: -20_000n });
  const told = { id: refund.id, payment_id: captured.gatewayPaymentId, amountPaise: "20000", key: null };
  const event = { event: "refund.processed", refund: { ...told, status: "processed", reason: null } };
  await sandbox.tell({ eventId: refund.id, body: JSON.stringify(event) });
  expect(await upload([paid(), refund])).toMatchObject({ new_lines: 2, to_decide: 0 });
  expect(await upload([refund, { ...refund, settlementId: `setl_later_${serial}` }])).toMatchObject({ new_lines: 0 });
  expect(await moved()).toEqual({ BANK: 30_000n, GATEWAY_CLEARING: -30_000n });
  expect(await findings()).toEqual([]);
});

test("the verifier names a dispute that is counted twice", async () => {
  await hearOfIt();
  await upload([line(1, -50_000n)]);
  await upload([line(2, -50_000n)]);
  const change = (paise: number, state: string) =>
    app.asOwner((owner) =>
      owner.query(
        `set session_replication_role = replica; update settlement_lines set expected_paise = ${paise}, state = '${state}' where entity_id = 'adj_2_${serial}'`,
      ),
    );
  await change(-50_000, "matched");
  expect(await findings()).toContain(
    `Dispute ${disputeId} is counted in more than one line of the gateway's settlements.`,
  );
  await change(0, "differs");
});

test("a refund that failed is given back once, by a line with its name, also where the books heard of that later", async () => {
  const refund = named({ entity: "refund", id: `sbr_failed_${serial}`, grossPaise: -20_000n });
  const hear = (status: string, reason: string | null) => {
    const told = { id: refund.id, payment_id: captured.gatewayPaymentId, amountPaise: "20000", key: null };
    const event = { event: `refund.${status}`, refund: { ...told, status, reason } };
    return sandbox.tell({ eventId: `${refund.id}_${status}`, body: JSON.stringify(event) });
  };
  await hear("processed", null);
  const back = { ...refund, grossPaise: 20_000n };
  expect(await upload([paid(), refund, { ...back, entity: "reversal" }])).toMatchObject({ new_lines: 3, to_decide: 1 });
  await hear("failed_at_gateway", "the card is closed");
  expect(await upload([refund, { ...back, entity: "reversal" }])).toMatchObject({ new_lines: 0 });
  // One of the same name of another kind is not the same money once more.
  expect(await upload([refund, back])).toMatchObject({ new_lines: 1, to_decide: 1 });
  const lines: Record<string, string>[] = await linesOf({ search: refund.id });
  expect(lines.map(({ state, expected }) => `${state} ${expected}`).toSorted()).toEqual([
    "Differs 0",
    "Matched -200",
    "Matched 200",
  ]);
  expect(await findings()).toEqual([]);
  const change = (paise: number, state: string) =>
    app.asOwner((owner) =>
      owner.query(`set session_replication_role = replica; update settlement_lines
        set expected_paise = ${paise}, state = '${state}' where entity_id = '${refund.id}' and kind = 'refund' and gross_paise > 0`),
    );
  await change(20_000, "matched");
  expect(await findings()).toContain(
    `Refund ${refund.id} is given back in more than one line of the gateway's settlements.`,
  );
  await change(0, "differs");
});

test("a part that a dispute took before it was won is matched although nobody heard of it, and what it gives back", async () => {
  await upload([paid(), line(1, -12_500n)]);
  expect(await statesOf()).toEqual([[`adj_1_${serial}`, "Unknown", null]]);
  await hearOfIt("won");
  expect((await admin.call("matchSettlementLines", {})).body.data[0]).toEqual({ matched: 1 });
  expect(await upload([line(2, -12_500n)])).toMatchObject({ new_lines: 1, to_decide: 1 });
  expect(await upload([line(3, 12_000n)])).toMatchObject({ new_lines: 1, to_decide: 1 });
  expect(await upload([line(4, 12_500n)])).toMatchObject({ new_lines: 1, to_decide: 0 });
  expect((await statesOf()).map(([, state]) => state)).toEqual(["Matched", "Differs", "Differs", "Matched"]);
  expect(await findings()).toEqual([]);
});

test("a part is not matched while the dispute is open", async () => {
  await hearOfIt();
  expect(await upload([paid(), line(1, -12_500n)])).toMatchObject({ to_decide: 1 });
});
