import { beforeEach, describe, expect, test } from "vitest";
import type { TestCaller } from "#testing/caller.ts";
import { useApp } from "#testing/harness.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { testPassword } from "#testing/make/people.ts";
import { sized } from "#testing/test-size.ts";

const app = useApp({ trustedProxies: ["loopback"] });
const minute = 60_000;
const day = 24 * 60 * minute;
const newPassword = "quiet river 77";
const pass = (ms: number) => (app.clock.now = new Date(app.clock.now.getTime() + ms));

/** A browser that calls from some network address. */
function browserAt(address: string, browser: TestCaller = app.nobody()) {
  const headers = { "X-Forwarded-For": address };
  const call: TestCaller["call"] = (name, json) => browser.call(name, json, { headers });
  return {
    browser,
    signIn: async (email: string, password: string) => (await call("signIn", { email, password })).status,
    /** Asks for a recovery code; returns its id, or in how many seconds to ask again. */
    ask: async (email: string): Promise<string | number> => {
      const { status, body, headers: told } = await call("sendRecoveryCode", { email });
      return status === 200 ? body.data[0].recovery_id : Number(told["retry-after"]);
    },
    verify: (email: string, recovery_id: string | number, OTP: string) =>
      call("verifyRecoveryCode", { email, recovery_id, OTP }),
    finish: (email: string, salt: string) => call("finishRecovery", { email, salt, password: newPassword }),
  };
}

/** Every test begins on a day of its own, with nothing counted. */
let days = 0;
beforeEach(async () => {
  pass((days += 40) * day);
  await app.db.attemptCounter.deleteMany();
  await app.db.outboxMessage.deleteMany();
});

const attackers = ["203.0.113.1", "203.0.113.2", "203.0.113.3"] as const;

/** Ten recovery codes burnt by five wrong guesses each, and 11 wrong sign-ins, from a few addresses. */
async function attack(email: string): Promise<void> {
  const [first] = attackers;
  let burnt = 0;
  while (burnt < 10) {
    const attacker = browserAt(attackers[burnt % 3] ?? first);
    const id = await attacker.ask(email);
    if (typeof id === "number") pass(id * 1000);
    else {
      for (let n = 0; n < 5; n += 1) expect((await attacker.verify(email, id, "100000")).status).toBe(422);
      burnt += 1;
    }
  }
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push(await browserAt(first).signIn(email, `guess ${n}`));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
}

/** What somebody does on a new device who forgot the password, or cannot sign in there; returns how long they waited. */
async function recover(email: string, owner: ReturnType<typeof browserAt>): Promise<number> {
  const begun = app.clock.now.getTime();
  for (let id = await owner.ask(email); ; id = await owner.ask(email)) {
    if (typeof id === "number") {
      pass(id * 1000);
      continue;
    }
    const code = secretOf((await deliveredMails(app)).findLast((mail) => mail.subject === "Your verification OTP"));
    const { body } = await owner.verify(email, id, code);
    expect((await owner.finish(email, body.data[0].salt)).status).toBe(200);
    return app.clock.now.getTime() - begun;
  }
}

describe("somebody who attacks an account", () => {
  test("does not keep its owner from signing in on a device used before", async () => {
    const { email } = await app.make.user();
    const owner = browserAt("198.51.100.7");
    expect(await owner.signIn(email, testPassword)).toBe(200);
    pass(3 * day);
    await attack(email);
    // From the attacker's own network, too: a device is known by its cookie and by nothing else.
    expect(await browserAt(attackers[0], owner.browser).signIn(email, testPassword)).toBe(200);
    expect(await browserAt("198.51.100.7").signIn(email, testPassword)).toBe(429);
  });

  test("does not keep its owner from recovering on a new device within 15 minutes, and from signing in there meanwhile", async () => {
    const { email } = await app.make.user();
    await attack(email);
    const owner = browserAt("198.51.100.8");
    expect(await owner.signIn(email, testPassword)).toBe(429);
    expect(await recover(email, owner)).toBeLessThanOrEqual(15 * minute);
    for (let n = 0; n < 12; n += 1) await browserAt(attackers[0]).signIn(email, "guess");
    expect(await owner.signIn(email, newPassword)).toBe(200);
  });

  test("burns no code but their own: the owner's stays good while others guess", async () => {
    const { email } = await app.make.user();
    const [owner, attacker] = [browserAt("198.51.100.9"), browserAt(attackers[0])];
    const [id, theirs] = [await owner.ask(email), await attacker.ask(email)];
    const codes = (await deliveredMails(app)).map((mail) => secretOf(mail));
    expect(codes).toHaveLength(2);
    const [code = "", other = ""] = codes;
    // The attacker holds no code; the owner's own does not fit what the attacker asked for.
    if (code !== other) expect((await attacker.verify(email, theirs, code)).status).toBe(422);
    for (let n = 0; n < 5; n += 1) await attacker.verify(email, theirs, "100000");
    expect((await owner.verify(email, theirs, other)).body.code).toBe("recovery_code_wrong");
    expect((await owner.verify(email, id, code)).status).toBe(200);
  });

  test("who asks for codes without a pause from many addresses keeps a known device from none", async () => {
    const { email } = await app.make.user();
    const owner = browserAt("198.51.100.10");
    await owner.signIn(email, testPassword);
    const asked = await Promise.all(Array.from({ length: 40 }, (_, n) => browserAt(`192.0.2.${n}`).ask(email)));
    expect(asked.filter((id) => typeof id === "string")).toHaveLength(5);
    expect(await owner.ask(email)).toEqual(expect.any(String));
  });
});

