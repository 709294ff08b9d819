import { beforeAll, describe, expect, test } from "vitest";
import { cancelBranchTransfer, receiveFromBranch, sendToBranch } from "./branch-operations.ts";
import type { BranchMoney } from "./branch-operations.ts";
import { balances, count, database, faults, owedTo } from "./branches.testing.ts";
import { reopenDay } from "./day-operations.ts";
import { refusalIn } from "#core/refusal.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";

let other: number;
let sender: bigint;
let receiver: bigint;

beforeAll(async () => {
  const { make, money } = database;
  other = (await make.branch({ name: "Mylapore", code: "M" })).id;
  sender = (await make.user({ userType: "Employee" })).id;
  receiver = (await make.user({ userType: "Employee" })).id;
  // The first branch took 1,500 rupees for the other one.
  const book = await make.book({ branchId: other, scheme: { instalments: 11, prefixes: { BT: 50_000n } } });
  await money.take(book.number, { amountPaise: 150_000n });
});

const when = { now: testMoment, today: testDay };

function send(
  amountPaise: bigint,
  takenFrom: BranchMoney = "drawer",
  given: { actorId?: bigint; reference?: string } = {},
) {
  const { actorId = sender, reference = null } = given;
  const sent = { ...when, fromId: 1, toId: other, takenFrom, amountPaise, reference, note: "By the evening van" };
  return sendToBranch(database.db, contextOf("Send_To_Branch", { actorId }), sent);
}

function receive(transferId: bigint, amountPaise: bigint, putInto: BranchMoney = "drawer", actorId = receiver) {
  const context = contextOf("Receive_From_Branch", { actorId, branchId: other });
  return receiveFromBranch(database.db, context, { ...when, transferId, putInto, amountPaise });
}

function cancel(transferId: bigint, reason = "The van broke down") {
  const given = { ...when, transferId, reason };
  return cancelBranchTransfer(database.db, contextOf("Cancel_Branch_Transfer", { actorId: sender }), given);
}

const codeOf = (done: Promise<unknown>) =>
  done.then(
    () => "done",
    (error: unknown) => refusalIn(error)?.code ?? String(error),
  );

test("what a branch sends is on its way until the other one confirms it, and is owed so long", async () => {
  const transferId = await send(100_000n);
  expect(await balances()).toMatchObject({ "1 CASH_DRAWER": 50_000, "1 BRANCH_TRANSIT": 100_000 });
  expect(await owedTo(other)).toBe(150_000);
  expect(await faults()).toEqual([]);
  await receive(transferId, 100_000n);
  const held = await balances();
  expect(held).toMatchObject({ [`${other} CASH_DRAWER`]: 100_000, "1 INTER_BRANCH": -50_000 });
  expect(held).not.toHaveProperty("1 BRANCH_TRANSIT");
  expect(await owedTo(other)).toBe(50_000);
  expect(await faults()).toEqual([]);
});

test("who sent it does not confirm it, and neither is another amount, nor cash at the bank", async () => {
  const transferId = await send(20_000n);
  expect(await codeOf(receive(transferId, 20_000n, "drawer", sender))).toBe("transfer_own");
  expect(await codeOf(receive(transferId, 19_000n))).toBe("transfer_amount_differs");
  expect(await codeOf(receive(transferId, 20_000n, "bank"))).toBe("transfer_other_way");
  expect(await codeOf(receive(9_999_999n, 20_000n))).toBe("transfer_not_found");
  await receive(transferId, 20_000n, "safe");
  expect(await codeOf(receive(transferId, 20_000n))).toBe("transfer_decided");
  expect(await codeOf(cancel(transferId))).toBe("transfer_decided");
});

test("it is taken back as long as nobody has confirmed it, and lies where it lay", async () => {
  const before = await balances();
  const transferId = await send(10_000n);
  expect(await codeOf(cancel(transferId, " "))).toContain("is taken back without a reason");
  await cancel(transferId);
  expect(await balances()).toEqual(before);
  expect(await codeOf(receive(transferId, 10_000n))).toBe("transfer_decided");
  expect(await faults()).toEqual([]);
});

test("no more cash is sent than is there, and to no branch that is not there", async () => {
  expect(await codeOf(send(10_000_000n))).toBe("cash_not_there");
  expect(await codeOf(send(100n, "safe"))).toBe("cash_not_there");
  const nowhere = {
    ...when,
    fromId: 1,
    toId: 999,
    takenFrom: "drawer",
    amountPaise: 100n,
    reference: null,
    note: null,
  } as const;
  const context = contextOf("Send_To_Branch", { actorId: sender });
  expect(await codeOf(sendToBranch(database.db, context, nowhere))).toBe("branch_not_found");
  expect(await codeOf(sendToBranch(database.db, context, { ...nowhere, toId: 1 }))).toBe("branch_not_found");
});

test("a transfer of the bank has its number, once", async () => {
  const transferId = await send(5_000n, "bank", { reference: "UTR 778899" });
  expect(await codeOf(send(5_000n, "bank", { reference: "utr-778899" }))).toBe("bank_reference_used");
  expect(await codeOf(receive(transferId, 5_000n, "drawer"))).toBe("transfer_other_way");
  await receive(transferId, 5_000n, "bank");
  expect(await balances()).toMatchObject({ "1 BANK": -5_000, [`${other} BANK`]: 5_000 });
  expect(await faults()).toEqual([]);
});

describe("the close of a day", () => {
  test("expects in each drawer what went and what came", async () => {
    // 1,500 were taken; 1,200 of them went to the other drawer and its safe, and 100 came back.
    await count(1, 30_000n);
    await count(other, 100_000n);
    expect(await faults()).toEqual([]);
  });

  test("is not opened again while its cash is on its way to another branch", async () => {
    await send(30_000n, "safe");
    const opened = reopenDay(database.db, contextOf("Reopen_Day"), {
      now: testMoment,
      day: testDay,
      placeId: 1,
      reason: "A slip was found",
    });
    expect(await codeOf(opened)).toBe("cash_sent_since");
  });
});

test("the database refuses what the functions would not do", async () => {
  const transferId = await send(100n, "bank", { reference: "UTR 112233" });
  const change = (set: string) =>
    database.asOwner((owner) => owner.query(`update branch_transfers set ${set} where id = ${transferId}`));
  await expect(change("amount_paise = 1")).rejects.toThrow("append-only");
  await expect(change("cancelled_at = now(), cancel_reason = 'x'")).rejects.toThrow("no journal says");
  await expect(
    change(
      `put_into = 'bank', received_on = now(), received_at = now(), received_journal_id = sent_journal_id, received_by_id = ${sender}`,
    ),
  ).rejects.toThrow("received by its sender");
  const tell = (paise: bigint | null, context = contextOf("Receive_From_Branch", { branchId: other })) =>
    database.db.$queryRaw`select receive_from_branch(${JSON.stringify(context)}::jsonb, ${testMoment}::timestamptz,
      ${testDay}::date, ${transferId}, 'bank', ${paise}::bigint)`;
  await expect(tell(100n), "nobody says so").rejects.toThrow("received by nobody");
  await expect(
    tell(null, contextOf("Receive_From_Branch", { actorId: receiver, branchId: other })),
    "nobody says how much",
  ).rejects.toThrow("transfer_amount_differs");
  await expect(database.asOwner((owner) => owner.query("delete from branch_transfers"))).rejects.toThrow("append-only");
});
