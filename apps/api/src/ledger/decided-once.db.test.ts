import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();
const change = (sql: string) => database.asOwner((owner) => owner.query(sql));
/** Of payments: one that waits, one that is credited, one that was taken back, and one of each fate of its cheque. */
let ids: Record<"pending" | "credited" | "refunded" | "in_hand" | "cleared" | "bounced", bigint>;

beforeAll(async () => {
  const { make } = database;
  const made = async (given: Parameters<typeof make.payment>[0]) => (await make.payment(given)).paymentId;
  ids = {
    pending: await made({ status: "pending" }),
    credited: await made({}),
    refunded: await made({ status: "refunded" }),
    in_hand: await made({ mode: "cheque" }),
    cleared: await made({ mode: "cheque" }),
    bounced: await made({ mode: "cheque" }),
  };
  for (const fate of ["cleared", "bounced"] as const)
    await change(
      `update cheques set status = '${fate}', changed_on = '2026-05-04', reason = 'x' where payment_id = ${ids[fate]}`,
    );
  // What a bounced cheque credited is taken back.
  await database.asOwner(async (owner) => {
    await owner.query("set session_replication_role = replica");
    await owner.query(
      `update payments set status = 'refunded', refunded_at = now(), refund_mode = 'cheque', refund_reason = 'x' where id = ${ids.bounced}`,
    );
  });
});

test("a credit that was reversed stays reversed", async () => {
  for (const journal of ["null", "reversed_by_journal_id - 1"])
    await expect(
      change(`update instalment_credits set reversed_by_journal_id = ${journal} where payment_id = ${ids.refunded}`),
    ).rejects.toThrow("append-only");
});

describe("the day of a payment", () => {
  test.each([
    ["stays once it is credited", "credited", "business_day = business_day - 1"],
    ["stays while it waits", "pending", "business_day = business_day - 1"],
    ["is not before it was started", "pending", "status = 'verified', paid_at = created_at - interval '1 second'"],
  ] as const)("%s", async (_promise, status, set) => {
    await expect(change(`update payments set ${set} where id = ${ids[status]}`)).rejects.toThrow("the day of payment");
  });
});

describe("a cheque that is decided", () => {
  test.each([
    ["bounced", "status = 'in_hand'"],
    ["bounced", "status = 'cleared'"],
    ["cleared", "status = 'bounced'"],
  ] as const)("%s, does not go on to %s", async (fate, set) => {
    await expect(change(`update cheques set ${set} where payment_id = ${ids[fate]}`)).rejects.toThrow("is decided");
  });

  test("stays with its payment, whatever became of it, and is not deleted", async () => {
    for (const fate of ["in_hand", "cleared", "bounced"] as const)
      for (const statement of [`update cheques set payment_id = ${ids.credited}`, "delete from cheques"])
        await expect(change(`${statement} where payment_id = ${ids[fate]}`)).rejects.toThrow("is decided");
  });

  test("as cleared by mistake, is in hand again", async () => {
    const mistaken = `where payment_id = ${ids.cleared}`;
    await change(`update cheques set status = 'in_hand' ${mistaken}`);
    await change(`update cheques set status = 'cleared' ${mistaken}`);
  });
});

describe("an exception", () => {
  beforeAll(async () => {
    await change(`insert into payment_exceptions (payment_id, kind, raised_at, moved_ref, moved_paise)
      values (${ids.credited}, 'refund_differs', now(), 'rfnd_1', 50000)`);
  });

  test.each([
    "id = id + 1000",
    "payment_id = ${refunded}",
    "kind = 'disputed'",
    "raised_at = raised_at - interval '1 day'",
    "moved_ref = 'rfnd_2'",
    "moved_paise = 40000",
    "other_payment_id = ${refunded}",
  ])("is not resolved with another cause: %s", async (set) => {
    const other = set.replace("${refunded}", String(ids.refunded));
    await expect(
      change(`update payment_exceptions set resolved_at = now(), resolution = 'seen_to', ${other}`),
    ).rejects.toThrow("append-only");
  });

  test("is neither changed while it is open nor deleted", async () => {
    for (const statement of ["update payment_exceptions set remarks = 'x'", "delete from payment_exceptions"])
      await expect(change(statement)).rejects.toThrow("append-only");
  });
});

describe("a refund at the gateway", () => {
  const refund = (state: string) =>
    database.asOwner(async (owner) => {
      await owner.query("set session_replication_role = replica");
      await owner.query("delete from gateway_refunds");
      await owner.query(`insert into gateway_refunds
          (payment_id, gateway, gateway_payment_id, amount_paise, requested_at, state, refund_id, done_at, next_try_at)
        values (${ids.refunded}, 'razorpay', 'pay_1', 50000, now(), ${state})`);
    });

  test("keeps what was said of it once it is done", async () => {
    await refund("'processed', 'rfnd_1', now(), null");
    await expect(change("update gateway_refunds set refund_id = 'rfnd_2'")).rejects.toThrow("is done");
  });

  test("that may have been made is asked for again for the rest of it alone, and as another request", async () => {
    await refund("'unknown', null, null, now()");
    for (const set of ["attempt = attempt + 1", "amount_paise = amount_paise - 1"])
      await expect(change(`update gateway_refunds set state = 'waiting', ${set}`), set).rejects.toThrow("does not go");
    await change(
      "update gateway_refunds set state = 'waiting', attempt = attempt + 1, amount_paise = amount_paise - 1",
    );
  });
});

test("a closing changes once, by being opened again, and nothing else of it does", async () => {
  await database.make.closedDay({ day: "2026-05-04" });
  const opened = "reopened_at = now(), reopen_reason = 'A slip was found'";
  for (const set of ["note = note", "note = 'x'", `${opened}, note = 'x'`])
    await expect(change(`update day_closings set ${set}`), set).rejects.toThrow("append-only");
  await change(`update day_closings set ${opened}`);
  for (const set of [opened, "reopened_at = null, reopen_reason = null"])
    await expect(change(`update day_closings set ${set}`), set).rejects.toThrow("append-only");
});
