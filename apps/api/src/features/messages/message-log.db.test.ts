import { beforeAll, describe, expect, test } from "vitest";
import { queueMessage } from "#outbox/index.ts";
import type { SignedIn } from "#testing/harness.ts";
import { makeRequest } from "#testing/make-request.ts";
import { app, listed, viewer } from "./messages.testing.ts";

test("delivered, given up and waiting are three states, with when and why", async () => {
  const client = await app.make.client({ name: "Ilango Delivery" });
  const [first, second] = [await app.make.book({ clientId: client.id }), await app.make.book({ clientId: client.id })];
  await app.db.outboxMessage.update({
    where: { dedupeKey: `book_opened:${first.id}` },
    data: { deliveredAt: app.clock.now, mailedAt: app.clock.now },
  });
  await app.db.outboxMessage.update({
    where: { dedupeKey: `book_opened:${second.id}` },
    data: { deadAt: app.clock.now, errorCode: "mail_refused", lastError: "mailbox full" },
  });
  await app.make.payment({ bookId: first.id });
  const told = async (state: string) =>
    (await listed({ search: "ilango d", state })).data.map(
      (row: Record<string, unknown>) => [row["state"], row["mailed_at"], row["failure"], row["last_error"]] as const,
    );
  expect(await told("Delivered")).toEqual([["Delivered", app.clock.now.toISOString(), null, null]]);
  expect(await told("Given up")).toEqual([["Given up", null, "The mail server refused it", "mailbox full"]]);
  expect(await told("Waiting")).toEqual([["Waiting", null, null, null]]);
  expect((await viewer.call("listMessages", { state: "Lost" })).status).toBe(422);
});

