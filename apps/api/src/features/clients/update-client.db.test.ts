import { beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "#integrations/mail/port.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { deliveredMails, deliverWaiting, noReceipt, portalUrl } from "#testing/mails.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

let people = 0;

function person(rest: object = {}) {
  people += 1;
  return { name: "Malar Vizhi", email: `malar${people}@example.com`, mobile: "9000000077", ...rest };
}

const clientOf = (id: bigint) => app.db.client.findUniqueOrThrow({ where: { id }, include: { user: true } });

/** Sends what waits; whom it went to. */
async function everythingDelivered(): Promise<string[]> {
  const [mails, texts]: [string[], string[]] = [[], []];
  const mail = {
    send: async ({ to, subject }: Mail) => void mails.push(`mail to ${to.address}: ${subject}`),
  };
  const sms = { send: async ({ mobile }: { mobile: string }) => void texts.push(`SMS to ${mobile}`) };
  const { db, secrets } = app;
  const logger = makeLogger("silent", { write: () => undefined });
  await deliverWaiting({ db, clock: () => app.clock.now, logger, secrets, mail, sms, receiptOf: noReceipt, portalUrl });
  return [...mails.toSorted(), ...texts];
}

describe("changing a client", () => {
  test("changes the sign-in and every record of the same person with it, and keeps what was not sent", async () => {
    const client = await app.make.client();
    const second = await app.make.client({ userId: client.userId });
    const before = await clientOf(client.id);
    const sent = person();
    const answer = await admin.call("updateClient", { id: String(client.id), ...sent, clientStatus: "Closed" });
    const version = app.clock.now.toISOString();
    expect(answer.body.data).toEqual([{ ClientId: String(client.id), fld_version: version }]);

    const after = await clientOf(client.id);
    expect(after).toMatchObject({ ...sent, status: before.status, termsAccepted: before.termsAccepted });
    expect(after.updatedById).toBe(admin.userId);
    expect(after.user).toMatchObject({ ...sent, status: "active", passwordHash: before.user?.passwordHash });
    expect(await clientOf(second.id)).toMatchObject(sent);
  });

  test("is kept in the audit trail by what changed, without the mobile number", async () => {
    const client = await app.make.client({ mobile: "9000000001" });
    const sent = person();
    await admin.call("updateClient", { id: String(client.id), ...sent });
    const [entry] = await app.db.auditEntry.findMany({
      where: { recordType: "client", recordId: String(client.id), operation: "Update_NewMonthly_Client" },
    });
    expect(entry).toMatchObject({
      actorId: admin.userId,
      detail: { email: `${client.email} → ${sent.email}`, changed: "name, mobile" },
    });
  });

  test("may leave everything as it was, of which nobody is told", async () => {
    const { id, name, email, mobile } = await app.make.client();
    await deliveredMails(app);
    const answer = await admin.call("updateClient", { id: String(id), name, email: email.toUpperCase(), mobile });
    expect(answer.status).toBe(200);
    expect(await deliveredMails(app)).toEqual([]);
  });

  test.each([
    ["with a sign-in", async () => app.make.client({ mobile: "9000000001" })],
    ["without one", async () => app.make.client({ mobile: "9000000001", userId: null })],
  ])("%s, tells the addresses they had, and those alone", async (_what, make) => {
    const { id, email } = await make();
    await deliveredMails(app);
    expect((await admin.call("updateClient", { id: String(id), ...person() })).status).toBe(200);
    const told = await everythingDelivered();
    expect(told).toEqual([
      `mail to ${email}: Your e-mail address was changed`,
      `mail to ${email}: Your mobile number was changed`,
      "SMS to 9000000001",
    ]);
  });

  test("sent twice with the same key is done once and answered the same", async () => {
    const client = await app.make.client();
    const sent = { id: String(client.id), ...person() };
    const first = await admin.call("updateClient", sent, { key: "update-key-1" });
    expect((await admin.call("updateClient", sent, { key: "update-key-1" })).body).toEqual(first.body);
    const entries = await app.db.auditEntry.count({
      where: { operation: "Update_NewMonthly_Client", recordId: String(client.id) },
    });
    expect(entries).toBe(1);
  });

  test("refuses the e-mail of another client, of staff and of a customer without books, and changes nothing", async () => {
    const client = await app.make.client();
    const before = await clientOf(client.id);
    const other = await app.make.client();
    const staff = await app.make.user({ userType: "Employee" });
    const customer = await app.make.user({ userType: "Customer" });
    for (const [email, code] of [
      [other.email, "client_already_exists"],
      [staff.email, "email_belongs_to_staff"],
      [customer.email, "email_already_registered"],
    ]) {
      const answer = await admin.call("updateClient", { id: String(client.id), ...person({ email }) });
      expect([answer.status, answer.body.code]).toEqual([409, code]);
    }
    expect(await clientOf(client.id)).toEqual(before);
  });

  test("refuses a client who is not there, and says what is missing in the handbook's words", async () => {
    const missing = await admin.call("updateClient", { id: "999999", ...person() });
    expect([missing.status, missing.body.code]).toEqual([404, "client_not_found"]);
    const empty = await admin.call("updateClient", { id: "1", name: "", email: "", mobile: "" });
    expect(empty.status).toBe(422);
    expect(empty.body.errors.map(({ message }: { message: string }) => message)).toEqual([
      "Enter Name",
      "Enter Email",
      "Enter Mobile Number",
    ]);
  });

  test("of two clients to one e-mail at once lets one have it", async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, () => app.make.client()));
    const { email } = person();
    const answers = await Promise.all(
      clients.map(({ id }) => admin.call("updateClient", { id: String(id), ...person({ email }) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "client_already_exists")).toHaveLength(7);
    expect(await app.db.client.count({ where: { email } })).toBe(1);
  });

  test("together with a change of their customer record leaves both saying the same", async () => {
    const client = await app.make.client();
    const asUser = { usertype: "Customer", status: "Active" };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        n % 2 === 0
          ? admin.call("updateClient", { id: String(client.id), ...person() })
          : admin.call("updateUser", { id: String(client.userId), ...person(), ...asUser }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { name, email, mobile, user } = await clientOf(client.id);
    expect(user).toMatchObject({ name, email, mobile });
  });
});

describe("one client", () => {
  test("comes with every book, for whoever may see clients", async () => {
    const client = await app.make.client({ now: new Date("2025-01-14T19:00:00Z") });
    const book = await app.make.book({ clientId: client.id });
    const clerk = await app.signedInAs({ userType: "Employee", capabilities: ["clients.view"] });
    const answer = await clerk.call("getClient", { id: String(client.id) });
    expect(answer.body.data[0]).toMatchObject({
      fld_id: String(client.id),
      fld_email: client.email,
      fld_clientStatus: "Approved",
      joined_on: "2025-01-15",
      schemes: [{ fld_accountno: book.number, chitstatus: "Approved" }],
    });
    const missing = await clerk.call("getClient", { id: "999999" });
    expect([missing.status, missing.body.code]).toEqual([404, "client_not_found"]);
  });
});
