import { applicationStatusCodes } from "@thangam/contracts/applications/schemas";
import { describe, expect, test } from "vitest";
import { refusalIn } from "#core/refusal.ts";
import { deliveredMails } from "#testing/mails.ts";
import { makeRequest } from "#testing/make-request.ts";
import { mayBecome } from "./application-states.ts";
import type { Decision } from "./application-states.ts";
import { admin, app, newNumber } from "./steps.testing.ts";

describe("decisions", () => {
  const decisions = applicationStatusCodes.all.flatMap((clientStatus) =>
    applicationStatusCodes.all.map((bookStatus): Decision => ({ clientStatus, bookStatus })),
  );
  const reachable = decisions.filter((decision) =>
    mayBecome({ clientStatus: "pending", bookStatus: "pending" }, decision),
  );

  async function requestIn({ clientStatus, bookStatus }: Decision) {
    const request = await makeRequest(app.db);
    const accountno = newNumber();
    const id = request.id.toString();
    const answers = [];
    if (clientStatus !== "pending")
      answers.push(
        await admin.call("setApplicationClient", {
          id,
          clientStatus: applicationStatusCodes.phraseOf(clientStatus),
        }),
      );
    if (bookStatus !== "pending")
      answers.push(
        await admin.call("setApplicationBook", {
          client: id,
          accountno,
          clientStatus: applicationStatusCodes.phraseOf(bookStatus),
        }),
      );
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
          to: { ...from, clientStatus: applicationStatusCodes.of(status) },
          call: ({ id }: { id: string }) =>
            admin.call("setApplicationClient", { id, clientStatus: status, name: "Yazhini" }),
          isWhole: false,
        },
        {
          to: { ...from, bookStatus: applicationStatusCodes.of(status) },
          call: ({ id, accountno }: { id: string; accountno: string }) =>
            admin.call("setApplicationBook", { client: id, accountno, clientStatus: status }),
          isWhole: false,
        },
      ]),
      {
        to: { clientStatus: "approved", bookStatus: "approved" },
        call: ({ id, accountno }) => admin.call("approveApplication", { id, accountno, name: "Yazhini" }),
        isWhole: true,
      },
      {
        to: { clientStatus: "rejected", bookStatus: "rejected" },
        call: ({ id }) => admin.call("rejectApplication", { id, reason: "Asked twice" }),
        isWhole: true,
      },
    ];
    for (const { to, call, isWhole } of calls) {
      const made = await requestIn(from);
      const isOver = from.clientStatus !== "pending" && from.bookStatus !== "pending";
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
        const isOver = to.clientStatus !== "pending" && to.bookStatus !== "pending";
        const changed = app.asOwner(async (owner) => {
          await owner.query("begin");
          try {
            // Whatever else the constraints ask for is given, so that the step itself is what is refused.
            await owner.query(
              `update requests set client_status = $2, book_status = $3, decided_at = case when $4 then now() end,
                 user_id = $5, client_id = $6,
                 book_id = case when $3 = 'approved' then coalesce(book_id, (select b.id from books b where b.client_id = $6
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
        const isStep = (a: string, b: string) => a === b || a === "pending";
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

  test("a rejection says why in the mail to the applicant", async () => {
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
    expect((await app.db.book.findUniqueOrThrow({ where: { id: book.id } })).status).toBe("closed");
    expect((await app.db.book.findUniqueOrThrow({ where: { id: others.id } })).status).toBe("approved");
  });
});

function statusOf(answer: unknown): unknown {
  return typeof answer === "object" && answer !== null && "status" in answer ? answer.status : undefined;
}
