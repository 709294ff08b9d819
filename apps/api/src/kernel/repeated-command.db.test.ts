import { describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";

const app = useApp();

const kavitha = { name: "Kavitha", email: "kavitha@example.com", mobile: "9840012345" };

describe("a command sent again with its key", () => {
  test("is answered as the first time, and done once", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const first = await admin.call("addClient", kavitha, { key: "key-of-the-form-1" });
    const again = await admin.call("addClient", { ...kavitha, unknown: "field" }, { key: "key-of-the-form-1" });
    expect(first.status).toBe(200);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await app.db.client.count({ where: { email: kavitha.email } })).toBe(1);
    const clientId: string = first.body.data[0].ClientId;
    expect(await app.db.auditEntry.count({ where: { recordType: "client", recordId: clientId } })).toBe(1);
  });

  test("with other content is refused", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const person = { ...kavitha, email: "other@example.com" };
    await admin.call("addClient", person, { key: "key-of-the-form-2" });
    for (const [name, json] of [
      ["addClient", { ...person, mobile: "9840012346" }],
      ["setGoldRate", { rate: "7000" }],
    ] as const) {
      const response = await admin.call(name, json, { key: "key-of-the-form-2" });
      expect([response.status, response.body.code]).toEqual([409, "idempotency_key_reused"]);
    }
  });

  test("by another person is theirs, not a repeat", async () => {
    const [one, two] = [await app.signedInAs({ userType: "Admin" }), await app.signedInAs({ userType: "Admin" })];
    const first = await one.call("addClient", { ...kavitha, email: "one@example.com" }, { key: "the-same-key" });
    const second = await two.call("addClient", { ...kavitha, email: "two@example.com" }, { key: "the-same-key" });
    expect(second.status).toBe(200);
    expect(second.body).not.toEqual(first.body);
  });

  test("at the same moment runs once, and every copy gets the same answer", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const person = { ...kavitha, email: "copies@example.com" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.call("addClient", person, { key: "key-of-copies" })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await app.db.client.count({ where: { email: person.email } })).toBe(1);
  });

  test("that was refused may be sent again once it can succeed", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const taken = await app.make.client({ email: "taken@example.com" });
    const person = { ...kavitha, email: "taken@example.com" };
    expect((await admin.call("addClient", person, { key: "key-of-a-retry" })).body.code).toBe("client_already_exists");
    await app.db.client.update({ where: { id: taken.id }, data: { email: "free@example.com" } });
    expect((await admin.call("addClient", person, { key: "key-of-a-retry" })).status).toBe(200);
  });
});

describe("a request asked after", () => {
  const askAfter = { "Idempotency-Replay": "only" };

  test("that was carried out is answered as it was, and not done again", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const person = { ...kavitha, email: "arrived@example.com" };
    const first = await admin.call("addClient", person, { key: "key-that-arrived" });
    const asked = await admin.call("addClient", person, { key: "key-that-arrived", headers: askAfter });
    expect([asked.status, asked.body]).toEqual([200, first.body]);
    expect(await app.db.client.count({ where: { email: person.email } })).toBe(1);
  });

  test("that never came is not done, also when it arrives after all", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    for (const [name, json] of [
      ["addClient", { ...kavitha, email: "late@example.com" }],
      ["takeCounterPayment", { accountno: (await app.make.book()).number }],
    ] as const) {
      const key = `key-on-its-way-${name}`;
      const asked = await admin.call(name, json, { key, headers: askAfter });
      expect([asked.status, asked.body.code]).toEqual([409, "request_withdrawn"]);
      expect((await admin.call(name, json, { key })).body.code).toBe("idempotency_key_reused");
    }
    expect(await app.db.client.count({ where: { email: "late@example.com" } })).toBe(0);
    expect(await app.db.payment.count()).toBe(0);
  });

  test("while it is being carried out is either done and answered, or not done", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    for (let n = 0; n < 12; n++) {
      const person = { ...kavitha, email: `racing${n}@example.com` };
      const key = `key-of-race-${n}`;
      const [sent, asked] = await Promise.all([
        admin.call("addClient", person, { key }),
        admin.call("addClient", person, { key, headers: askAfter }),
      ]);
      const isDone = (await app.db.client.count({ where: { email: person.email } })) === 1;
      expect([sent.status, asked.status]).toEqual(isDone ? [200, 200] : [409, 409]);
    }
  });
});
