import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { testDay, testMoment } from "#testing/money.ts";

const database = useDatabase();
/** In two books: a payment that waits, one that was moved, and the one that it became, with all that may belong to a payment. */
let pending: { id: bigint; number: string };
let moved: { id: bigint; bookId: bigint };
let became: { id: bigint; bookId: bigint; number: string };
let clientId: bigint;

beforeAll(async () => {
  const { make, money, asOwner } = database;
  const [one, other] = [await make.book(), await make.book()];
  clientId = other.clientId;
  const first = await money.take(one.number, { mode: "cheque" });
  const second = await money.take(other.number, { mode: "cheque" });
  const waiting = await money.start(one.id);
  pending = { id: waiting.paymentId, number: one.number };
  moved = { id: first.paymentId, bookId: one.id };
  became = { id: second.paymentId, bookId: other.id, number: other.number };
  await asOwner(async (owner) => {
    await owner.query("set session_replication_role = replica");
    await owner.query("update payments set corrects_id = $1 where id = $2", [moved.id, became.id]);
    await owner.query("update payments set gateway = 'razorpay', gateway_payment_id = 'pay_1' where id = $1", [
      moved.id,
    ]);
    await owner.query(
      `insert into gateway_refunds (payment_id, gateway, gateway_payment_id, amount_paise, requested_at, next_try_at)
       values ($1, 'razorpay', 'pay_1', 50000, now(), now())`,
      [moved.id],
    );
    await owner.query(
      `insert into payment_exceptions (payment_id, kind, raised_at, moved_ref, moved_paise)
       values ($1, 'dispute_lost', now(), 'disp_1', 50000), ($2, 'refund_differs', now(), 'rfnd_2', 50000)`,
      [moved.id, became.id],
    );
    await owner.query(
      `insert into gateway_orders (payment_id, gateway, order_id, pay_url, opened_at, expires_at)
       values ($1, 'razorpay', 'order_1', '/', now(), now())`,
      [pending.id],
    );
  });
});

/** Expects that a statement waits while another session holds something. */
async function expectToWait(held: string, statement: string): Promise<void> {
  await database.asOwner((holder) =>
    database.asOwner(async (caller) => {
      await holder.query("begin");
      expect((await holder.query(held)).rowCount, held).toBe(1);
      await caller.query("set lock_timeout = '100ms'");
      await expect(caller.query(statement), statement).rejects.toThrow("lock timeout");
    }),
  );
}

const theDay = `select pg_advisory_xact_lock(731, day_lock_key('${testDay}', 1::smallint))`;
const about = `'{"operation": "Test"}', now(), '${testDay}'`;
const row = (table: string, column: string, id: bigint | number | string) =>
  `select from ${table} where ${column} = ${id} for no key update`;

describe("an operation waits for its day before it looks at anything", () => {
  // Nothing of this is there: an operation that does not wait refuses it at once.
  test.each([
    ["acknowledge_payment", "0, null, null, null, 'N1'"],
    ["acknowledge_verified", "0"],
    ["bounce_cheque", "0, 'x'"],
    ["clear_cheque", "0, 'x'"],
    ["correct_account_entry", "0, 'x'"],
    ["credit_payment_exception", "0, null, null, null"],
    ["decide_moved_money", "0, 'seen_to', null"],
    ["move_payment", "0, 'X1', 'x'"],
    ["open_book", "0, 'X1', 0, 'X', 1, 'new', 0"],
    ["refund_payment", "0, 'x'"],
    ["resolve_payment_exception", "0, 'seen_to', null, null, null"],
    ["settle_book", "0, 'refund', null, 'cash', null, null, '{}', '{}', 0, 0"],
    ["settle_gateway_refund", "0, 'cash', 'x', null"],
    ["start_payment", "0, null, null, null"],
    ["take_counter_payment", "'X1', 'cash', null, null, null"],
    ["begin_asset_operation", `'${testDay}', 1::smallint`],
  ])("%s", async (name, rest) => {
    await expectToWait(theDay, `select ${name}(${about}, ${rest})`);
  });

  test("of what a gateway tells", async () => {
    await expectToWait(theDay, `select gateway_captured(${about}, 'razorpay', null, 'order_1', 'pay_2', 50000, '{}')`);
    await expectToWait(
      theDay,
      `select gateway_disputed(${about}, 'razorpay', null, 'pay_1', 'disp_2', 1, 0, 'open', null, null)`,
    );
    // What the shop bore of it may be reversed.
    await expectToWait(
      theDay,
      `select gateway_refunded(${about}, 'razorpay', null, 'pay_1', 'rfnd_1', 1, null, 'failed_at_gateway', null)`,
    );
  });
});

