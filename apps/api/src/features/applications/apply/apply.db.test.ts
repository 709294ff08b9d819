import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { makeRequest } from "#testing/make-request.ts";
import { sweepUnverified } from "./index.ts";

const app = useApp();
const minute = 60_000;
const subject = "Your code to join a jewel savings scheme";

beforeAll(async () => {
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { E: 50_000n, H: 100_000n } });
  await app.make.scheme({ name: "Thanga Malar", paymentRule: "flexible", prefixes: { MDA: null } });
  await app.make.scheme({ name: "Closed Plan", isOpen: false, prefixes: { CP: 50_000n } });
});
// Each test a day later: the limits of addresses start anew.
let day = 0;
beforeEach(() => pass((day += 1) * 24 * 60 * minute));

function pass(ms: number): void {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
}

let serial = 0;
const applicant = (given: object = {}) => ({
  name: "Yazhini Selvam",
  email: `applicant.${(serial += 1)}@example.com`,
  mobile: "9840012345",
  chitschema: "Thanga Mazhai",
  chitamount: "500",
  termsconditions: true,
  terms_version: TERMS_VERSION,
  ...given,
});
const ask = (json: object) => app.nobody().call("addClientApplication", json);
const verify = (token: string, OTP: string) =>
  app.nobody().call("verifyClientApplication", { request_token: token, OTP });
const requestsOf = (email: string) => app.db.request.findMany({ where: { email, emailVerifiedAt: { not: null } } });

async function codeSentTo(email: string): Promise<string> {
  return secretOf(
    (await deliveredMails(app)).findLast((mail) => mail.to.address === email && mail.subject === subject),
  );
}

async function asked(json = applicant()): Promise<{ email: string; token: string; code: string }> {
  const answer = await ask(json);
  expect(answer.status, answer.text).toBe(200);
  return { email: json.email, token: answer.body.data[0].request_token, code: await codeSentTo(json.email) };
}

function wrong(code: string): string {
  return code === "999999" ? "100000" : String(Number(code) + 1);
}

describe("asking to join", () => {
  test("the shop sees the request once its address is verified, with the terms that were accepted", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const { email, token, code } = await asked(applicant({ chitamount: "1000" }));
    expect((await admin.call("listApplications", { search: email })).body.data).toEqual([]);
    expect((await verify(token, code)).body).toEqual({ data: [{ email }] });
    expect((await admin.call("listApplications", { search: email })).body.data).toMatchObject([
      {
        kind: "Join",
        fld_name: "Yazhini Selvam",
        fld_chitschema: "Thanga Mazhai",
        fld_chitamount: "1000",
        fld_accountno: null,
        chitstatus: "Pending",
        known: null,
      },
    ]);
    expect(await requestsOf(email)).toMatchObject([
      { termsVersion: TERMS_VERSION, termsAcceptedAt: app.clock.now, language: "en", userId: null },
    ]);
  });

  test("sentences come in the order of the form, from the server as in the browser", async () => {
    const wrongIn = async (json: object) => {
      const { status, body } = await ask(json);
      return [status, ...body.errors.map(({ message }: { message: string }) => message)];
    };
    expect(await wrongIn({ name: " ", email: null })).toEqual([
      422,
      "Enter your Name",
      "Enter your Email",
      "Enter Mobile Number",
      "Select Your Chit Scheme",
      "Please select saving scheme amount",
      "Please accept the terms and conditions.",
      "Please accept the terms and conditions.",
    ]);
    const bad = { email: "yazhini", mobile: "98400", termsconditions: false };
    expect(await wrongIn(applicant(bad))).toEqual([
      422,
      "Please provide a valid Email.",
      "Enter 10 Digit Mobile Number.",
      "Please accept the terms and conditions.",
    ]);
    const { token } = await asked();
    expect((await verify(token, "")).body.data).toBe("Please enter OTP.");
    expect((await verify(token, "12")).body.data).toBe("Incorrect OTP.");
  });

  test("what the shop does not offer today is refused before a mail is sent", async () => {
    const codeOf = async (json: object) => (await ask(applicant(json))).body.code;
    const before = await app.db.outboxMessage.count();
    expect(await codeOf({ chitschema: "Gold Rush" })).toBe("scheme_not_found");
    expect(await codeOf({ chitschema: "Closed Plan" })).toBe("scheme_closed_to_new_clients");
    expect(await codeOf({ chitamount: "750" })).toBe("amount_not_of_scheme");
    expect(await codeOf({ chitschema: "Thanga Malar", chitamount: "150" })).toBe("amount_not_of_scheme");
    expect(await codeOf({ chitschema: "Thanga Malar", chitamount: "20000000000" })).toBe("amount_not_of_scheme");
    expect(await codeOf({ terms_version: "0" })).toBe("terms_changed");
    expect(await app.db.outboxMessage.count()).toBe(before);
  });

  test("everybody sees which schemes can be joined", async () => {
    const { body } = await app.nobody().call("listJoinableSchemes");
    expect(body.data.terms_version).toBe(TERMS_VERSION);
    expect(body.data.schemes.map(({ fld_chitschema }: { fld_chitschema: string }) => fld_chitschema)).toEqual([
      "Thanga Mazhai",
      "Thanga Malar",
    ]);
  });

  test("nobody learns whose address is known: customers, staff and strangers are answered and written to alike", async () => {
    const known = [
      await app.make.user(),
      await app.make.user({ userType: "Admin" }),
      { email: "stranger@example.com" },
    ];
    const shapes = [];
    for (const { email } of known) {
      const { status, body } = await ask(applicant({ email }));
      shapes.push([status, Object.keys(body.data[0]), body.data[0].request_token.length]);
      const mail = (await deliveredMails(app)).findLast(({ to }) => to.address === email);
      shapes.push([mail?.subject, mail?.to.name]);
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(2);
  });

  test("the approver is told whom a known address belongs to", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const book = await app.make.book();
    const { user } = await app.db.client.findUniqueOrThrow({ where: { id: book.clientId }, include: { user: true } });
    const { token, code } = await asked(applicant({ email: user?.email }));
    await verify(token, code);
    const listed = await admin.call("listApplications", { search: user?.email });
    const known = { fld_name: user?.name, fld_mobile: user?.mobile, fld_usertype: "Customer", fld_status: "Active" };
    expect(listed.body.data).toMatchObject([{ kind: "Join", known, other_books: 1 }]);
  });
});

