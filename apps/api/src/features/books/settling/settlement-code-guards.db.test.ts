import { beforeEach, describe, expect, test } from "vitest";
import type { SignedIn } from "#testing/harness.ts";
import { partsOfNewBook } from "#testing/samples/settlements.ts";
import { admin, app, bookWithBonus, byCode, sendCode, sentCode, settle } from "./settling.testing.ts";

type Book = Awaited<ReturnType<typeof bookWithBonus>>["book"];
const hour = 3_600_000;
let caller: SignedIn;
beforeEach(async () => {
  caller = await app.signedInUser(admin.userId);
});

const send = (book: Book) => sendCode(book, caller);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code ?? null];

/** Somebody who may want the code changes where it goes. */
async function changeContact(book: Book, changed: { email: string } | { mobile: string }): Promise<void> {
  const { clientId } = await app.db.book.findUniqueOrThrow({ where: { id: book.id } });
  await app.db.client.update({ where: { id: clientId }, data: { ...changed, updatedAt: app.clock.now } });
}

test("a settlement whose answer was lost is answered again under its key, though its code is used up", async () => {
  const { book } = await bookWithBonus();
  const sent = byCode(book, await sentCode(book, caller));
  const [first, again] = [
    await caller.call("settleBook", sent, { key: `answer-lost-${book.id}` }),
    await caller.call("settleBook", sent, { key: `answer-lost-${book.id}` }),
  ];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
  expect(codeOf(await caller.call("settleBook", sent, { key: `another-try-${book.id}` }))).not.toEqual([200, null]);
});

describe("an e-mail or mobile number that was changed less than three days ago", () => {
  test.for([{ email: "somebody.else@example.com" }, { mobile: "9000012345" }])("gets no code: %o", async (changed) => {
    const { book } = await bookWithBonus();
    await changeContact(book, changed);
    expect(codeOf(await send(book))).toEqual([409, "contact_changed"]);
    app.clock.now = new Date(app.clock.now.getTime() + 72 * hour);
    caller = await app.signedInUser(admin.userId);
    expect((await send(book)).status).toBe(200);
  });

  test("makes a code useless that was sent before, and the client signs instead", async () => {
    const { book } = await bookWithBonus();
    const code = await sentCode(book, caller);
    await changeContact(book, { mobile: "9000054321" });
    expect(codeOf(await caller.call("settleBook", byCode(book, code)))).toEqual([409, "contact_changed"]);
    expect((await settle(book, {}, caller)).status).toBe(200);
  });

  test("is only that: another change of the client does not count", async () => {
    const { book } = await bookWithBonus();
    const { clientId } = await app.db.book.findUniqueOrThrow({ where: { id: book.id } });
    await app.db.client.update({ where: { id: clientId }, data: { name: "Kavitha R", updatedAt: app.clock.now } });
    expect((await send(book)).status).toBe(200);
  });
});

test("a code of parts is used up by them, so that their cash is not handed out twice", async () => {
  const client = await app.make.client();
  const cash = { way: "Refund", refund_mode: "Cash", take_amount: "50" };
  const parts = { ...(await partsOfNewBook(app, client.id)), parts: [cash], settled_amount: "50" };
  const book = await app.db.book.findFirstOrThrow({ where: { clientId: client.id } });
  const code = await sentCode(book, caller, parts);
  const sent = { ...parts, remarks: "She needs it now", client_code: code };
  expect(codeOf(await caller.call("settleBook", sent))).toEqual([200, null]);
  expect(codeOf(await caller.call("settleBook", sent))).toEqual([422, "settlement_code_wrong"]);
  expect(await app.db.settlementPart.count({ where: { bookId: book.id } })).toBe(1);
});

describe("the database itself settles by a code only", () => {
  test.for([
    ["one that nobody sent", { request: "00", code: "00" }],
    ["none", null],
  ] as const)("when it uses one up, not %s", async ([, used]) => {
    const { bookId } = await app.make.payment();
    await expect(app.make.settledBook(bookId, { confirmation: { by: "client_code", used } })).rejects.toThrow(
      "settlement_code_wrong",
    );
    expect(await app.db.settlement.count({ where: { bookId } })).toBe(0);
  });
});

/** What a guess is answered; a machine that is too busy turns some away. */
const answersOfGuesses = ["settlement_code_wrong", "too_many_attempts", "unavailable"];

describe("guesses at once", () => {
  beforeEach(() => app.db.attemptCounter.deleteMany());
  const refusalOf = async (answer: ReturnType<SignedIn["call"]>): Promise<string | undefined> =>
    (await answer).body.code;

  test("burn a code by five of sixteen, and no more are compared", async () => {
    const { book } = await bookWithBonus();
    await app.db.sentCode.deleteMany();
    const code = await sentCode(book, caller);
    const guesses = Array.from({ length: 16 }, (_, n) => String(100_000 + n)).filter((guess) => guess !== code);
    const codes = await Promise.all(guesses.map((guess) => refusalOf(caller.call("settleBook", byCode(book, guess)))));
    expect(new Set(codes)).toEqual(new Set(["settlement_code_wrong"]));
    expect((await app.db.sentCode.findFirstOrThrow()).tries).toBe(5);
    expect((await caller.call("settleBook", byCode(book, code))).body.code).toBe("settlement_code_wrong");
    expect(await app.db.settlement.count({ where: { bookId: book.id } })).toBe(0);
  });

  test("are compared thirty times at the most for one person, of forty over eight books", async () => {
    const books = await Promise.all(Array.from({ length: 8 }, () => bookWithBonus()));
    await app.db.sentCode.deleteMany();
    for (const { book } of books) await sentCode(book, caller);
    const guesses = books.flatMap(({ book }) =>
      Array.from({ length: 5 }, () => refusalOf(caller.call("settleBook", byCode(book, "123456")))),
    );
    const codes = await Promise.all(guesses);
    // A machine that is too busy turns some away, before or after they count.
    const [wrong = 0, , busy = 0] = answersOfGuesses.map((one) => codes.filter((code) => code === one).length);
    expect(codes.filter((code) => !answersOfGuesses.includes(code ?? ""))).toEqual([]);
    expect([wrong <= 30, wrong + busy >= 30], JSON.stringify(codes)).toEqual([true, true]);
    // As many as are still let in, one after the other, until none is.
    const answers: (string | undefined)[] = [];
    for (const { book } of [...books, ...books, ...books, ...books, ...books])
      answers.push(await refusalOf(caller.call("settleBook", byCode(book, "123456"))));
    expect(answers.at(-1)).toBe("too_many_attempts");
    const { _sum: compared } = await app.db.sentCode.aggregate({ _sum: { tries: true } });
    expect(compared.tries).toBeLessThanOrEqual(30);
  });
});
