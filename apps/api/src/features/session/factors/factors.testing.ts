import { beforeEach, expect } from "vitest";
import type { TestCaller } from "#testing/caller.ts";
import { makeAuthenticator } from "#testing/authenticator.ts";
import { askedForFactor, giveTotp } from "#testing/factors.ts";
import { useApp } from "#testing/harness.ts";
import { testPassword } from "#testing/make/people.ts";
import type { MakeUser } from "#testing/make-inputs.ts";

export const app = useApp();
export const minute = 60_000;
export const day = 24 * 60 * minute;

export const pass = (ms: number) => void (app.clock.now = new Date(app.clock.now.getTime() + ms));

/** Every test begins some days after the one before. */
let days = 0;
beforeEach(() => pass((days += 40) * day));

/** As whom the tests' portal is known to passkeys. */
const portal = { origin: "https://savings.example.com", rpId: "savings.example.com" };
export const authenticator = () => makeAuthenticator(portal);

/** An Admin, or whoever is given, with an app that makes codes. */
export async function withTotp(person: MakeUser = { userType: "Admin" }) {
  const user = await app.make.user(person);
  return { ...user, totp: await giveTotp(app, user.id) };
}

export const asked = (caller: TestCaller, { email }: { email: string }) => askedForFactor(caller, email, testPassword);

/** Signs in with password and code. */
export async function signInWith(caller: TestCaller, user: Awaited<ReturnType<typeof withTotp>>, more: object = {}) {
  const { challenge } = await asked(caller, user);
  const answer = await caller.call("passSecondFactor", { challenge, code: user.totp.code(), ...more });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  // The next code is another one.
  pass(minute);
}

/** Shows who somebody is; returns what says so. */
export async function steppedUp(caller: TestCaller, proof: object): Promise<string> {
  const [{ challenge }] = (await caller.call("openStepUp")).body.data;
  const { status, body } = await caller.call("stepUp", { challenge, ...proof });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data[0].step_up;
}

export const isSignedIn = async (caller: TestCaller) => (await caller.call("listMySessions")).status === 200;

export const codeOf = ({ status, body }: Awaited<ReturnType<TestCaller["call"]>>) => [status, body.code];

type Owner = Awaited<ReturnType<typeof withTotp>>;

/** Adds a passkey in a session; returns its authenticator. */
export async function addPasskey(caller: TestCaller, owner: Owner, device = authenticator(), how: object = {}) {
  const step_up = await steppedUp(caller, { code: owner.totp.code() });
  pass(minute / 2);
  const [{ challenge }] = (await caller.call("openEnrolment", { step_up })).body.data;
  const [{ options }] = (await caller.call("beginPasskey", { challenge })).body.data;
  const answer = await caller.call("addPasskey", { challenge, passkey: device.create(options, how), name: "Phone" });
  return { answer, options, device };
}

export async function ownerWithPasskey() {
  const owner = await withTotp();
  const caller = app.nobody();
  await signInWith(caller, owner);
  const { answer, device, options } = await addPasskey(caller, owner);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { owner, caller, device, handle: options.user.id };
}

/** What a passkey is asked to sign for a sign-in whose password was right. */
export async function askedToSign(owner: Owner) {
  const caller = app.nobody();
  const { challenge, methods } = await asked(caller, owner);
  const [{ options }] = (await caller.call("askPasskey", { challenge })).body.data;
  return { caller, challenge, methods, options };
}

export const passWith = (caller: TestCaller, challenge: string, passkey: object) =>
  caller.call("passSecondFactor", { challenge, passkey });
