import { expect } from "vitest";
import { totpCode } from "#platform/security/totp.ts";
import { giveTotp, makeChallenge } from "./factors.ts";
import type { SignedIn, TestApp } from "./harness.ts";

/** What a person does with their own second factors, each of which has to succeed. */

export async function addFactorTo(app: TestApp, person: SignedIn): Promise<void> {
  const challenge = await makeChallenge(app, { ...person, purpose: "enrolment" });
  const [{ secret }] = await callAs(person, "beginTotp", { challenge });
  await callAs(person, "addTotp", { challenge, code: totpCode(secret, app.clock.now) });
}

export async function removeFactorOf(app: TestApp, person: SignedIn): Promise<void> {
  const { factorId } = await giveTotp(app, person.userId);
  await callAs(person, "removeFactor", { id: String(factorId), step_up: await steppedUp(app, person) });
}

export async function makeBackupCodesOf(app: TestApp, person: SignedIn): Promise<string[]> {
  await giveTotp(app, person.userId);
  const [{ backup_codes }] = await callAs(person, "makeBackupCodes", { step_up: await steppedUp(app, person) });
  return backup_codes;
}

export async function useBackupCodeOf(app: TestApp, person: SignedIn): Promise<void> {
  const [code] = await makeBackupCodesOf(app, person);
  const [{ challenge }] = await callAs(person, "openStepUp");
  await callAs(person, "stepUp", { challenge, code });
}

const steppedUp = (app: TestApp, person: SignedIn) =>
  makeChallenge(app, { ...person, purpose: "step_up", passedAt: app.clock.now });

async function callAs(person: SignedIn, name: Parameters<SignedIn["call"]>[0], input: object = {}) {
  const { status, body } = await person.call(name, input);
  expect([name, status, body.code]).toEqual([name, 200, undefined]);
  return body.data;
}
