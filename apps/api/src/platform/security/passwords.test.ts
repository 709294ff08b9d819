import bcrypt from "bcrypt";
import { afterEach, expect, test, vi } from "vitest";
import { makePasswords } from "./passwords.ts";

interface Bcrypt {
  compare: (password: string, hash: string) => Promise<boolean>;
}

afterEach(() => void vi.restoreAllMocks());

test("a password matches its own hash only", async () => {
  const passwords = makePasswords(4);
  const hash = await passwords.hash("நகை சேமிப்பு");
  expect(await passwords.matches("நகை சேமிப்பு", hash)).toBe(true);
  expect(await passwords.matches("நகை சேமிப்ப", hash)).toBe(false);
});

test("a password that bcrypt would cut is neither hashed nor matched", async () => {
  const passwords = makePasswords(4);
  const hash = await passwords.hash("a".repeat(72));
  expect(await passwords.matches("a".repeat(73), hash)).toBe(false);
  expect(() => passwords.hash("a".repeat(73))).toThrow(RangeError);
});

test("checking a password of nobody is the same work as one of somebody", async () => {
  const compare = vi.spyOn(bcrypt, "compare");
  const passwords = makePasswords(5);
  await passwords.matches("a guess", await passwords.hash("somebody's"));
  expect(await passwords.matchesNobody("a guess")).toBe(false);
  const [known, unknown] = compare.mock.calls;
  expect(compare).toHaveBeenCalledTimes(2);
  expect(unknown?.[0]).toBe(known?.[0]);
  expect([known, unknown].map((call) => bcrypt.getRounds(call?.[1] ?? ""))).toEqual([5, 5]);
});

test("however many sign in at once, one of Node's four threads stays free to find the way to the database", async () => {
  let underWay = 0;
  let most = 0;
  const compare = async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((done) => setImmediate(done));
    underWay -= 1;
    return true;
  };
  const work = vi.spyOn<Bcrypt, "compare">(bcrypt, "compare").mockImplementation(compare);
  const passwords = makePasswords(4);
  const hash = await passwords.hash("somebody's");
  await Promise.all(Array.from({ length: 20 }, () => passwords.matches("a guess", hash)));
  expect(work).toHaveBeenCalledTimes(20);
  expect(most).toBe(3);
});