describe("an operation waits for whoever changes", () => {
  test("its book", async () => {
    const book = row("books", "id", moved.bookId);
    for (const call of [
      `lock_payment(${moved.id}, null)`,
      `lock_open_book(${moved.bookId})`,
      `lock_unsettled_book(${moved.bookId})`,
      `gateway_refunded(${about}, 'razorpay', null, 'pay_1', 'rfnd_1', 50000, null, 'processed', null)`,
      `gateway_disputed(${about}, 'razorpay', null, 'pay_1', 'disp_2', 1, 0, 'open', null, null)`,
    ])
      await expectToWait(book, `select ${call}`);
  });

  test("and for nobody who changes another book", async () => {
    await database.asOwner((holder) =>
      database.asOwner(async (caller) => {
        await holder.query("begin");
        await holder.query(row("books", "id", became.bookId));
        await caller.query("set lock_timeout = '100ms'");
        expect((await caller.query(`select lock_payment(${moved.id}, null)`)).rowCount).toBe(1);
      }),
    );
  });

  test("the book to which its payment was moved", async () => {
    await expectToWait(row("books", "id", became.bookId), `select lock_moved_payment(${moved.id})`);
  });

  test("its payment, cheque, exception, refund or place", async () => {
    await expectToWait(row("payments", "id", moved.id), `select lock_payment(${moved.id}, null)`);
    await expectToWait(row("cheques", "payment_id", became.id), `select lock_cheque(${became.id})`);
    const exceptionOf = `(select id from payment_exceptions where payment_id = ${moved.id})`;
    const exception = row("payment_exceptions", "payment_id", moved.id);
    await expectToWait(exception, `select lock_open_exception(${exceptionOf})`);
    await expectToWait(exception, `select turn_dispute(${about}, ${moved.id}, 'disp_1')`);
    const returned = row("payment_exceptions", "payment_id", became.id);
    await expectToWait(returned, `select fail_moved_refund(${about}, ${became.id}, 'rfnd_2', null)`);
    const refund = row("gateway_refunds", "payment_id", moved.id);
    for (const call of [
      `lock_refund(${moved.id})`,
      `decide_moved_money(${about}, ${exceptionOf}, 'seen_to', null)`,
      `resolve_payment_exception(${about}, ${exceptionOf}, 'asked_again', null, null, null)`,
      `gateway_refunded(${about}, 'razorpay', null, 'pay_1', 'rfnd_1', 50000, null, 'processed', null)`,
    ])
      await expectToWait(refund, `select ${call}`);
    await expectToWait(row("place_chains", "place_id", 1), `select lock_place(${about}, 1::smallint)`);
  });

  test("the lines of settlements", async () => {
    const lines = "select pg_advisory_xact_lock(743, 1)";
    await expectToWait(lines, "select add_settlement_file('{}', now(), 'razorpay', 'a.csv', '')");
  });

  test("the money of a transaction number", async () => {
    const number = "select pg_advisory_xact_lock(740, hashtext(look_alike_key('WAIT 1')))";
    const take = (mode: string) =>
      `select take_counter_payment(${about}, '${became.number}', '${mode}', null, null, 'WAIT 1')`;
    await expectToWait(number, take("upi"));
    await whileOn("credit_cheques_on_clearing", () => expectToWait(number, take("cheque")));
  });

  test("what a client pays in cash or has begun to pay", async () => {
    const client = `select pg_advisory_xact_lock(735, ${clientId})`;
    await expectToWait(client, `select take_counter_payment(${about}, '${became.number}', 'cash', null, null, null)`);
    await expectToWait(client, `select start_payment(${about}, ${became.bookId}, null, null, null)`);
  });
});

test("a counter that goes on waits for its day, too", async () => {
  const take = `select take_counter_payment(${about}, 'X1', 'cash', null, null, null)`;
  await whileOn("counter_goes_on", () => expectToWait(theDay, take));
});

async function whileOn(key: string, run: () => Promise<void>): Promise<void> {
  const { setting } = database.db;
  await setting.create({ data: { key, value: true, updatedAt: testMoment } });
  await run();
  await setting.update({ where: { key }, data: { value: false } });
}
