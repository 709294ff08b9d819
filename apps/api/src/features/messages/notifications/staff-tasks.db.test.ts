import { beforeEach, describe, expect, test } from "vitest";
import type { Capability } from "@thangam/contracts/kernel/capabilities";
import { makeRequest } from "#testing/make-request.ts";
import { app, seen, told } from "./notifications.testing.ts";

const later = (minutes: number) => new Date(app.clock.now.getTime() + minutes * 60_000);

describe("staff", () => {
  beforeEach(async () => {
    await app.asOwner((owner) =>
      owner.query(`delete from notifications_seen; delete from outbox_messages;
        alter table requests disable trigger all; delete from requests; alter table requests enable trigger all;
        alter table payment_exceptions disable trigger all; delete from payment_exceptions;
        alter table payment_exceptions enable trigger all;
        update books set status = 'closed', closed_at = now() where status = 'approved';
        alter table payments disable trigger all;
        update payments set status = 'failed', failed_at = now() where status in ('pending', 'verified');
        alter table payments enable trigger all`),
    );
  });

  test("see open work with how much there is of it, and nothing when there is none", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    expect(await told(admin)).toEqual({ rows: [], unread: 0, total: 0 });
    await makeRequest(app.db, {});
    await makeRequest(app.db, {});
    const book = await app.make.book({ scheme: { instalments: 15 } });
    await app.make.payment({ bookId: book.id, status: "pending", mode: "online" });
    const exceptional = await app.make.book({ scheme: { instalments: 15 } });
    await app.make.payment({ bookId: exceptional.id, status: "pending", mode: "online" });
    await app.make.closedBook(exceptional.id);
    await app.make.book({ scheme: { type: "daily", instalments: 30 } });
    await app.db.outboxMessage.updateMany({ data: { deliveredAt: app.clock.now } });
    const [failed] = await app.db.outboxMessage.findMany({ take: 1 });
    await app.db.outboxMessage.update({
      where: { id: failed?.id ?? 0n },
      data: { deliveredAt: null, deadAt: app.clock.now },
    });
    const { rows, unread, total } = await told(admin);
    expect(rows.map(({ kind, total: count }) => [kind, count])).toEqual([
      ["requests_waiting", 2],
      ["payments_pending", 1],
      ["payment_exceptions", 1],
      ["messages_failed", 1],
      ["books_maturing", 1],
    ]);
    // Two requests are one line, and what stands on different lines is not added up.
    expect([unread, total]).toEqual([5, 5]);
    expect((await told(admin, { page: "2", pageSize: "3" })).rows.map(({ kind }) => kind)).toEqual([
      "messages_failed",
      "books_maturing",
    ]);
  });

  test("a payment that the gateway itself is asked about is nobody's work; one that has come in is", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const { paymentId } = await app.make.payment({ status: "pending", mode: "online" });
    await app.asOwner((owner) =>
      owner.query(
        `insert into gateway_orders (payment_id, gateway, order_id, pay_url, opened_at, expires_at, next_check_at)
         values ($1::bigint, 'sandbox', 'an order', 'https://pay.example.com', now(), now(), now())`,
        [paymentId],
      ),
    );
    expect((await told(admin)).rows).toEqual([]);
    await app.asOwner((owner) =>
      owner.query("update payments set status = 'verified', gateway = 'sandbox' where id = $1", [paymentId]),
    );
    expect((await told(admin)).rows).toMatchObject([{ kind: "payments_verified", total: 1, unread: 1 }]);
  });

  test.for([
    [[], []],
    [["requests.approve"], ["requests_waiting"]],
    [["payments.acknowledge"], ["payment_exceptions"]],
    [
      ["payments.acknowledge", "payments.view"],
      ["payments_pending", "payment_exceptions"],
    ],
    [["reports.view"], ["books_maturing"]],
    [["clients.view", "payments.view"], []],
  ] satisfies [Capability[], string[]][])("an Employee with %j sees %j alone", async ([capabilities, kinds]) => {
    await makeRequest(app.db, {});
    await app.make.payment({ status: "pending", mode: "online" });
    const { bookId } = await app.db.payment.findUniqueOrThrow({
      where: { id: (await app.make.payment({ status: "pending", mode: "online" })).paymentId },
    });
    await app.make.closedBook(bookId);
    await app.make.book({ scheme: { type: "daily", instalments: 30 } });
    const employee = await app.signedInAs({ userType: "Employee", capabilities });
    expect((await told(employee)).rows.map(({ kind }) => kind)).toEqual(kinds);
  });

  test("what one has seen is new to another still, and what comes after it is new again", async () => {
    const [one, other] = [await app.signedInAs({ userType: "Admin" }), await app.signedInAs({ userType: "Admin" })];
    await makeRequest(app.db, { createdAt: app.clock.now });
    const before = await told(one);
    expect((await one.call("markNotificationsSeen", { seen: seen(before.rows) })).body.data).toEqual([{ unread: 0 }]);
    expect(await told(one)).toMatchObject({ unread: 0, rows: [{ total: 1, unread: 0 }] });
    expect((await told(other)).unread).toBe(1);

    await makeRequest(app.db, { createdAt: later(5) });
    expect(await told(one)).toMatchObject({ unread: 1, rows: [{ total: 2, unread: 1 }] });
    // The screen that was left open knows of the first alone, and takes nothing back.
    app.clock.now = later(6);
    await one.call("markNotificationsSeen", { seen: seen(before.rows) });
    expect((await told(one)).unread).toBe(1);
    await one.call("markNotificationsSeen", { seen: seen((await told(one)).rows) });
    await one.call("markNotificationsSeen", { seen: seen(before.rows) });
    expect((await told(one)).unread).toBe(0);
  });

  test("nobody sees what is still to come, nor the work of others", async () => {
    const clerk = await app.signedInAs({ userType: "Employee", capabilities: ["requests.approve"] });
    const at = "2090-01-01T00:00:00.000Z";
    await clerk.call("markNotificationsSeen", {
      seen: [
        { kind: "requests_waiting", at },
        { kind: "messages_failed", at },
      ],
    });
    expect(await app.db.notificationsSeen.findMany()).toMatchObject([
      { userId: clerk.userId, kind: "requests_waiting", seenUpTo: app.clock.now },
    ]);
  });

  test("a day that took money and is not closed is named once a later one has come", async () => {
    const clerk = await app.signedInAs({ userType: "Employee", capabilities: ["payments.take"] });
    await app.make.closedDay({ day: "2026-05-01" });
    await app.make.payment({ day: "2026-05-03", now: new Date("2026-05-03T06:00:00Z") });
    expect((await told(clerk)).rows).toMatchObject([{ kind: "day_open", day: "2026-05-03", total: 1, unread: 1 }]);
    await app.make.closedDay({ day: "2026-05-03" });
    expect((await told(clerk)).rows).toEqual([]);
  });
});

test("staff see the work of the branch that they ask for", async () => {
  const { id: branchId } = await app.make.branch();
  const admin = await app.signedInAs({ userType: "Admin" });
  const counted = await (
    await app.signedInAs({ userType: "Admin" })
  ).call("countSafe", { counted: "0", reason: "Taken to the bank" });
  expect(counted.status, JSON.stringify(counted.body)).toBe(200);
  await app.make.payment({ book: { branchId }, branchId, status: "pending", mode: "online" });
  const kindsOf = async (input: object) => (await told(admin, input)).rows.map(({ kind }) => kind);
  expect(await kindsOf({})).toEqual(expect.arrayContaining(["payments_pending", "safe_counted"]));
  expect(await kindsOf({ branch: branchId })).toContain("payments_pending");
  expect(await kindsOf({ branch: branchId })).not.toContain("safe_counted");
  expect(await kindsOf({ branch: 1 })).toContain("safe_counted");
});
