import { afterAll, beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { TestApp } from "#testing/harness.ts";

/** Two of the portal behind a proxy on this machine, as `--scale api=2` runs them. */
const app = useApp({ trustedProxies: ["loopback"] });
let other: Awaited<ReturnType<TestApp["replica"]>>;

beforeAll(async () => {
  other = await app.replica();
});
afterAll(() => other.stop());

const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });
const nobodyAt = (place: number) => (place % 2 === 0 ? app.nobody() : other.at(new Map()));

test("a session begun at one is known to the other, and ended at one is over at both", async () => {
  const browser = await app.signedInAs({ userType: "Admin" });
  const there = other.at(browser.cookies);
  expect((await there.call("listUsers")).status).toBe(200);
  await there.call("signOut");
  expect((await app.withCookies(new Map(browser.cookies)).call("listUsers")).status).toBe(401);
});

test("tries of one account are counted together, wherever they arrive", async () => {
  const user = await app.make.user({ userType: "Employee" });
  const wrong = { email: user.email, password: "not this one" };
  const answers = [];
  for (let n = 0; n < 12; n += 1) answers.push(await nobodyAt(n).call("signIn", wrong, from(`198.51.100.${n}`)));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
});

test("behind a trusted proxy each caller is counted by their own address, also half here and half there", async () => {
  const attempt = (n: number, address: string) =>
    nobodyAt(n).call("signIn", { email: `nobody${n}@example.com`, password: "not this one" }, from(address));
  const statuses = [];
  for (let n = 0; n < 102; n += 1) statuses.push((await attempt(n, "203.0.113.9")).status);
  expect(statuses.indexOf(429)).toBe(100);
  expect((await attempt(200, "203.0.113.10")).status).toBe(401);
});

test("the same payment sent to both with its key is taken once", async () => {
  const clerk = await app.signedInAs({ userType: "Admin" });
  const { number } = await app.make.book();
  const take = (caller: typeof clerk | ReturnType<typeof other.at>) =>
    caller.call("takeCounterPayment", { accountno: number, amounttopay: "500" }, { key: "one-payment-of-two" });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => take(n % 2 === 0 ? clerk : other.at(clerk.cookies))),
  );
  const receipts = new Set(answers.map(({ body }) => JSON.stringify(body.data)));
  expect([answers.map(({ status }) => status).filter((status) => status !== 200), receipts.size]).toEqual([[], 1]);
});