describe("the code", () => {
  test("five wrong ones burn the right one; another can be sent after a minute", async () => {
    const { email, token, code } = await asked();
    for (let n = 0; n < 5; n += 1) expect((await verify(token, wrong(code))).body.data).toBe("Incorrect OTP.");
    expect((await verify(token, code)).body.data).toBe("Incorrect OTP.");
    const early = await app.nobody().call("sendApplicationCode", { request_token: token });
    expect([early.status, early.headers["retry-after"]]).toEqual([429, "60"]);
    pass(minute);
    expect((await app.nobody().call("sendApplicationCode", { request_token: token })).status).toBe(200);
    expect((await verify(token, await codeSentTo(email))).status).toBe(200);
  });

  test("of 50 guesses made at once five are compared", async () => {
    const { email, token, code } = await asked();
    await Promise.all(Array.from({ length: 50 }, () => verify(token, wrong(code))));
    expect((await verify(token, code)).body.code).toBe("recovery_code_wrong");
    expect(await requestsOf(email)).toEqual([]);
  });

  test("is good for ten minutes, for its address alone, and not to recover a password", async () => {
    const user = await app.make.user();
    const [own, other] = [await asked(applicant({ email: user.email })), await asked()];
    if (own.code !== other.code) expect((await verify(other.token, own.code)).status).toBe(422);
    const recovered = await app.nobody().call("verifyRecoveryCode", { email: user.email, OTP: own.code });
    expect(recovered.body.code).toBe("recovery_code_wrong");
    pass(10 * minute);
    expect((await verify(own.token, own.code)).status).toBe(422);
  });

  test("verifies what its owner asked for, not what somebody else asked for with their address", async () => {
    const owner = await asked(applicant({ name: "The Owner" }));
    pass(minute);
    const attacker = await ask(applicant({ email: owner.email, name: "Somebody Else", chitamount: "1000" }));
    expect(attacker.status).toBe(200);
    expect((await verify(owner.token, await codeSentTo(owner.email))).status).toBe(200);
    expect((await requestsOf(owner.email)).map(({ name }) => name)).toEqual(["The Owner"]);
  });

  test("sent again after its answer was lost, it is answered the same; sent 50 times at once, it counts once", async () => {
    const { email, token, code } = await asked();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(token, code)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([200, 422]))).toBe(true);
    expect((await verify(token, code)).body).toEqual({ data: [{ email }] });
    expect(await requestsOf(email)).toHaveLength(1);
    expect(
      await app.db.outboxMessage.count({
        where: {
          dedupeKey: { startsWith: "request_received:" },
          payload: { path: ["requestId"], equals: String((await requestsOf(email))[0]?.id) },
        },
      }),
    ).toBe(1);
  });

  test("a made-up token opens nothing", async () => {
    for (const token of ["", "null", "1", "x".repeat(43)]) {
      const answers = [
        await verify(token, "123456"),
        await app.nobody().call("sendApplicationCode", { request_token: token }),
      ];
      expect(answers.map(({ body }) => body.code)).toEqual(["request_token_invalid", "request_token_invalid"]);
    }
  });
});

