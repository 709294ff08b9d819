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
const set = (bookId: bigint, nominee: object | null, who = admin) =>
  who.call("setNominee", { chitid: String(bookId), nominee });

async function ownedBook() {
  const customer = await app.signedInAs({ userType: "Customer" });
  const client = await app.make.client({ userId: customer.userId });
  return { customer, book: await app.make.book({ clientId: client.id }) };
}

describe("the nominee of a book", () => {
  test("is written down, changed and taken away, each with a trace; its owner and the passbook show the last one", async () => {
    const { customer, book } = await ownedBook();
    const shown = async () => [
      (await customer.call("getBook", { chitid: String(book.id) })).body.data[0].nominee,
      (await customer.call("getPassbook", { accountno: book.number })).body.data.nominee,
    ];
    expect(await shown()).toEqual([null, null]);
    expect((await set(book.id, wife)).status).toBe(200);
    const first = { ...wife, share_percent: 100, is_minor: false, guardian: null };
    expect(await shown()).toEqual([first, first]);
    expect((await set(book.id, son)).body.data[0].nominee).toEqual({ ...son, mobile: null });
    expect((await shown())[0]).toEqual({ ...son, mobile: null });
    expect((await set(book.id, null)).status).toBe(200);
    expect(await shown()).toEqual([null, null]);

    const rows = await app.db.nominee.findMany({ where: { bookId: book.id }, orderBy: { id: "asc" } });
    expect(rows.map(({ name, endedById }) => [name, endedById])).toEqual([
      ["Kavitha Raman", admin.userId],
      ["Ravi", admin.userId],
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

  test("stands on the passbook that is printed, in the words of its language", async () => {
    const { customer, book } = await ownedBook();
    await set(book.id, son);
    const words = { en: /Ravi, Son, 50 %/, hi: /Ravi, .+, 50 %/ };
    for (const [language, printed] of Object.entries(words)) {
      const answer = await customer.call("printPassbook", { accountno: book.number, language });
      const text = await textOfPdf(new Uint8Array(answer.body));
      expect(text.replaceAll(/\s+/g, " ")).toMatch(printed);
      expect(text).toContain("Kavitha");
    }
  });

  test("that is sent again as it stands changes nothing", async () => {
    const { book } = await ownedBook();
    await set(book.id, wife);
    await set(book.id, wife);
    expect(await app.db.nominee.count({ where: { bookId: book.id } })).toBe(1);
  });

  test("is an Admin's to change, of a book that is there", async () => {
    const { customer, book } = await ownedBook();
    expect((await set(book.id, wife, customer)).status).toBe(403);
    expect((await set(999_999n, wife)).body.code).toBe("book_not_found");
  });

  test.each<[string, object, string]>([
    ["no name", { ...wife, name: "" }, "nominee_name_missing"],
    ["no relation", { ...wife, relation: "Friend" }, "nominee_relation_missing"],
    ["a mobile number of nobody", { ...wife, mobile: "1234567890" }, "client_mobile_invalid"],
    ["no share", { ...wife, share_percent: 0 }, "nominee_share_invalid"],
    ["a minor without a guardian", { ...wife, is_minor: true }, "nominee_guardian_missing"],
    ["a guardian of somebody of age", { ...wife, guardian: "Raman" }, "nominee_guardian_missing"],
  ])("is refused with %s", async (_what, nominee, code) => {
    const { book } = await ownedBook();
    const answer = await set(book.id, nominee);
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, code]);
  });

  test("stays what it was when the book is settled, whoever tries", async () => {
    const book = await app.make.book();
    await app.make.payment({ bookId: book.id });
    await set(book.id, wife);
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
    expect((await set(book.id, son)).body.code).toBe("book_settled");
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
    ["a second one", "('Ravi', 'son', null, 100, false, null)", "nominees_book_id_key"],
    ["no name", "(' ', 'son', null, 100, false, null)", "nominees_name_check"],
    ["a minor without a guardian", "('Ravi', 'son', null, 100, true, null)", "nominees_guardian_check"],
    ["a guardian of somebody of age", "('Ravi', 'son', null, 100, false, 'Raman')", "nominees_guardian_check"],
    ["more than all of it", "('Ravi', 'son', null, 101, false, null)", "nominees_share_check"],
    ["another relation", "('Ravi', 'friend', null, 100, false, null)", "nominees_relation_check"],
    ["a mobile number of nobody", "('Ravi', 'son', '123', 100, false, null)", "nominees_mobile_check"],
  ])("is kept by the database: %s", async (_what, values, constraint) => {
    const { book } = await ownedBook();
    await set(book.id, wife);
    await expect(
      app.db.$executeRawUnsafe(
        `insert into nominees (book_id, name, relation, mobile, share_percent, is_minor, guardian, named_at)
         select ${book.id}, v.*, now() from (values ${values}) v`,
      ),
    ).rejects.toThrow(constraint);
    await expect(app.db.$executeRawUnsafe("delete from nominees")).rejects.toThrow("permission denied");
    await expect(app.db.$executeRawUnsafe("update nominees set name = 'Ravi'")).rejects.toThrow("permission denied");
  });
});
