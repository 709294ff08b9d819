import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { textOfPdf } from "#testing/pdf-text.ts";

const app = useApp();
let admin: SignedIn;
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

const wife = { name: "Kavitha Raman", relation: "Wife", mobile: "9840012345" };
const son = { name: "Ravi", relation: "Son", is_minor: true, guardian: "Kavitha Raman", share_percent: 50 };
const half = { ...wife, share_percent: 50 };
const set = (bookId: bigint, nominees: object[], who = admin) =>
  who.call("setNominee", { chitid: String(bookId), nominees });

async function ownedBook() {
  const customer = await app.signedInAs({ userType: "Customer" });
  const client = await app.make.client({ userId: customer.userId });
  return { customer, book: await app.make.book({ clientId: client.id }) };
}

describe("the nominees of a book", () => {
  test("are written down, changed and taken away, each with a trace; its owner and the passbook show the last ones", async () => {
    const { customer, book } = await ownedBook();
    const shown = async () => [
      (await customer.call("getBook", { chitid: String(book.id) })).body.data[0].nominees,
      (await customer.call("getPassbook", { accountno: book.number })).body.data.nominees,
    ];
    expect(await shown()).toEqual([[], []]);
    expect((await set(book.id, [wife])).status).toBe(200);
    const first = { ...wife, share_percent: 100, is_minor: false, guardian: null };
    expect(await shown()).toEqual([[first], [first]]);
    const both = [
      { ...first, share_percent: 50 },
      { ...son, mobile: null },
    ];
    expect((await set(book.id, [half, son])).body.data[0].nominees).toEqual(both);
    expect(await shown()).toEqual([both, both]);
    expect((await set(book.id, [])).status).toBe(200);
    expect(await shown()).toEqual([[], []]);

    const rows = await app.db.nominee.findMany({ where: { bookId: book.id }, orderBy: { id: "asc" } });
    expect(rows.map(({ name, sharePercent, endedById }) => [name, sharePercent, endedById])).toEqual([
      ["Kavitha Raman", 100, admin.userId],
      ["Kavitha Raman", 50, admin.userId],
      ["Ravi", 50, admin.userId],
    ]);
    const audit = await app.db.auditEntry.findMany({
      where: { operation: "Set_Nominee", recordId: String(book.id) },
      orderBy: { id: "asc" },
    });
    expect(audit).toHaveLength(3);
    // What stood there is a person's, and stays out of the trail.
    expect(JSON.stringify(audit.map(({ detail }) => detail))).not.toMatch(/Kavitha|Ravi|9840012345/);
    expect(audit[0]?.detail).toMatchObject({ number: book.number });
  });

  test("stand on the passbook that is printed, in the words of its language", async () => {
    const { customer, book } = await ownedBook();
    await set(book.id, [half, son]);
    const words = {
      en: /Kavitha Raman, Wife, 50 %.+Ravi, Son, 50 %, Guardian: Kavitha Raman/,
      hi: /Kavitha Raman, .+, 50 %.+Ravi, .+, 50 %, .+: Kavitha Raman/,
    };
    for (const [language, printed] of Object.entries(words)) {
      const answer = await customer.call("printPassbook", { accountno: book.number, language });
      const text = await textOfPdf(new Uint8Array(answer.body));
      expect(text.replaceAll(/\s+/g, " ")).toMatch(printed);
    }
  });

  test("that are sent again as they stand change nothing", async () => {
    const { book } = await ownedBook();
    await set(book.id, [half, son]);
    await set(book.id, [half, son]);
    expect(await app.db.nominee.count({ where: { bookId: book.id } })).toBe(2);
  });

  test("are not a customer's to change, nor of an Employee who enrols nobody; the book is there", async () => {
    const { customer, book } = await ownedBook();
    const other = await app.signedInAs({ userType: "Employee", capabilities: ["clients.view"] });
    expect((await set(book.id, [wife], customer)).status).toBe(403);
    expect((await set(book.id, [wife], other)).status).toBe(403);
    expect((await set(999_999n, [wife])).body.code).toBe("book_not_found");
  });

  test("stay what they were until an Admin approves what an Employee changes", async () => {
    const { book } = await ownedBook();
    await app.make.payment({ bookId: book.id });
    const clerk = await app.signedInAs({ userType: "Employee", capabilities: ["clients.enrol"] });
    const asked = await set(book.id, [half, son], clerk);
    expect([asked.status, await app.db.nominee.count({ where: { bookId: book.id } })]).toEqual([202, 0]);
    const id = String(asked.body.approval.approval_id);
    const [shown] = (await admin.call("listApprovals", { approval_id: id })).body.data;
    expect(shown.dangers).toMatchObject([
      {
        kind: "nominee",
        subject: book.number,
        from: null,
        to: "Kavitha Raman, Wife, 50 %, 9840012345; Ravi, Son, 50 %, Kavitha Raman",
      },
    ]);
    const decided = await admin.call("decideApproval", { approval_id: id, decision: "approve" });
    expect(decided.body.data[0]).toMatchObject({ state: "approved", outcome: null });
    expect(await app.db.nominee.count({ where: { bookId: book.id, namedById: clerk.userId } })).toBe(2);
  });

  test("are of one call, of twelve at once", async () => {
    const { book } = await ownedBook();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => set(book.id, [{ ...half, name: `Kavitha ${"abcdefghijkl"[n]}` }, son])),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const named = await app.db.nominee.findMany({ where: { bookId: book.id, endedAt: null } });
    expect(named.map(({ sharePercent }) => sharePercent)).toEqual([50, 50]);
  });

  test.each<[string, object[], string]>([
    ["shares of less than all", [half], "nominee_shares_differ"],
    ["shares of more than all", [wife, son], "nominee_shares_differ"],
    ["eleven people", Array.from({ length: 11 }, () => ({ ...wife, share_percent: 9 })), "nominees_too_many"],
  ])("are refused with %s", async (_what, named, code) => {
    const { book } = await ownedBook();
    const answer = await set(book.id, named);
    expect([answer.status, answer.body.errors[0].field, answer.body.errors[0].code]).toEqual([422, "nominees", code]);
  });

  test.each<[string, object, string]>([
    ["no name", { ...wife, name: "" }, "nominee_name_missing"],
    ["no relation", { ...wife, relation: "Friend" }, "nominee_relation_missing"],
    ["a mobile number of nobody", { ...wife, mobile: "1234567890" }, "client_mobile_invalid"],
    ["no share", { ...wife, share_percent: 0 }, "nominee_share_invalid"],
    ["a minor without a guardian", { ...wife, is_minor: true }, "nominee_guardian_missing"],
    ["a guardian of somebody of age", { ...wife, guardian: "Raman" }, "nominee_guardian_missing"],
  ])("are refused where one has %s", async (_what, nominee, code) => {
    const { book } = await ownedBook();
    const answer = await set(book.id, [nominee]);
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, code]);
  });

  test("stay what they were when the book is settled, whoever tries", async () => {
    const book = await app.make.book();
    await app.make.payment({ bookId: book.id });
    await set(book.id, [wife]);
    const settled = await admin.call("settleBook", {
      id: String(book.id),
      way: "Voucher",
      reference: "V-NOMINEE",
      remarks: "Moves away",
      settled_amount: "500",
      settled_weight: "0",
      identity_paper: "Aadhaar",
      identity_paper_end: "4821",
      handed_to: "Meena",
    });
    expect(settled.status).toBe(200);
    expect((await set(book.id, [half, son])).body.code).toBe("book_settled");
    await expect(
      app.db.nominee.create({
        data: {
          bookId: book.id,
          name: "Ravi",
          relation: "son",
          sharePercent: 100,
          isMinor: false,
          namedAt: new Date(),
        },
      }),
    ).rejects.toThrow("gets no nominee any more");
  });

  test.each<[string, string, string]>([
    ["a second one of all of it", "('Ravi', 'son', null, 100, false, null)", "get 200 of a hundred"],
    ["some of a part", "('Ravi', 'son', null, 1, false, null)", "get 101 of a hundred"],
    ["no name", "(' ', 'son', null, 100, false, null)", "nominees_name_check"],
    ["a minor without a guardian", "('Ravi', 'son', null, 100, true, null)", "nominees_guardian_check"],
    ["a guardian of somebody of age", "('Ravi', 'son', null, 100, false, 'Raman')", "nominees_guardian_check"],
    ["more than all of it", "('Ravi', 'son', null, 101, false, null)", "nominees_share_check"],
    ["another relation", "('Ravi', 'friend', null, 100, false, null)", "nominees_relation_check"],
    ["a mobile number of nobody", "('Ravi', 'son', '123', 100, false, null)", "nominees_mobile_check"],
  ])("are kept by the database: %s", async (_what, values, constraint) => {
    const { book } = await ownedBook();
    await set(book.id, [wife]);
    await expect(
      app.db.$executeRawUnsafe(
        `insert into nominees (book_id, name, relation, mobile, share_percent, is_minor, guardian, named_at)
         select ${book.id}, v.*, now() from (values ${values}) v`,
      ),
    ).rejects.toThrow(constraint);
    const endOne = `update nominees set ended_at = now() where id = (select max(id) from nominees where book_id = ${book.id})`;
    await set(book.id, [half, { ...son }]);
    await expect(app.db.$executeRawUnsafe(endOne)).rejects.toThrow("get 50 of a hundred");
    await expect(app.db.$executeRawUnsafe("delete from nominees")).rejects.toThrow("permission denied");
    await expect(app.db.$executeRawUnsafe("update nominees set name = 'Ravi'")).rejects.toThrow("permission denied");
  });
});
