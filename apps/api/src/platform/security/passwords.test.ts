import bcrypt from "bcrypt";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { TooBusy } from "#platform/process/fair-queue.ts";
import { makePasswords } from "./passwords.ts";

const known = { who: "a device", isKnown: true };
const stranger = (who: string) => ({ who, isKnown: false });

interface Bcrypt {
  compare: (password: string, hash: string) => Promise<boolean>;
}

afterEach(() => void vi.restoreAllMocks());

test("a password matches its own hash only", async () => {
  const passwords = makePasswords(4);
  const hash = await passwords.hash("நகை சேமிப்பு");
  expect(await passwords.matches("நகை சேமிப்பு", hash, known)).toBe(true);
  expect(await passwords.matches("நகை சேமிப்ப", hash, known)).toBe(false);
});

test("a password that bcrypt would cut is neither hashed nor matched", async () => {
  const passwords = makePasswords(4);
  const hash = await passwords.hash("a".repeat(72));
  expect(await passwords.matches("a".repeat(73), hash, known)).toBe(false);
  expect(() => passwords.hash("a".repeat(73))).toThrow(RangeError);
});

test("checking a password of nobody is the same work as one of somebody", async () => {
  const compare = vi.spyOn(bcrypt, "compare");
  const passwords = makePasswords(5);
  await passwords.matches("a guess", await passwords.hash("somebody's"), known);
  expect(await passwords.matchesNobody("a guess", known)).toBe(false);
  const [ofSomebody, ofNobody] = compare.mock.calls;
  expect(compare).toHaveBeenCalledTimes(2);
  expect(ofNobody?.[0]).toBe(ofSomebody?.[0]);
  expect([ofSomebody, ofNobody].map((call) => bcrypt.getRounds(call?.[1] ?? ""))).toEqual([5, 5]);
});

/** bcrypt whose comparisons end when the test says so, in the order in which they began. */
function heldBcrypt() {
  const begun: { password: string; end: () => void }[] = [];
  vi.spyOn<Bcrypt, "compare">(bcrypt, "compare").mockImplementation((password) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    begun.push({ password, end: () => resolve(true) });
    return promise;
  });
  const settle = () => new Promise((done) => setImmediate(done));
  let ended = 0;
  return {
    begun: async () => {
      await settle();
      return begun.slice(ended).map(({ password }) => password);
    },
    endOne: async () => {
      await settle();
      begun[ended++]?.end();
    },
    endAll: async () => {
      for (await settle(); ended < begun.length; await settle()) begun[ended++]?.end();
    },
  };
}

const hashOfSomebody = bcrypt.hashSync("somebody's", 4);
const passwords = makePasswords(4);

/** What `makePasswords` begins by itself is over. */
beforeAll(() => passwords.matchesNobody("", known));

test("however many sign in at once, one of Node's four threads stays free to find the way to the database", async () => {
  const work = heldBcrypt();
  const all = Array.from({ length: 20 }, (_, n) => passwords.matches(`guess ${n}`, hashOfSomebody, known));
  expect(await work.begun()).toHaveLength(3);
  await work.endAll();
  await Promise.all(all);
});

test("one network address that guesses without a pause is served in turn with others, and leaves a place to known devices", async () => {
  const work = heldBcrypt();
  const ask = (password: string, asker: { who: string; isKnown: boolean }) =>
    passwords.matches(password, hashOfSomebody, asker);
  const busy = Array.from({ length: 30 }, (_, n) => ask(`busy ${n}`, stranger("203.0.113.9")));
  expect(await work.begun()).toEqual(["busy 0", "busy 1"]);

  const owner = ask("owner", known);
  expect(await work.begun()).toEqual(["busy 0", "busy 1", "owner"]);
  const other = ask("other", stranger("198.51.100.7"));
  await work.endOne();
  await work.endOne();
  expect(await work.begun()).toEqual(expect.arrayContaining(["owner", "other"]));
  await work.endAll();
  await Promise.all([...busy, owner, other]);
});

test("what waits is bounded, of one address and of all; what is turned away holds no place", async () => {
  const work = heldBcrypt();
  const outcomes = Array.from({ length: 80 }, (_, n) =>
    passwords.matches(`busy ${n}`, hashOfSomebody, stranger("203.0.113.9")).catch((error: unknown) => error),
  );
  const other = passwords.matches("other", hashOfSomebody, stranger("198.51.100.7"));
  await work.endAll();
  expect(await other).toBe(true);
  const refused = (await Promise.all(outcomes)).filter((outcome) => outcome !== true);
  expect(refused).toHaveLength(80 - 62);
  for (const error of refused) expect(error).toMatchObject({ isOwn: true });
  expect(refused[0]).toBeInstanceOf(TooBusy);
  expect(await Promise.all([passwords.matchesNobody("once more", stranger("203.0.113.9")), work.endAll()])).toEqual([
    false,
    undefined,
  ]);
});
