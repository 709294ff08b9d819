import { describe, expect, test } from "vitest";
import {
  addPasskey,
  app,
  asked,
  askedToSign,
  authenticator,
  codeOf,
  isSignedIn,
  minute,
  ownerWithPasskey,
  pass,
  passWith,
  signInWith,
  steppedUp,
  withTotp,
} from "./factors.testing.ts";

type Authenticator = ReturnType<typeof authenticator>;

describe("a passkey beside the password", () => {
  test("is added in a session and signs in; its options name the portal, the person and this passkey alone", async () => {
    const { owner, device, handle } = await ownerWithPasskey();
    const { caller, challenge, methods, options } = await askedToSign(owner);
    expect(methods).toEqual(["totp", "passkey", "backup_code"]);
    expect(options).toMatchObject({
      rpId: "savings.example.com",
      allowCredentials: [{ id: device.id, type: "public-key", transports: ["internal"] }],
      userVerification: "preferred",
    });
    expect(Buffer.from(handle, "base64url")).toHaveLength(32);
    expect((await passWith(caller, challenge, device.get(options))).status).toBe(200);
    expect(await isSignedIn(caller)).toBe(true);
    const [{ factors }] = (await caller.call("getMyFactors")).body.data;
    expect(factors.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ["totp", "App"],
      ["passkey", "Phone"],
    ]);
  });

  const wrongs: [what: string, how: Parameters<Authenticator["get"]>[1]][] = [
    ["from another origin", { origin: "https://savings.example.net" }],
    ["from a page under the portal's name, but another", { origin: "https://www.savings.example.com" }],
    ["for another portal", { rpId: "example.com" }],
    ["in a frame of another page", { crossOrigin: true }],
    ["with a count that it had before", { signCount: 1 }],
    ["naming another person", { userHandle: Buffer.alloc(32, 7).toString("base64url") }],
  ];
  test.each(wrongs)("is refused when it signs %s", async (_what, how) => {
    const { owner, device } = await ownerWithPasskey();
    const { caller, challenge, options } = await askedToSign(owner);
    expect(codeOf(await passWith(caller, challenge, device.get(options, how)))).toEqual([422, "second_factor_wrong"]);
    expect(await isSignedIn(caller)).toBe(false);
  });

  test("what it signed is good once, and for what was asked last", async () => {
    const { owner, device } = await ownerWithPasskey();
    const { caller, challenge, options } = await askedToSign(owner);
    const [{ options: later }] = (await caller.call("askPasskey", { challenge })).body.data;
    expect(codeOf(await passWith(caller, challenge, device.get(options)))).toEqual([422, "second_factor_wrong"]);
    // That answer used the asking up, although it was wrong.
    expect(codeOf(await passWith(caller, challenge, device.get(later)))).toEqual([422, "second_factor_wrong"]);
    const [{ options: last }] = (await caller.call("askPasskey", { challenge })).body.data;
    const shown = device.get(last);
    expect((await passWith(caller, challenge, shown)).status).toBe(200);
    const again = await askedToSign(owner);
    expect(codeOf(await passWith(again.caller, again.challenge, shown))).toEqual([422, "second_factor_wrong"]);
  });

  test("of one answer sent eight times at once, one begins a session", async () => {
    const { owner, device } = await ownerWithPasskey();
    const { challenge, options } = await askedToSign(owner);
    const shown = device.get(options);
    const answers = await Promise.all(Array.from({ length: 8 }, () => passWith(app.nobody(), challenge, shown)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("of somebody else is none", async () => {
    const [{ device }, { owner }] = [await ownerWithPasskey(), await ownerWithPasskey()];
    const { caller, challenge, options } = await askedToSign(owner);
    expect(codeOf(await passWith(caller, challenge, device.get(options)))).toEqual([422, "second_factor_wrong"]);
  });

  test("that was removed is none any more", async () => {
    const { owner, caller, device } = await ownerWithPasskey();
    const [{ factors }] = (await caller.call("getMyFactors")).body.data;
    const step_up = await steppedUp(caller, { code: owner.totp.code() });
    expect((await caller.call("removeFactor", { id: factors[1].id, step_up })).status).toBe(200);
    pass(minute);
    const { methods, challenge } = await asked(app.nobody(), owner);
    expect(methods).toEqual(["totp", "backup_code"]);
    const [{ options }] = (await app.nobody().call("askPasskey", { challenge })).body.data;
    expect(options.allowCredentials).toEqual([]);
    expect((await passWith(app.nobody(), challenge, device.get(options))).status).toBe(422);
  });
});

describe("a new passkey", () => {
  test.each([
    ["made from another origin", { origin: "https://savings.example.net" }],
    ["made for another portal", { rpId: "example.com" }],
    ["made in a frame of another page", { crossOrigin: true }],
    ["with a statement of its maker, which would be looked up", { format: "packed" }],
    ["with a statement of another kind", { format: "android-safetynet" }],
  ])("%s is not taken", async (_what, how) => {
    const owner = await withTotp();
    const caller = app.nobody();
    await signInWith(caller, owner);
    const { answer } = await addPasskey(caller, owner, authenticator(), how);
    // A key that states itself without a certificate is as good as one that states nothing; its signature is missing here.
    expect(codeOf(answer)).toEqual([401, "passkey_refused"]);
    expect(await app.db.factor.count({ where: { userId: owner.id, kind: "passkey" } })).toBe(0);
  });

  test("of which somebody else has the very same is not taken; ten are the most", async () => {
    const { device } = await ownerWithPasskey();
    const owner = await withTotp();
    const caller = app.nobody();
    await signInWith(caller, owner);
    expect(codeOf((await addPasskey(caller, owner, device)).answer)).toEqual([401, "passkey_refused"]);
    for (let n = 0; n < 10; n += 1) expect((await addPasskey(caller, owner)).answer.status).toBe(200);
    const step_up = await steppedUp(caller, { code: owner.totp.code() });
    const [{ challenge }] = (await caller.call("openEnrolment", { step_up })).body.data;
    expect(codeOf(await caller.call("beginPasskey", { challenge }))).toEqual([409, "too_many_factors"]);
  });
});

describe("a passkey alone", () => {
  const ask = async () => (await app.nobody().call("askPasskey")).body.data[0];

  test("signs in, nobody named, once it asked for finger, face or PIN", async () => {
    const { owner, device } = await ownerWithPasskey();
    const { challenge, options } = await ask();
    expect(options).toMatchObject({ allowCredentials: [], userVerification: "required" });
    const caller = app.nobody();
    const answer = await caller.call("signInWithPasskey", { challenge, passkey: device.get(options) });
    expect(answer.body.data[0].fld_email).toBe(owner.email);
    expect(await isSignedIn(caller)).toBe(true);

    const other = await ask();
    const unverified = device.get(other.options, { isVerified: false });
    expect(
      codeOf(await app.nobody().call("signInWithPasskey", { challenge: other.challenge, passkey: unverified })),
    ).toEqual([401, "passkey_refused"]);
  });

  test("is refused for another origin, another person, another asking, and a person who was shut out", async () => {
    const { owner, device } = await ownerWithPasskey();
    const { handle } = await ownerWithPasskey();
    const show = async (passkeyFor: (options: { challenge: string }) => object, with_ = ask()) => {
      const { challenge, options } = await with_;
      return codeOf(await app.nobody().call("signInWithPasskey", { challenge, passkey: passkeyFor(options) }));
    };
    const refused = [401, "passkey_refused"];
    expect(await show((options) => device.get(options, { origin: "https://evil.example.net" }))).toEqual(refused);
    expect(await show((options) => device.get(options, { userHandle: handle }))).toEqual(refused);
    const earlier = await ask();
    expect(await show(() => device.get(earlier.options))).toEqual(refused);
    expect(await show((options) => authenticator().get(options))).toEqual(refused);
    await app.db.user.update({ where: { id: owner.id }, data: { userType: "Employee" } });
    await app.db.user.update({ where: { id: owner.id }, data: { status: "inactive" } });
    expect(await show((options) => device.get(options))).toEqual(refused);
  });

  test("does not go on by the challenge of a password, nor a password by that of a passkey", async () => {
    const { owner, device } = await ownerWithPasskey();
    const password = await askedToSign(owner);
    const passkey = device.get(password.options);
    expect(codeOf(await app.nobody().call("signInWithPasskey", { challenge: password.challenge, passkey }))).toEqual([
      409,
      "challenge_over",
    ]);
    const alone = await ask();
    expect(codeOf(await passWith(app.nobody(), alone.challenge, device.get(alone.options)))).toEqual([
      409,
      "challenge_over",
    ]);
  });

  test("gives strangers no further guess at the password", async () => {
    const { owner, device } = await ownerWithPasskey();
    const guess = () => app.nobody().call("signIn", { email: owner.email, password: "a guess" });
    for (let n = 0; n < 10; n += 1) await guess();
    const { challenge, options } = await ask();
    expect((await app.nobody().call("signInWithPasskey", { challenge, passkey: device.get(options) })).status).toBe(
      200,
    );
    expect((await guess()).status).toBe(429);
  });
});
