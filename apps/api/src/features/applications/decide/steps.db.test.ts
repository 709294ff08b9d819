import { describe, expect, test } from "vitest";
import { deliveredMails } from "#testing/mails.ts";
import { makeRequest } from "#testing/make-request.ts";
import { sized } from "#testing/test-size.ts";
import { admin, app, newNumber } from "./steps.testing.ts";

type Made = Awaited<ReturnType<typeof makeRequest>>;

/** The calls of an approval as the old pages sent them. */
function stepsOf(request: Made, accountno: string, name = "Yazhini Selvam") {
  const { email, mobile } = request;
  const id = request.id.toString();
  const by = { updatedon: "2026-05-04", updatedby: "1" };
  return {
    password: () =>
      admin.call("giveApplicationSignIn", { id, name, email, mobile, usertype: "Customer", password: mobile, ...by }),
    person: () => admin.call("setApplicationClient", { name, clientStatus: "Approved", id, userid: 0 }),
    book: () => admin.call("setApplicationBook", { accountno, clientStatus: "Approved", client: id }),
    mail: () => admin.call("sendApplicationWelcome", { name, email, mobile, password: mobile }),
  };
}

type Step = keyof ReturnType<typeof stepsOf>;

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

/** Everything that an approval leaves, without what differs from one applicant to the next. */
async function endStateOf(request: Made) {
  const { id, email } = request;
  const asked = await app.db.request.findUniqueOrThrow({ where: { id } });
  const users = await app.db.user.findMany({ where: { email } });
  const clients = await app.db.client.findMany({ where: { email }, include: { books: true, messages: true } });
  return {
    request: [asked.clientStatus, asked.bookStatus, asked.isSignInNew, asked.decidedById, asked.reason],
    links: [
      asked.userId === users[0]?.id,
      asked.clientId === clients[0]?.id,
      asked.bookId === clients[0]?.books[0]?.id,
    ],
    users: users.map(({ name, status, userType, passwordIsTemporary }) => [
      name,
      status,
      userType,
      passwordIsTemporary,
    ]),
    clients: clients.map(({ name, status, termsVersion, books, messages }) => ({
      name,
      status,
      termsVersion,
      books: books.map((book) => [book.status, book.amountPaise, book.memberType]),
      messages: messages.map(({ kind }) => kind).toSorted(),
    })),
  };
}

