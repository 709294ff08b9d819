import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SignedIn } from "#testing/harness.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { admin, app, bookWithBonus, byCode, sendCode, sentCode, settle } from "./settling.testing.ts";
import type { Sent } from "./settling.testing.ts";

const minute = 60_000;
let caller: SignedIn;
beforeAll(() => {
  caller = admin;
});
// Each test with tries of its own.
beforeEach(() => app.db.attemptCounter.deleteMany());

/** Time passes, and the Admin signs in again. */
async function pass(ms: number): Promise<void> {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
  caller = await app.signedInUser(admin.userId);
}
const send = (book: { id: bigint }, sent: Sent = {}) => sendCode(book, caller, sent);
const withCode = (book: { id: bigint }, code: string, sent: Sent = {}) =>
  caller.call("settleBook", { ...byCode(book, code), ...sent });
const noHandOver = { identity_paper: undefined, identity_paper_end: undefined, handed_to: undefined };
const wrong = (code: string) => (code === "999999" ? "100000" : String(Number(code) + 1).padStart(6, "0"));
const codeOf = async (answer: ReturnType<typeof withCode>) => (await answer).body.code;

describe("the client's code", () => {
  test("comes with what it confirms, settles the book once, and is kept nowhere", async () => {
    const { book, client } = await bookWithBonus();
    const sent = await send(book);
    expect(sent.body.data[0]).toEqual({
      email: client.email,
      mobile: client.mobile,
      expires_at: new Date(app.clock.now.getTime() + 10 * minute).toISOString(),
    });
    const mail = (await deliveredMails(app)).at(-1);
    for (const words of [`your book ${book.number}`, `You get Rs 750.00, on bill B-118-${book.id}.`, "Thangam"])
      expect(mail?.text).toContain(words);
    const code = secretOf(mail);
    expect(code).toMatch(/^\d{6}$/);
    const answer = await withCode(book, code);
    expect(answer.body.data?.[0]?.settlement).toMatchObject({
      confirmed_by: "Code of the client",
      identity_paper: null,
      identity_paper_end: null,
      handed_to: null,
    });
    const entries = await app.db.auditEntry.findMany({ where: { recordId: String(book.id) } });
    expect(entries.find(({ operation }) => operation === "Settle_Book")?.detail).toMatchObject({
      confirmed: "client_code",
    });
    expect(entries.some(({ operation }) => operation === "Send_Settlement_Code")).toBe(true);
    expect(JSON.stringify(entries.map(({ detail }) => detail))).not.toContain(code);
    expect(await app.db.sentCode.count({ where: { codeHash: { not: null }, userId: null } })).toBe(0);
  });

  test.for([
    ["another amount", { settled_amount: "751" }],
    ["another method", { way: "Voucher" }],
    ["another bill", { reference: "B-119" }],
    ["a refund instead", { way: "Refund", refund_mode: "Cash", settled_amount: "500" }],
  ] satisfies [string, Sent][])("is good for no settlement with %s", async ([, other]) => {
    const { book } = await bookWithBonus();
    const code = await sentCode(book, caller);
    expect(await codeOf(withCode(book, code, other))).toBe("settlement_code_wrong");
    expect((await withCode(book, code)).status).toBe(200);
  });

  test("is good for no other book", async () => {
    const [one, other] = [await bookWithBonus(), await bookWithBonus()];
    const code = await sentCode(one.book, caller, { reference: "B-7" });
    expect(await codeOf(withCode(other.book, code, { reference: "B-7" }))).toBe("settlement_code_wrong");
  });

  test("is burnt by five wrong tries, not by four, and a new one takes its place", async () => {
    const { book } = await bookWithBonus();
    const first = await sentCode(book, caller);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await codeOf(withCode(book, wrong(first)))).toBe("settlement_code_wrong");
    expect(await codeOf(withCode(book, first))).toBe("settlement_code_wrong");
    await pass(minute);
    const second = await sentCode(book, caller);
    if (second !== first) expect(await codeOf(withCode(book, first))).toBe("settlement_code_wrong");
    for (let tries = 0; tries < 3; tries += 1) await withCode(book, wrong(second));
    expect((await withCode(book, second)).status).toBe(200);
  });

  test("that is right costs no try where something else is refused, and expires after ten minutes", async () => {
    const { book } = await bookWithBonus();
    const code = await sentCode(book, caller);
    for (let tries = 0; tries < 6; tries += 1)
      expect(await codeOf(withCode(book, code, { remarks: undefined }))).toBe("settlement_remarks_missing");
    await pass(10 * minute);
    expect(await codeOf(withCode(book, code))).toBe("settlement_code_wrong");
  });

  test("is compared thirty times in a quarter of an hour for one person, over all books", async () => {
    const books = await Promise.all(Array.from({ length: 7 }, () => bookWithBonus()));
    const codes: (string | undefined)[] = [];
    for (const { book } of books)
      for (let tries = 0; tries < 5; tries += 1) codes.push(await codeOf(withCode(book, "123456")));
    expect(codes.filter((code) => code === "settlement_code_wrong")).toHaveLength(30);
    expect(codes.slice(30)).toEqual(Array.from({ length: 5 }, () => "too_many_attempts"));
  });

  test("is sent once a minute for a book, and only for what the book is worth", async () => {
    const { book } = await bookWithBonus();
    expect((await send(book)).status).toBe(200);
    const again = await send(book);
    expect([again.status, again.body.code]).toEqual([429, "too_many_attempts"]);
    await pass(minute);
    expect((await send(book, { settled_amount: "900" })).body.code).toBe("quote_changed");
    expect((await send(book, { reference: undefined })).status).toBe(422);
    expect((await send({ id: 999_999_999n })).body.code).toBe("book_not_found");
    expect((await send(await app.make.book(), { settled_amount: "0" })).body.code).toBe("nothing_saved");
    expect((await settle(book, {}, caller)).status).toBe(200);
    expect((await send(book)).body.code).toBe("book_settled");
  });

  test("settles once of twenty who show it at once", async () => {
    const { book } = await bookWithBonus();
    const code = await sentCode(book, caller);
    const answers = await Promise.all(Array.from({ length: 20 }, () => withCode(book, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("a signed hand-over", () => {
  test("is kept with the paper, its last four characters and the name: beside the settlement and in the trail", async () => {
    const { book } = await bookWithBonus();
    const sent = { identity_paper: "Driving licence", identity_paper_end: "x21k", handed_to: "Ravi Kumar" };
    expect((await settle(book, sent, caller)).body.data?.[0]?.settlement).toMatchObject({
      confirmed_by: "Signed hand-over",
      identity_paper: "Driving licence",
      identity_paper_end: "X21K",
      handed_to: "Ravi Kumar",
    });
    const entry = await app.db.auditEntry.findFirstOrThrow({
      where: { recordId: String(book.id), operation: "Settle_Book" },
    });
    expect(entry.detail).toMatchObject({ confirmed: "hand_over", paper: "driving_licence", paperEnd: "X21K" });
  });

  test.for([
    ["nothing", noHandOver, "client_code", "settlement_confirmation_missing"],
    ["both", { client_code: "123456" }, "client_code", "settlement_confirmation_missing"],
    ["a code of letters", { ...noHandOver, client_code: "12345x" }, "client_code", "settlement_code_wrong"],
    ["no paper", { identity_paper: undefined }, "identity_paper", "identity_paper_missing"],
    ["another paper", { identity_paper: "Ration card" }, "identity_paper", "identity_paper_missing"],
    ["no number", { identity_paper_end: undefined }, "identity_paper_end", "identity_paper_end_invalid"],
    ["the whole number", { identity_paper_end: "234512344821" }, "identity_paper_end", "identity_paper_end_invalid"],
    ["letters for Aadhaar", { identity_paper_end: "ABCD" }, "identity_paper_end", "identity_paper_end_wrong"],
    ["no name", { handed_to: " " }, "handed_to", "handed_to_missing"],
    ["a number for a name", { handed_to: "12345" }, "handed_to", "handed_to_invalid"],
  ] satisfies [string, Sent, string, string][])("is refused with %s", async ([, sent, field, code]) => {
    const { book } = await bookWithBonus();
    const { status, body } = await settle(book, sent, caller);
    expect(status).toBe(422);
    expect(body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });
});
