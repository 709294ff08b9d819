import { expect, test } from "vitest";
import { sized } from "#testing/test-size.ts";
import { app, codeTo, phoneAt, textedCodes } from "./mobile.testing.ts";

const minute = 60_000;
const asked = sized(210, 1_000);

/** Customers with numbers one after the other; their sign-ins have no password. */
async function makeCustomers(count: number): Promise<string[]> {
  const mobiles = Array.from({ length: count }, (_, n) => `96${String(10_000_000 + n)}`);
  const made = { createdAt: app.clock.now, updatedAt: app.clock.now, passwordChangedAt: app.clock.now };
  const person = { name: "Saver", userType: "Customer", passwordHash: "none", ...made };
  await app.db.user.createMany({
    data: mobiles.map((mobile) => ({ ...person, mobile, email: `saver-${mobile}@example.com` })),
  });
  return mobiles;
}

/** A message to nobody is thrown away. */
const codesOnTheirWay = () =>
  app.db.outboxMessage.count({ where: { kind: "sign_in_code", payload: { path: ["userId"], not: "" } } });

test("whatever strangers ask for from fifty addresses, the shop sends 200 codes in 15 minutes, and known devices get theirs", async () => {
  const { mobile } = await app.make.user({ userType: "Customer", mobile: "9500000001" });
  const known = phoneAt("198.51.100.1");
  await known.ask(mobile);
  await known.signIn(mobile, await codeTo(mobile));
  app.clock.now = new Date(app.clock.now.getTime() + 60 * minute);

  await app.db.outboxMessage.deleteMany();
  const mobiles = await makeCustomers(asked);
  const statuses = new Set<number>();
  for (const [at, to] of mobiles.entries()) statuses.add(await phoneAt(`203.0.113.${at % 50}`).ask(to));
  // The same for each: nobody learns that no code is on its way.
  expect([...statuses]).toEqual([200]);
  expect(await codesOnTheirWay()).toBe(200);
  await app.db.outboxMessage.deleteMany();

  expect(await known.ask(mobile)).toBe(200);
  expect((await known.signIn(mobile, await codeTo(mobile))).status).toBe(200);
  app.clock.now = new Date(app.clock.now.getTime() + 15 * minute);
  const stranger = phoneAt("203.0.113.200");
  await stranger.ask(mobiles[0] ?? "");
  expect(await textedCodes()).toHaveLength(1);
}, 120_000);

test("one number gets five codes in 15 minutes from strangers, and one address asks for thirty", async () => {
  const { mobile } = await app.make.user({ userType: "Customer", mobile: "9500000002" });
  app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * minute);
  const statuses: number[] = [];
  for (let n = 0; n < 7; n += 1) statuses.push(await phoneAt(`203.0.113.${n}`).ask(mobile));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const one = phoneAt("198.51.100.9");
  const again: number[] = [];
  for (let n = 0; n < 32; n += 1) again.push(await one.ask(`94${String(10_000_000 + n)}`));
  expect(again.filter((status) => status === 200)).toHaveLength(30);
  expect(again.slice(30)).toEqual([429, 429]);
});

test.each([
  ["9500000003", "one address", () => "203.0.113.60"],
  ["9500000004", "every network of an IPv6 site", (n: number) => `2001:db8:77:${n}::1`],
])("whoever asks for codes to %s from %s leaves one for who is elsewhere", async (mobile, _where, address) => {
  await app.make.user({ userType: "Customer", mobile });
  app.clock.now = new Date(app.clock.now.getTime() + 24 * 60 * minute);
  const statuses: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    statuses.push(await phoneAt(address(n)).ask(mobile));
    app.clock.now = new Date(app.clock.now.getTime() + minute);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  expect(await phoneAt("198.51.100.11").ask(mobile)).toBe(200);
});