describe("a network address from which many people are guessed", () => {
  const busy = "203.0.113.50";
  const exhaust = async () => {
    const statuses = await Promise.all(
      Array.from({ length: 105 }, (_, n) => browserAt(busy).signIn(`person${n}@example.org`, "guess")),
    );
    // What waits in the queue for passwords is bounded; who was turned away there tries again.
    while (!statuses.includes(429)) statuses.push(await browserAt(busy).signIn("person@example.org", "guess"));
  };

  test("keeps nobody out who signs in from another, and no known device behind itself", async () => {
    const [known, stranger] = [await app.make.user(), await app.make.user()];
    const owner = browserAt(busy);
    expect(await owner.signIn(known.email, testPassword)).toBe(200);
    await exhaust();
    expect(await browserAt(busy).signIn(stranger.email, testPassword)).toBe(429);
    expect(await browserAt("198.51.100.20").signIn(stranger.email, testPassword)).toBe(200);
    expect(await owner.signIn(known.email, testPassword)).toBe(200);
    // A device is known for the people who signed in on it, and for nobody else.
    expect(await owner.signIn(stranger.email, testPassword)).toBe(429);
  });

  test("keeps nobody from the code that they asked for", async () => {
    const { email } = await app.make.user();
    const owner = browserAt(busy);
    const id = await owner.ask(email);
    const guesses = Array.from({ length: 110 }, () => browserAt(busy).verify(email, "no such id", "123456"));
    expect((await Promise.all(guesses)).filter(({ status }) => status === 429)).toHaveLength(10);
    const code = secretOf((await deliveredMails(app)).at(-1));
    expect((await owner.verify(email, id, code)).status).toBe(200);
  });
});

describe("a month of guesses", () => {
  /** Spread over thirty days, from as many addresses as it takes. */
  const spread = async (count: number, guess: (n: number, address: string) => Promise<unknown>) => {
    for (let n = 0; n < count; n += 1) {
      await guess(n, `10.${n % 200}.${Math.trunc(n / 200) % 250}.1`);
      pass((30 * day) / count);
    }
  };

  test("at a password: a hundred are compared, whatever addresses they come from", { timeout: 600_000 }, async () => {
    const { id, email } = await app.make.user();
    await spread(sized(200, 50_000), (n, address) => browserAt(address).signIn(email, `guess ${n}`));
    const compared = { operation: "New_Admin_Login", recordId: id.toString() };
    expect(await app.db.auditEntry.count({ where: compared })).toBe(100);
  });

  test(
    "at recovery codes: ten of six digits are compared, all others at codes of ten digits",
    { timeout: 600_000 },
    async () => {
      const { id, email } = await app.make.user();
      const lengths: number[] = [];
      await spread(sized(40, 10_000), async (_, address) => {
        const attacker = browserAt(address);
        const recovery = await attacker.ask(email);
        if (typeof recovery === "number") return;
        const code = secretOf((await deliveredMails(app)).at(-1));
        const guess = code.startsWith("1") ? code.replace("1", "2") : code.replace(/./, "1");
        for (let tries = 0; tries < 5; tries += 1) {
          expect((await attacker.verify(email, recovery, guess)).status).toBe(422);
          lengths.push(code.length);
        }
      });
      const compared = { operation: "Verify_ForgotPassword_OTP", recordId: id.toString() };
      expect(await app.db.auditEntry.count({ where: compared })).toBe(lengths.length);
      expect(lengths.length).toBeGreaterThan(sized(150, 500));
      expect(lengths.filter((length) => length === 6)).toHaveLength(10);
      expect(new Set(lengths)).toEqual(new Set([6, 10]));
    },
  );
});