describe("the steps of an approval, called one by one", () => {
  const orders = ordersOf<Step>(["password", "person", "book", "mail"]);

  test("in each of the 24 orders, each step sent twice, end as the whole approval does", async () => {
    const whole = await makeRequest(app.db);
    const json = { id: whole.id.toString(), name: "Yazhini Selvam", accountno: newNumber() };
    expect((await admin.call("approveApplication", json)).status).toBe(200);
    const wanted = await endStateOf(whole);
    expect(wanted.clients[0]?.messages).toEqual(["book_opened", "client_welcome"]);

    expect(orders).toHaveLength(24);
    for (const order of orders) {
      const request = await makeRequest(app.db);
      const steps = stepsOf(request, newNumber());
      for (const step of order) {
        const answers = [await steps[step](), await steps[step]()];
        expect(
          answers.map(({ status }) => status),
          `${order.join()} ${step} ${answers[0]?.text}`,
        ).toEqual([200, 200]);
      }
      expect(await endStateOf(request), order.join()).toEqual(wanted);
    }
  });

  test("sent all at once, each step twice, approve the request once", async () => {
    for (let n = 0; n < sized(2, 5); n += 1) {
      const request = await makeRequest(app.db);
      const steps = stepsOf(request, newNumber());
      const answers = await Promise.all(Object.values(steps).flatMap((step) => [step(), step()]));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect((await endStateOf(request)).clients).toMatchObject([{ books: [["approved", 50_000n, "new"]] }]);
    }
  });

  test("answer what the next one is called with, and check it", async () => {
    const request = await makeRequest(app.db);
    const { password, person, book } = stepsOf(request, newNumber());
    const { UserId } = (await password()).body.data[0];
    expect((await app.db.user.findUniqueOrThrow({ where: { id: BigInt(UserId) } })).email).toBe(request.email);
    const id = request.id.toString();
    const another = await admin.call("setApplicationClient", { name: "A", clientStatus: "Approved", id, userid: "1" });
    expect([another.status, another.body.code]).toEqual([404, "user_not_found"]);
    const theirs = await admin.call("setApplicationClient", {
      name: "A",
      clientStatus: "Approved",
      id,
      userid: UserId,
    });
    expect(theirs.body.data).toEqual([{ fld_id: id, fld_clientStatus: "Approved", chitstatus: "Pending" }]);
    expect(
      (await admin.call("listApplications", { chitstatus: "Pending", search: request.email })).body.data,
    ).toHaveLength(1);
    expect((await book()).body.data[0]).toMatchObject({ chitstatus: "Approved" });
    expect((await person()).status).toBe(200);
  });

  test("a half-approved request is finished by the whole approval", async () => {
    for (const step of ["password", "person", "mail"] as const) {
      const request = await makeRequest(app.db);
      const accountno = newNumber();
      await stepsOf(request, accountno)[step]();
      const answer = await admin.call("approveApplication", { id: request.id.toString(), name: "Yazhini", accountno });
      expect(answer.body.data[0]).toMatchObject({ fld_clientStatus: "Approved", chitstatus: "Approved" });
    }
  });

  test("never take a password or an address from what is sent", async () => {
    const person = await app.make.user({ password: "a river of gold" });
    const request = await makeRequest(app.db, { userId: person.id, email: person.email });
    const evil = { email: "evil@example.com", mobile: "9999999999", password: "guessed", usertype: "Admin" };
    await admin.call("giveApplicationSignIn", { id: request.id.toString(), name: person.name, ...evil });
    const after = await app.db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(after).toMatchObject({ passwordHash: person.passwordHash, mobile: person.mobile, userType: "Customer" });
    await admin.call("sendApplicationWelcome", { ...evil, email: person.email, name: "Evil" });
    const mails = await deliveredMails(app);
    expect(mails.filter(({ text }) => /Evil|guessed|9999999999/.test(text))).toEqual([]);
    expect(await app.db.user.count({ where: { email: "evil@example.com" } })).toBe(0);
  });

  test("the welcome that was sent is sent again, as things are now", async () => {
    const request = await makeRequest(app.db, { mobile: "9840033333" });
    const steps = stepsOf(request, newNumber());
    for (const step of ["password", "person", "book", "mail"] as const) await steps[step]();
    const welcomes = async () =>
      (await deliveredMails(app)).filter(({ to }) => to.address === request.email).map(({ subject }) => subject);
    expect(await welcomes()).toContain("Welcome to our jewel savings schemes");
    const session = app.nobody();
    await session.call("signIn", { email: request.email, password: "9840033333" });
    await session.call("changePassword", { oldpassword: "9840033333", password: "a quiet river 78" });
    await deliveredMails(app);
    await steps.mail();
    expect(await welcomes()).toEqual(["Your request for Thanga Mazhai is approved"]);
  });
});

test("a sign-in made by a step before the rejection lets nobody in, and an approval later gives it its password", async () => {
  const request = await makeRequest(app.db, { mobile: "9840033333" });
  const steps = stepsOf(request, newNumber());
  const id = request.id.toString();
  const signIn = () => app.nobody().call("signIn", { email: request.email, password: "9840033333" });
  expect((await steps.mail()).status).toBe(200);
  const early = await signIn();
  expect(early.status).toBe(200);
  expect((await admin.call("setApplicationClient", { id, clientStatus: "Rejected" })).status).toBe(200);
  expect((await admin.call("setApplicationBook", { client: id, clientStatus: "Rejected" })).status).toBe(200);
  expect((await signIn()).status).toBe(401);
  expect(await app.db.session.count({ where: { user: { email: request.email }, revokedAt: null } })).toBe(0);

  const again = await makeRequest(app.db, { email: request.email, mobile: "9840033333" });
  const approved = await admin.call("approveApplication", {
    id: again.id.toString(),
    name: "Yazhini",
    accountno: newNumber(),
  });
  expect(approved.status, approved.text).toBe(200);
  expect((await signIn()).status).toBe(200);
});
