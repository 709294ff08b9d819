import { applicationStatuses } from "@thangam/contracts/applications/schemas";
import { beforeAll, describe, expect, test } from "vitest";
import { refusalIn } from "#core/refusal.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { deliveredMails } from "#testing/mails.ts";
import { makeRequest } from "#testing/make-request.ts";
import { makeSampleWorld } from "#testing/samples.ts";
import { mayBecome } from "./application-states.ts";
import type { Decision } from "./application-states.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  await makeSampleWorld(app);
  admin = await app.signedInAs({ userType: "Admin", name: "Meenakshi" });
});

let serial = 5000;
const newNumber = () => `SMP${(serial += 1)}`;
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

  test("all at once end so, too", async () => {
    for (let n = 0; n < 5; n += 1) {
      const request = await makeRequest(app.db);
      const steps = stepsOf(request, newNumber());
      const answers = await Promise.all(Object.values(steps).flatMap((step) => [step(), step()]));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
      expect((await endStateOf(request)).clients).toMatchObject([{ books: [["Approved", 50_000n, "New"]] }]);
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

describe("decisions", () => {
  const decisions = applicationStatuses.flatMap((clientStatus) =>
    applicationStatuses.map((bookStatus): Decision => ({ clientStatus, bookStatus })),
  );
  const reachable = decisions.filter((decision) =>
    mayBecome({ clientStatus: "Pending", bookStatus: "Pending" }, decision),
  );

  async function requestIn({ clientStatus, bookStatus }: Decision) {
    const request = await makeRequest(app.db);
    const accountno = newNumber();
    const id = request.id.toString();
    const answers = [];
    if (clientStatus !== "Pending") answers.push(await admin.call("setApplicationClient", { id, clientStatus }));
    if (bookStatus !== "Pending")
      answers.push(await admin.call("setApplicationBook", { client: id, accountno, clientStatus: bookStatus }));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    return { request, id, accountno };
  }

  test.for(reachable)("from %j every call goes where it may, and is refused where it may not", async (from) => {
    const calls: {
      to: Decision;
      call: (of: { id: string; accountno: string }) => Promise<unknown>;
      isWhole: boolean;
    }[] = [
      ...(["Approved", "Rejected"] as const).flatMap((status) => [
        {
          to: { ...from, clientStatus: status },
          call: ({ id }: { id: string }) =>
            admin.call("setApplicationClient", { id, clientStatus: status, name: "Yazhini" }),
          isWhole: false,
        },
        {
          to: { ...from, bookStatus: status },
          call: ({ id, accountno }: { id: string; accountno: string }) =>
            admin.call("setApplicationBook", { client: id, accountno, clientStatus: status }),
          isWhole: false,
        },
      ]),
      {
        to: { clientStatus: "Approved", bookStatus: "Approved" },
        call: ({ id, accountno }) => admin.call("approveApplication", { id, accountno, name: "Yazhini" }),
        isWhole: true,
      },
      {
        to: { clientStatus: "Rejected", bookStatus: "Rejected" },
        call: ({ id }) => admin.call("rejectApplication", { id, reason: "Asked twice" }),
        isWhole: true,
      },
    ];
    for (const { to, call, isWhole } of calls) {
      const made = await requestIn(from);
      const isOver = from.clientStatus !== "Pending" && from.bookStatus !== "Pending";
      const answer = await call(made);
      const { clientStatus, bookStatus } = await app.db.request.findUniqueOrThrow({ where: { id: made.request.id } });
      const wanted = mayBecome(from, to) && !(isWhole && isOver) ? { to, status: 200 } : { to: from, status: 409 };
      expect({ to: { clientStatus, bookStatus }, status: statusOf(answer) }, JSON.stringify(to)).toEqual(wanted);
    }
  });

  test("the database refuses every change of a decision, whoever asks", async () => {
    for (const from of reachable) {
      for (const to of decisions) {
        const { request } = await requestIn(from);
        const links = await app.db.request.findFirstOrThrow({ where: { bookId: { not: null } } });
        const before = await app.db.request.findUniqueOrThrow({ where: { id: request.id } });
        const isOver = to.clientStatus !== "Pending" && to.bookStatus !== "Pending";
        const changed = app.asOwner(async (owner) => {
          await owner.query("begin");
          try {
            // Whatever else the constraints ask for is given, so that the step itself is what is refused.
            await owner.query(
              `update requests set client_status = $2, book_status = $3, decided_at = case when $4 then now() end,
                 user_id = $5, client_id = $6,
                 book_id = case when $3 = 'Approved' then coalesce(book_id, (select b.id from books b where b.client_id = $6
                   and not exists (select from requests r where r.book_id = b.id) limit 1)) end
               where id = $1`,
              [
                request.id,
                to.clientStatus,
                to.bookStatus,
                isOver,
                before.userId ?? links.userId,
                before.clientId ?? links.clientId,
              ],
            );
            return "done";
          } catch (error) {
            return refusalIn(error)?.code ?? (error instanceof Error ? error.message : "");
          } finally {
            await owner.query("rollback");
          }
        });
        const outcome = await changed;
        const isStep = (a: string, b: string) => a === b || a === "Pending";
        const isAllowed = isStep(from.clientStatus, to.clientStatus) && isStep(from.bookStatus, to.bookStatus);
        const about = `${JSON.stringify(from)} → ${JSON.stringify(to)}: ${outcome}`;
        if (!isAllowed) expect(outcome, about).toMatch(/decided/);
        else if (!mayBecome(from, to)) expect(outcome, about).toMatch(/requests_agree_check/);
        else expect(outcome, about).not.toMatch(/decided|requests_agree_check/);
      }
    }
  });

  test("what was asked for stays as it was asked, and no request goes away", async () => {
    const request = await makeRequest(app.db);
    const attempt = (sql: string) =>
      app.asOwner((owner) =>
        owner.query(sql).then(
          () => "done",
          (error: Error) => error.message,
        ),
      );
    for (const change of ["amount_paise = 100000", "email = 'a@b.co'", "terms_version = '0'", "name = 'Other'"])
      expect(await attempt(`update requests set ${change} where id = ${request.id}`)).toBe(
        "a request stays as it was asked",
      );
    expect(await attempt(`delete from requests where id = ${request.id}`)).toBe("requests are kept");
    expect(await attempt("truncate requests")).toBe("requests is append-only");
  });

  test("a rejection tells the applicant why", async () => {
    const request = await makeRequest(app.db);
    await admin.call("rejectApplication", { id: request.id.toString(), reason: "Please come to the shop first." });
    const mail = (await deliveredMails(app)).find(({ to }) => to.address === request.email);
    expect(mail?.text).toContain("Reason: Please come to the shop first.");
    const listed = await admin.call("listApplications", { search: request.email });
    expect(listed.body.data).toMatchObject([{ chitstatus: "Rejected", decided_by: "Meenakshi", fld_duration: 15 }]);
    expect(await app.db.user.count({ where: { email: request.email } })).toBe(0);
  });
});

describe("other books of the person", () => {
  test("are listed, and closed by number; another's is not there", async () => {
    const book = await app.make.book();
    const client = await app.db.client.findUniqueOrThrow({ where: { id: book.clientId } });
    const request = await makeRequest(app.db, { email: client.email });
    const id = request.id.toString();
    const listed = await admin.call("listAccounts", { id });
    expect(listed.body.data).toMatchObject([{ fld_accountno: book.number, chitstatus: "Approved" }]);
    const close = (accountno: string) =>
      admin.call("setApplicationBook", { client: id, accountno, clientStatus: "Closed" });
    const others = await app.make.book();
    expect((await close(others.number)).body.code).toBe("book_not_found");
    for (const answer of [await close(book.number), await close(book.number)]) {
      expect(answer.body.data).toEqual([{ fld_id: id, fld_clientStatus: "Pending", chitstatus: "Pending" }]);
    }
    expect((await app.db.book.findUniqueOrThrow({ where: { id: book.id } })).status).toBe("Closed");
    expect((await app.db.book.findUniqueOrThrow({ where: { id: others.id } })).status).toBe("Approved");
  });
});

function statusOf(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null && "status" in answer ? answer.status : undefined;
}

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
