import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testPassword } from "#testing/make/people.ts";
import { startPushService } from "#testing/push-service.ts";
import { queueReminders } from "#features/messages/reminders/reminder-store.ts";
import { app, seen, told } from "./notifications.testing.ts";
import { isSigned, pushWhatWaits, takesPushes, waitingPushes } from "./push.testing.ts";

async function makeCustomer() {
  const customer = await app.signedInAs({ userType: "Customer" });
  const client = await app.make.client({ userId: customer.userId });
  const book = await app.make.book({ clientId: client.id, scheme: { instalments: 11 } });
  return { customer, client, book };
}

describe("a customer", () => {
  test("sees notifications of their own books alone, newest first, and where to look", async () => {
    const { customer, book } = await makeCustomer();
    const { book: others } = await makeCustomer();
    await app.make.payment({ bookId: book.id });
    await app.make.payment({ bookId: others.id });
    await queueReminders(app.db, app.clock.now, "2026-06-04");
    const { rows, unread, total } = await told(customer);
    expect(rows).toMatchObject([
      { kind: "reminder_due", subject: `A payment is due: ${book.number}`, chitid: String(book.id), unread: 1 },
      { kind: "payment_acknowledged", subject: `Payment received for book ${book.number}`, chitid: String(book.id) },
      { kind: "book_opened", chitid: String(book.id) },
    ]);
    expect([unread, total]).toEqual([3, 3]);
  });

  test("reads one, or all that were there; what came meanwhile stays new", async () => {
    const { customer, book } = await makeCustomer();
    await app.make.payment({ bookId: book.id });
    const [newest] = (await told(customer)).rows;
    expect((await customer.call("markNotificationsSeen", { seen: seen([newest!]) })).body.data).toEqual([
      { unread: 1 },
    ]);
    expect((await told(customer)).rows.map(({ unread }) => unread)).toEqual([0, 1]);
    await app.make.payment({ bookId: book.id });
    await customer.call("markNotificationsSeen", { seen: seen([newest!]), and_older: true });
    expect((await told(customer)).rows.map(({ unread }) => unread)).toEqual([1, 0, 0]);
  });

  test("cannot read what is another's, nor sees passwords and codes", async () => {
    const [mine, theirs] = [await makeCustomer(), await makeCustomer()];
    await app.db.outboxMessage.create({
      data: {
        dedupeKey: `secret:${mine.customer.userId}`,
        kind: "temporary_password",
        userId: mine.customer.userId,
        payload: {},
        createdAt: app.clock.now,
        availableAt: app.clock.now,
      },
    });
    const { rows } = await told(theirs.customer);
    await mine.customer.call("markNotificationsSeen", { seen: seen(rows), and_older: true });
    expect((await told(theirs.customer)).unread).toBe(1);
    expect((await told(mine.customer)).rows.map(({ kind }) => kind)).toEqual(["book_opened"]);
  });

  test("with long news turns its pages", async () => {
    const { customer, book } = await makeCustomer();
    for (let n = 0; n < 4; n += 1) await app.make.payment({ bookId: book.id });
    const { rows, total } = await told(customer, { page: "2", pageSize: "3" });
    expect([rows.length, total]).toEqual([2, 5]);
  });
});

