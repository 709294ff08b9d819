import { expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import { sweepSignIns } from "./sweep.ts";

const app = useApp();
const minute = 60_000;

/** Ten minutes past the hour: five before the quarter by the clock. */
const start = new Date("2026-06-01T06:10:00.000Z");
const at = (ms: number) => (app.clock.now = new Date(start.getTime() + ms));
const guess = async (email: string) => {
  const { status, headers } = await app.nobody().call("signIn", { email, password: "a guess" });
  return status === 429 ? `wait ${headers["retry-after"]} s` : status;
};
const guesses = async (count: number, email: string) => {
  const found: (string | number)[] = [];
  for (let n = 0; n < count; n += 1) found.push(await guess(email));
  return found;
};
const refused = (count: number) => Array.from({ length: count }, () => 401);

test("a quarter by the clock begins no new count: ten tries before it and ten after it are twenty", async () => {
  at(4 * minute);
  expect(await guesses(10, "edge@example.com")).toEqual(refused(10));
  at(5 * minute + 1);
  expect(await guess("edge@example.com")).toBe("wait 840 s");
  at(19 * minute - 1);
  expect(await guess("edge@example.com")).toBe("wait 1 s");
  at(19 * minute);
  expect(await guesses(11, "edge@example.com")).toEqual([...refused(10), "wait 900 s"]);
});

test("each try makes room a quarter of an hour after itself, and what was turned away does not count", async () => {
  for (let n = 0; n < 10; n += 1) {
    at(n * minute);
    expect(await guess("slow@example.com")).toBe(401);
  }
  at(14 * minute);
  expect(await guesses(5, "slow@example.com")).toEqual(Array.from({ length: 5 }, () => "wait 60 s"));
  at(15 * minute);
  expect(await guesses(2, "slow@example.com")).toEqual([401, "wait 60 s"]);
  at(17 * minute);
  expect(await guesses(3, "slow@example.com")).toEqual([401, 401, "wait 60 s"]);
});

test("tries at the same time, at two replicas, are counted together", async () => {
  at(0);
  const replica = await app.replica();
  try {
    const callers = [app.nobody(), replica.at(new Map())];
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const input = { email: "at-once@example.com", password: "a guess" };
        return (await callers[n % 2]!.call("signIn", input)).status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  } finally {
    await replica.stop();
  }
});

test("a success gives back what it cost the address and the account, and nothing that others tried", async () => {
  at(60 * minute);
  const user = await app.make.user({ password: "long and unusual" });
  await app.db.attemptCounter.deleteMany();
  await guesses(9, user.email);
  const signedIn = await app.nobody().call("signIn", { email: user.email, password: "long and unusual" });
  expect(signedIn.status).toBe(200);
  const counters = await app.db.attemptCounter.findMany({ where: { key: { startsWith: "sign-in:" } } });
  const counted = counters.map(({ key, madeAt }) => [key.replace(/account:[^:]+/, "account"), madeAt.length]);
  expect(Object.fromEntries(counted)).toMatchObject({
    "sign-in:account": 9,
    "sign-in:account:day": 9,
    "sign-in:account:month": 9,
    "sign-in:address:127.0.0.1": 9,
  });
});

test("what one of the limits turns away uses up nothing of the others", async () => {
  at(0);
  await guesses(10, "full@example.com");
  await app.db.attemptCounter.deleteMany({ where: { key: { startsWith: "sign-in:address" } } });
  expect(await guesses(3, "full@example.com")).toEqual(["wait 900 s", "wait 900 s", "wait 900 s"]);
  const made = await app.db.attemptCounter.findMany({ where: { madeAt: { isEmpty: false } } });
  expect(made.filter(({ key }) => key.startsWith("sign-in:address"))).toEqual([]);
});

test("nothing is forgotten before its window is over, and everything after it", async () => {
  await app.db.attemptCounter.deleteMany();
  at(0);
  await guesses(1, "swept@example.com");
  const kept = async () => {
    await sweepSignIns(app.db, app.clock.now);
    const left = await app.db.attemptCounter.findMany({ where: { key: { startsWith: "sign-in:account" } } });
    return left.map(({ key }) => key.split(":")[3] ?? "quarter").toSorted();
  };
  at(15 * minute - 1);
  expect(await kept()).toContain("quarter");
  at(15 * minute);
  expect(await kept()).not.toContain("quarter");
  at(24 * 60 * minute);
  expect(new Set(await kept())).toEqual(new Set(["month"]));
  at(30 * 24 * 60 * minute);
  expect(await kept()).toEqual([]);
});