describe("limits", () => {
  test("the same asked for twice waits once", async () => {
    const json = applicant();
    const first = await asked(json);
    await verify(first.token, first.code);
    pass(minute);
    const second = await asked(json);
    expect((await verify(second.token, second.code)).status).toBe(200);
    expect(await requestsOf(json.email)).toHaveLength(1);
  });

  test("of one address five wait at most", async () => {
    const { email } = applicant();
    const { schemeId } = await app.db.schemeVersion.findFirstOrThrow({ where: { name: "Thanga Malar" } });
    for (let n = 1; n <= 5; n += 1) await makeRequest(app.db, { email, schemeId, amountPaise: BigInt(n) * 10_000n });
    const { token, code } = await asked(applicant({ email }));
    expect((await verify(token, code)).body.code).toBe("too_many_requests_waiting");
    expect(await requestsOf(email)).toHaveLength(5);
  });

  test("one address on the network asks 30 times in a quarter of an hour, and one e-mail is written to once a minute", async () => {
    const twice = applicant();
    expect([(await ask(twice)).status, (await ask(twice)).status]).toEqual([200, 429]);
    const statuses = [];
    for (let n = 0; n < 30; n += 1) statuses.push((await ask(applicant())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(28);
    expect(statuses.at(-1)).toBe(429);
  });

  test("what nobody verified within a day is thrown away, what was verified stays", async () => {
    const [left, kept] = [await asked(), await asked()];
    await verify(kept.token, kept.code);
    pass(24 * 60 * minute + 1);
    await sweepUnverified(app.db, app.clock.now);
    expect(await app.db.request.count({ where: { email: left.email } })).toBe(0);
    expect(await requestsOf(kept.email)).toHaveLength(1);
  });
});

describe("a customer", () => {
  const wish = { chitschema: "Thanga Mazhai", chitamount: "500", termsconditions: true, terms_version: TERMS_VERSION };

  test("asks for a further book, sees it waiting, and later what became of it", async () => {
    const customer = await app.signedInAs({ userType: "Customer" });
    const admin = await app.signedInAs({ userType: "Admin" });
    const answer = await customer.call("addBookApplication", wish);
    expect(answer.status, answer.text).toBe(200);
    const id: string = answer.body.data[0].fld_id;
    const mine = async () => (await customer.call("listMyApplications")).body.data;
    expect(await mine()).toMatchObject([{ fld_id: id, chitstatus: "Pending", fld_accountno: null }]);
    expect((await customer.call("addBookApplication", wish)).body.code).toBe("request_already_waiting");
    await admin.call("approveApplication", { id, name: "Person", accountno: "E4711" });
    expect(await mine()).toMatchObject([{ fld_id: id, chitstatus: "Approved", fld_accountno: "E4711" }]);
    expect((await customer.call("addBookApplication", wish)).status).toBe(200);
  });

  test("sees what they asked for before they could sign in, and nothing of others", async () => {
    const customer = await app.signedInAs({ userType: "Customer" });
    const { email } = await app.db.user.findUniqueOrThrow({ where: { id: customer.userId } });
    await makeRequest(app.db);
    const own = await makeRequest(app.db, { email });
    const { body } = await customer.call("listMyApplications");
    expect(body.data.map(({ fld_id }: { fld_id: string }) => fld_id)).toEqual([own.id.toString()]);
  });

  test("is not made staff while they ask: one of the two is refused, every time", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    for (let n = 0; n < 10; n += 1) {
      const customer = await app.signedInAs({ userType: "Customer" });
      const { name, email, mobile } = await app.db.user.findUniqueOrThrow({ where: { id: customer.userId } });
      const form = { id: customer.userId.toString(), name, email, mobile, usertype: "Employee", status: "Active" };
      const answers = await Promise.all([customer.call("addBookApplication", wish), admin.call("updateUser", form)]);
      const waiting = await requestsOf(email);
      const { userType } = await app.db.user.findUniqueOrThrow({ where: { id: customer.userId } });
      expect([waiting.length, userType], answers.map(({ text }) => text).join()).not.toEqual([1, "Employee"]);
    }
  });
});