describe("a device of a customer", () => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await app.asOwner((owner) => owner.query("delete from unqueued_messages; delete from pgboss.job"));
    service.taken.length = 0;
    service.answerWith(201);
  });

  test("is told of news in its reader's language, with nothing that another may not read", async () => {
    const { customer, book } = await makeCustomer();
    expect((await customer.call("getPush")).body.data).toEqual([{ public_key: app.push.publicKey, is_on: false }]);
    const browser = await takesPushes(customer, `${service.url}/send/one`);
    expect((await customer.call("getPush")).body.data).toMatchObject([{ is_on: true }]);
    await app.make.payment({ bookId: book.id });
    expect(await pushWhatWaits()).toBe(0);
    await app.db.user.update({ where: { id: customer.userId }, data: { language: "ta" } });
    await app.make.payment({ bookId: book.id });
    await pushWhatWaits();
    const news = service.taken.map(({ body }) => browser.read(body));
    const tag = expect.stringMatching(/^message-\d+$/);
    expect(news).toEqual([
      { title: "Thangam", body: "There is news of your savings book. Open the portal to read it.", lang: "en", tag },
      { title: "Thangam", body: "There is news of a payment. Open the portal to read it.", lang: "en", tag },
      { title: "Thangam", body: expect.stringContaining("கட்டணம்"), lang: "ta", tag },
    ]);
    const [{ path, headers }] = [service.taken[1]!];
    expect([path, headers.ttl]).toEqual(["/send/one", "86400"]);
    expect(news[1]).toMatchObject({ tag: headers.topic });
    expect(isSigned(String(headers.authorization), service.url)).toBe(true);
    // What is read already is no news.
    await app.make.payment({ bookId: book.id });
    await customer.call("markNotificationsSeen", { seen: seen((await told(customer)).rows), and_older: true });
    await pushWhatWaits();
    expect(service.taken).toHaveLength(3);
  });

  test("is silent in the quiet hours, and told when they end", async () => {
    const { customer, book } = await makeCustomer();
    await takesPushes(customer, `${service.url}/send/quiet`);
    await app.make.payment({ bookId: book.id });
    app.clock.now = new Date("2126-05-04T21:00:00+05:30");
    await pushWhatWaits();
    expect(service.taken).toEqual([]);
    const end = new Date("2126-05-05T08:00:00+05:30");
    expect(await waitingPushes()).toEqual([end, end]);
    app.clock.now = end;
    await app.db.session.updateMany({ data: { expiresAt: new Date("2127-01-01") } });
    await app.asOwner((owner) => owner.query("update pgboss.job set start_after = now()"));
    await pushWhatWaits();
    expect(service.taken).toHaveLength(2);
  });

  test("of two people tells each of their own news alone, and nothing more after the sign-out", async () => {
    const [one, other] = [await makeCustomer(), await makeCustomer()];
    const device = app.nobody();
    const signIn = async ({ customer }: typeof one) => {
      const { email } = await app.db.user.findUniqueOrThrow({ where: { id: customer.userId } });
      expect((await device.call("signIn", { email, password: testPassword })).status).toBe(200);
    };
    const endpoint = `${service.url}/send/shared`;
    await signIn(one);
    await takesPushes(device, endpoint);
    await signIn(other);
    await app.make.payment({ bookId: one.book.id });
    await pushWhatWaits();
    expect(service.taken).toEqual([]);
    const browser = await takesPushes(device, endpoint);
    // Elsewhere the first one says that the same browser is theirs: whoever said so last has it.
    await takesPushes(one.customer, endpoint);
    await takesPushes(device, endpoint);
    await app.make.payment({ bookId: one.book.id });
    await pushWhatWaits();
    expect(service.taken).toEqual([]);
    const { keys } = await takesPushes(device, endpoint);
    expect(keys.endpoint).toBe(browser.keys.endpoint);
    await app.make.payment({ bookId: other.book.id });
    await pushWhatWaits();
    expect(service.taken).toHaveLength(1);
    await device.call("signOut");
    await app.make.payment({ bookId: other.book.id });
    await pushWhatWaits();
    expect(service.taken).toHaveLength(1);
    expect(await app.db.pushSubscription.count({ where: { session: { userId: other.customer.userId } } })).toBe(0);
  });

  test("that is gone is forgotten; of a service in trouble it is tried again, and no other address is called", async () => {
    const { customer, book } = await makeCustomer();
    const isOn = async () => (await customer.call("getPush")).body.data[0].is_on;
    for (const [status, again, stays] of [
      [503, 2, true],
      // 401 and 403 blame our key or clock, not the subscription.
      ...[302, 401, 403].map((status) => [status, 1, true] as const),
      ...[410, 404].map((status) => [status, 0, false] as const),
    ] as const) {
      await takesPushes(customer, `${service.url}/send/${status}`);
      service.answerWith(status);
      await app.make.payment({ bookId: book.id });
      expect([status, await pushWhatWaits(), await isOn()]).toEqual([status, again, stays]);
    }
    expect(service.taken.map(({ path }) => path)).not.toContain("/elsewhere");
    for (const endpoint of ["https://169.254.169.254/x", "https://fcm.googleapis.com/x", "nowhere"]) {
      const { keys } = await takesPushes(customer, `${service.url}/send/kept`);
      const refused = await customer.call("savePushSubscription", { ...keys, endpoint });
      expect([refused.status, refused.body.code]).toEqual([422, "push_service_unknown"]);
    }
    await customer.call("removePushSubscription");
    expect(await isOn()).toBe(false);
    // One that was made for the key of an earlier secret takes nothing of ours.
    const { publicKey } = app.push;
    app.push.publicKey = "of before";
    await takesPushes(customer, `${service.url}/send/before`);
    app.push.publicKey = publicKey;
    await app.make.payment({ bookId: book.id });
    expect([await pushWhatWaits(), await isOn()]).toEqual([0, false]);
  });
});