describe("the log of all messages", () => {
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await app.signedInAs({ userType: "Admin" });
  });

  /** A message to a client that has come to its end. */
  async function ended(change: object = { deliveredAt: app.clock.now, mailedAt: app.clock.now }) {
    const book = await app.make.book();
    return app.db.outboxMessage.update({ where: { dedupeKey: `book_opened:${book.id}` }, data: change });
  }

  const storedMessage = (id: bigint) => app.db.outboxMessage.findUniqueOrThrow({ where: { id } });

  test("is narrowed by kind, way and the day of the shop on which it was written", async () => {
    const client = await app.make.client();
    const book = await app.make.book({ clientId: client.id });
    await app.make.payment({ bookId: book.id });
    await app.make.closedBook(book.id);
    await queueMessage(app.db, app.clock.now, {
      kind: "book_closed",
      dedupeKey: `log:${book.id}`,
      clientId: client.id,
      // The last half hour of the day before in UTC, and this day in the shop.
      payload: { bookId: String(book.id) },
    });
    await app.db.outboxMessage.update({
      where: { dedupeKey: `log:${book.id}` },
      data: { createdAt: new Date("2026-05-09T18:45:00Z") },
    });
    const kinds = async (filter: object) =>
      (await listed({ clientid: String(client.id), sort: "at", ...filter })).data.map(
        ({ kind }: { kind: string }) => kind,
      );
    expect(await kinds({ kind: "payment_acknowledged" })).toEqual(["payment_acknowledged"]);
    expect(await kinds({ way: "Mail and SMS" })).toEqual(["book_opened", "payment_acknowledged"]);
    expect(await kinds({ way: "Mail alone" })).toEqual(["book_closed"]);
    expect(await kinds({ day: "2026-05-10" })).toEqual(["book_closed"]);
    expect(await kinds({ day: "2026-05-09" })).toEqual([]);
    for (const wrong of [{ kind: "gossip" }, { way: "Pigeon" }, { day: "2026-02-30" }])
      expect((await admin.call("listMessages", wrong)).status).toBe(422);
  });

  test("holds what was written to people who asked to join, and finds them by name", async () => {
    const request = await makeRequest(app.db, { name: "Nachiyar Velan", schemeId: (await app.make.scheme()).schemeId });
    await queueMessage(app.db, app.clock.now, {
      kind: "request_received",
      dedupeKey: `received:${request.id}`,
      payload: { requestId: String(request.id) },
    });
    expect((await listed({ search: "nachiyar" })).data).toMatchObject([
      { kind: "request_received", fld_name: "Nachiyar Velan" },
    ]);
  });

  test.for([
    ["delivered", {}],
    [
      "given up",
      { deliveredAt: null, mailedAt: null, deadAt: new Date(0), errorCode: "mail_refused", lastError: "mailbox full" },
    ],
  ] as const)("a message that was %s goes out again, and who sent it stands in the trail", async ([, change]) => {
    const message = await ended({ deliveredAt: app.clock.now, mailedAt: app.clock.now, ...change });
    const answer = await admin.call("resendMessage", { id: String(message.id) }, { key: `sent-again-${message.id}` });
    expect(answer.body.data).toEqual([{ id: String(message.id), state: "Waiting" }]);
    expect(await storedMessage(message.id)).toMatchObject({
      deliveredAt: null,
      deadAt: null,
      errorCode: null,
      lastError: null,
      resends: 1,
    });
    const entry = await app.db.auditEntry.findFirstOrThrow({ where: { recordId: String(message.id) } });
    expect(entry).toMatchObject({ operation: "Resend_Message", recordType: "message", actorId: admin.userId });
    // The same request again is the same answer, and another one finds it waiting.
    const repeated = await admin.call("resendMessage", { id: String(message.id) }, { key: `sent-again-${message.id}` });
    expect(repeated.body).toEqual(answer.body);
    expect((await admin.call("resendMessage", { id: String(message.id) })).body.code).toBe("message_still_waiting");
    expect((await storedMessage(message.id)).resends).toBe(1);
  });

  test("of two who send one again at once, one does", async () => {
    const message = await ended();
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.call("resendMessage", { id: String(message.id) })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await storedMessage(message.id)).resends).toBe(1);
  });

  test("what carried a code or password is never sent again, nor what is late or not wanted any more", async () => {
    const secret = await ended({ deliveredAt: app.clock.now, kind: "temporary_password" });
    const late = await ended({ deliveredAt: app.clock.now, expiresAt: app.clock.now });
    const user = await app.make.user();
    await app.db.user.update({ where: { id: user.id }, data: { wantsReminders: false } });
    const unwanted = await ended({ deliveredAt: app.clock.now, kind: "reminder_due", userId: user.id });
    for (const [message, code] of [
      [secret, "message_secret"],
      [late, "message_late"],
      [unwanted, "message_unwanted"],
    ] as const) {
      const answer = await admin.call("resendMessage", { id: String(message.id) });
      expect([answer.status, answer.body.code]).toEqual([409, code]);
      expect(await storedMessage(message.id)).toEqual(message);
    }
    const bars = (await admin.call("listMessages", { pageSize: "3" })).body.data;
    expect(bars.map(({ resend_bar: bar }: { resend_bar: string }) => bar).toSorted()).toEqual([
      "message_late",
      "message_secret",
      "message_unwanted",
    ]);
  });

  test.each(["csv", "xlsx", "pdf"])(
    "is saved as %s with the filters of the list, without what was said",
    async (format) => {
      await app.make.client({ name: "Saved Once" });
      const answer = await admin.call("exportMessages", { search: "Ilango Delivery", format });
      expect(answer.status).toBe(200);
      expect(answer.headers["content-disposition"]).toContain(`messages-2026-05-04.${format}`);
      if (format !== "csv") return;
      const lines = answer.text.trim().split("\r\n");
      expect(lines[0]).toContain("Written");
      expect(lines).toHaveLength(4);
      expect(answer.text).toContain("mailbox full");
      expect(answer.text).not.toContain("Dear");
    },
  );

  test("a long file names every message once, also while others are written", async () => {
    const client = await app.make.client();
    const write = (from: number, to: number) =>
      app.asOwner((owner) =>
        owner.query(
          `insert into outbox_messages (dedupe_key, kind, client_id, payload, created_at, available_at, delivered_at, error_code,
             last_error)
           select 'long file ' || n, 'account_approved', $1, '{}', now(), now(), now(), 'unknown_error', 'message ' || n
           from generate_series($2::int, $3::int) n`,
          [client.id.toString(), from, to],
        ),
      );
    await write(1, 2_500);
    const saved = new AbortController();
    const asked = admin
      .call("exportMessages", { clientid: String(client.id), format: "csv" })
      .finally(() => saved.abort());
    let written = 2_500;
    while (!saved.signal.aborted && written < 3_500) {
      await write(written + 1, written + 1);
      written += 1;
    }
    const named = (await asked).text.match(/message \d+/g) ?? [];
    expect(new Set(named).size).toBe(named.length);
    expect(named).toEqual(expect.arrayContaining(Array.from({ length: 2_500 }, (_, n) => `message ${n + 1}`)));
    expect(written).toBeGreaterThan(2_500);
  });
});
