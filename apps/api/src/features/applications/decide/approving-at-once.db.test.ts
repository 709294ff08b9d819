import { describe, expect, test } from "vitest";
import { makeRequest } from "#testing/make-request.ts";
import { sized } from "#testing/test-size.ts";
import { admin, app, approve, newNumber, ofEmail } from "./approval.testing.ts";

describe("at once", () => {
  test("two Admins approve one request: one wins, the refusal of the other says who did", async () => {
    const request = await makeRequest(app.db);
    const other = await app.signedInAs({ userType: "Admin", name: "Ravi" });
    const answers = await Promise.all([approve(request), approve(request, newNumber(), other)]);
    const lost = answers.find(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(lost?.body).toMatchObject({ status: 409, code: "request_already_approved" });
    expect(lost?.body.data).toMatch(/^(Ravi|Meenakshi) has already approved this request\.$/);
  });

  test("many approvals of one request make one customer, one client, one book and one welcome", async () => {
    const request = await makeRequest(app.db);
    const answers = await Promise.all(Array.from({ length: sized(12, 50) }, () => approve(request)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status, body }) => body.code ?? status))).toEqual(
      new Set([200, "request_already_approved"]),
    );
    expect(await app.db.user.count(ofEmail(request.email))).toBe(1);
    const clients = await app.db.client.findMany({
      ...ofEmail(request.email),
      include: { books: true, messages: true },
    });
    expect(clients.map(({ books, messages }) => [books.length, messages.length])).toEqual([[1, 2]]);
  });

  test("approved and rejected at once, it is one of the two", async () => {
    for (let n = 0; n < 10; n += 1) {
      const request = await makeRequest(app.db);
      const answers = await Promise.all([
        approve(request),
        admin.call("rejectApplication", { id: request.id.toString(), reason: "Asked twice" }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { bookStatus, clientStatus } = await app.db.request.findUniqueOrThrow({ where: { id: request.id } });
      expect(clientStatus).toBe(bookStatus);
      expect(await app.db.user.count(ofEmail(request.email))).toBe(bookStatus === "approved" ? 1 : 0);
    }
  });

  test("two requests of one new person, approved at once, make one customer with two books", async () => {
    const malar = await app.db.schemeVersion.findFirstOrThrow({ where: { name: "Thanga Malar" } });
    const first = await makeRequest(app.db);
    const second = await makeRequest(app.db, { email: first.email, schemeId: malar.schemeId });
    const answers = await Promise.all([approve(first), approve(second, newNumber("SMQ"))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const clients = await app.db.client.findMany({ ...ofEmail(first.email), include: { books: true } });
    expect(clients.map(({ books }) => books.length)).toEqual([2]);
    expect(await app.db.user.count(ofEmail(first.email))).toBe(1);
  });
});

describe("a failure on the way", () => {
  const steps = [
    "insert on users",
    "insert on clients",
    "insert on books",
    "insert on book_balances",
    "update on requests",
    "insert on outbox_messages",
    "insert on audit_entries",
    "update on idempotency_keys",
  ] as const;

  test.for(steps)("at the %s leaves nothing half-done, and the approval can be sent again", async (step) => {
    const request = await makeRequest(app.db);
    const json = { id: request.id.toString(), name: request.name, accountno: newNumber() };
    const key = `approval-failing-${request.id}`;
    const before = await app.fingerprint();
    await app.asOwner((owner) =>
      owner.query(`create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
        create trigger fail_here before ${step} for each row execute function fail_here()`),
    );
    const failed = await admin.call("approveApplication", json, { key });
    await app.asOwner((owner) => owner.query("drop function fail_here() cascade"));
    expect(failed.status).toBe(500);
    expect(await app.fingerprint()).toEqual(before);
    const again = await admin.call("approveApplication", json, { key });
    expect(again.status, again.text).toBe(200);
    expect((await admin.call("approveApplication", json, { key })).body).toEqual(again.body);
  });

  test.for([2, 3])("at the %ith write to the request leaves nothing either", async (nth) => {
    const request = await makeRequest(app.db);
    const before = await app.fingerprint();
    await app.asOwner((owner) =>
      owner.query(`create table fail_count (n int); insert into fail_count values (0); grant all on fail_count to thangam_app;
        create function fail_here() returns trigger language plpgsql as $$ begin
          update fail_count set n = n + 1; if (select n from fail_count) >= ${nth} then raise exception 'gone'; end if; return new; end $$;
        create trigger fail_here before update on requests for each row execute function fail_here()`),
    );
    const failed = await approve(request);
    await app.asOwner((owner) => owner.query("drop function fail_here() cascade; drop table fail_count"));
    expect(failed.status).toBe(500);
    expect(await app.fingerprint()).toEqual(before);
  });
});
