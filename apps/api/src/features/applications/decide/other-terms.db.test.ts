import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { beforeEach, describe, expect, test } from "vitest";
import { lettersOf } from "#testing/believable.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { enrolment, serial } from "#testing/samples/values.ts";

const app = useApp();

const terms = {
  schedule: { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 } },
  benefits: [{ as: "rupees", of: "instalment", when: [{ paid: 11, give: { percent: 10_000 } }], between: "step" }],
};
const worse = { ...terms, benefits: [], exit: [{ deduct: [{ percent: 10_000, of: "paid" }], label: "All is kept" }] };

let admin: SignedIn;
let customer: SignedIn;
let letters: string;
let saved: { fld_schemeid: string; version: number };
beforeEach(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  customer = await app.signedInAs({ userType: "Customer" });
  letters = lettersOf(serial());
  await save({});
});

async function save(more: object) {
  const { status, body } = await admin.call("saveScheme", {
    fld_chitschema: `Eleven and one ${letters}`,
    minimum_amount: "1",
    multiple_of: "1",
    prefixes: [{ prefix: letters, amount: "500" }],
    terms,
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  [saved] = body.data;
}
const change = (more: object) => save({ fld_schemeid: saved.fld_schemeid, version: saved.version, ...more });
const ask = async (more: object = {}) => {
  const { status, body } = await customer.call("addBookApplication", {
    chitschema: `Eleven and one ${letters}`,
    chitamount: "500",
    termsconditions: true,
    terms_version: TERMS_VERSION,
    ...more,
  });
  return [status, body.code ?? null];
};
const approve = async () => {
  const { id } = await app.db.request.findFirstOrThrow({ where: { userId: customer.userId } });
  const sent = { id: String(id), name: "Yazhini Selvam", accountno: `${letters}1` };
  const { status, body } = await admin.call("approveApplication", sent);
  return [status, body.code ?? null];
};
const booksNow = () => app.db.book.findMany({ where: { number: `${letters}1` }, include: { schemeVersion: true } });

describe("a request that waited while its scheme was changed", () => {
  test("gets no book by terms that the customer was never shown", async () => {
    expect(await ask()).toEqual([200, null]);
    await change({ terms: worse });
    expect(await approve()).toEqual([409, "scheme_changed_since"]);
    expect(await booksNow()).toEqual([]);
    const { schemeVersion, bookStatus } = await app.db.request.findFirstOrThrow({
      where: { userId: customer.userId },
      include: { schemeVersion: true },
    });
    expect([schemeVersion.version, bookStatus]).toEqual([1, "pending"]);
  });

  test("gets its book where the shop promises the same again, or changed no promise", async () => {
    expect(await ask()).toEqual([200, null]);
    await change({ terms: worse });
    await change({
      prefixes: [{ prefix: letters, amount: "500" }, { prefix: `${letters}X` }],
      minimum_amount: "2",
      multiple_of: "2",
    });
    expect(await approve()).toEqual([200, null]);
    expect(await booksNow()).toMatchObject([{ schemeVersion: { version: 3 } }]);
  });

  test("is refused by the database, too, and names its version for ever", async () => {
    expect(await ask()).toEqual([200, null]);
    await change({ terms: worse });
    const { id } = await app.db.request.findFirstOrThrow({ where: { userId: customer.userId } });
    const client = await app.make.client();
    const opened = await admin.call("addBook", {
      ...enrolment(),
      client: String(client.id),
      chitschema: `Eleven and one ${letters}`,
      accountno: `${letters}1`,
      chitamount: "500",
      duration: "11",
    });
    const bookId = opened.body.data[0].chitid;
    const set = (sql: string) => app.asOwner((owner) => owner.query(`update requests set ${sql} where id = ${id}`));
    await expect(set(`book_id = ${bookId}, client_id = ${client.id}`)).rejects.toThrow("promises something else");
    await expect(set("scheme_version_id = scheme_version_id + 1")).rejects.toThrow("stays as it was asked");
  });
});

describe("a form that shows a version of a scheme", () => {
  const shown = { scheme_version: 1 };

  test("asks for no other promise than it showed", async () => {
    await change({ terms: worse });
    expect(await ask(shown)).toEqual([409, "scheme_promises_other"]);
    expect(await ask({ scheme_version: 7 })).toEqual([409, "scheme_promises_other"]);
    const stranger = await app.nobody().call("addClientApplication", {
      name: "Yazhini Selvam",
      email: `asks${serial()}@example.com`,
      mobile: "9840012345",
      chitschema: `Eleven and one ${letters}`,
      chitamount: "500",
      termsconditions: true,
      terms_version: TERMS_VERSION,
      ...shown,
    });
    expect([stranger.status, stranger.body.code]).toEqual([409, "scheme_promises_other"]);
    await change({});
    expect(await ask(shown)).toEqual([200, null]);
  });

  test("enrols nobody by another promise than staff showed", async () => {
    const client = await app.make.client();
    const enrol = async (more: object) => {
      const { status, body } = await admin.call("addBook", {
        client: String(client.id),
        chitschema: `Eleven and one ${letters}`,
        accountno: `${letters}1`,
        chitamount: "500",
        duration: "11",
        ...more,
      });
      return [status, body.code ?? null];
    };
    await change({ terms: worse });
    expect(await enrol(shown)).toEqual([409, "scheme_promises_other"]);
    expect(await enrol({ scheme_version: 2 })).toEqual([200, null]);
  });

  test("is told the version of each scheme", async () => {
    const listed = await app.nobody().call("listJoinableSchemes", {});
    const versions = listed.body.data.schemes.map(({ version }: { version: unknown }) => typeof version);
    expect(new Set(versions)).toEqual(new Set(["number"]));
    const forStaff = await admin.call("listSchemes", {});
    expect(forStaff.body.data.schemes.at(-1).version).toBe(1);
  });
});
