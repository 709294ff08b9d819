import { expect, test } from "vitest";
import { queueSecretMessage } from "#outbox/index.ts";
import { app, listed, viewer } from "./messages.testing.ts";

test("a client's messages are read as they were written, and another's are not among them", async () => {
  const client = await app.make.client({ name: "Kuyili" });
  const book = await app.make.book({ clientId: client.id });
  await app.make.payment({ bookId: book.id });
  await app.make.payment();
  const { data, page } = await listed({ clientid: String(client.id) });
  expect(page.total).toBe(2);
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(["payment_acknowledged", "book_opened"]);
  expect(data[0]).toMatchObject({
    subject: `Payment received for book ${book.number}`,
    state: "Waiting",
    fld_name: "Kuyili",
    fld_email: client.email,
    mailed_at: null,
  });
  expect(data[0].mail).toContain(`your payment of Rs 500.00 for book ${book.number}`);
  expect((await listed({ clientid: String(client.id), sort: "at", pageSize: "1", page: "2" })).data).toMatchObject([
    { kind: "payment_acknowledged" },
  ]);
});

test("what went to the person who signs in for them is there, its secret masked", async () => {
  const client = await app.make.client();
  const secret = "brass lamp 4711";
  await queueSecretMessage(app.db, app.clock.now, app.secrets, {
    kind: "temporary_password",
    dedupeKey: `masked:${client.id}`,
    userId: client.userId,
    payload: {},
    secret,
    expiresAt: new Date(app.clock.now.getTime() + 3_600_000),
  });
  const response = await viewer.call("listMessages", { clientid: String(client.id) });
  expect(response.body.data).toMatchObject([{ kind: "temporary_password" }]);
  expect(response.body.data[0].mail).toContain("Your temporary password is: ••••••");
  expect(response.text).not.toContain(secret);
});

test("a message whose record is gone is listed without its words", async () => {
  const client = await app.make.client();
  await app.db.$executeRaw`select queue_message(${app.clock.now}::timestamptz, 'book_opened', ${`gone:${client.id}`},
    ${client.id}::bigint, null, '{"bookId": "999999999"}'::jsonb)`;
  expect((await listed({ clientid: String(client.id) })).data).toMatchObject([
    { subject: null, mail: null, sms: null },
  ]);
});
