import { lookup } from "node:dns/promises";
import { expect, test } from "vitest";
import { makePasswords } from "./passwords.ts";

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

test("checking a password of nobody takes as long as one of somebody", async () => {
  const passwords = makePasswords(9);
  const hash = await passwords.hash("somebody's");
  await passwords.matchesNobody("first use");
  // The quickest of many, in turn: what else the machine does can only make one slower.
  let somebody = Infinity;
  let nobody = Infinity;
  for (let i = 0; i < 15; i += 1) {
    somebody = Math.min(somebody, await timeOf(() => passwords.matches("a guess", hash)));
    nobody = Math.min(nobody, await timeOf(() => passwords.matchesNobody("a guess")));
  }
  expect(nobody / somebody).toBeGreaterThan(0.5);
  expect(nobody / somebody).toBeLessThan(2);
}, 60_000);

test("however many sign in at once, the way to the database can be found in between", async () => {
  const passwords = makePasswords(10);
  const hash = await passwords.hash("somebody's");
  let checked = 0;
  const signIns = Array.from({ length: 20 }, async () => {
    await passwords.matches("a guess", hash);
    checked += 1;
  });
  // A name is looked up on the threads that passwords are worked out on.
  await lookup("localhost");
  expect(checked).toBeLessThan(8);
  await Promise.all(signIns);
}, 60_000);

async function timeOf(check: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  await check();
  return performance.now() - startedAt;
}
