import { TERMS_VERSION } from "@thangam/texts/terms-version";
import { beforeAll, beforeEach, expect } from "vitest";
import { useApp } from "#testing/harness.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";

export const app = useApp({ trustedProxies: ["loopback"] });
export const minute = 60_000;
const subject = "Your code to join a jewel savings scheme";

beforeAll(async () => {
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { E: 50_000n, H: 100_000n } });
  await app.make.scheme({ name: "Thanga Malar", paymentRule: "flexible", prefixes: { MDA: null } });
  await app.make.scheme({ name: "Closed Plan", isOpen: false, prefixes: { CP: 50_000n } });
});

// Each test a day later: the limits of addresses start anew.
let day = 0;

beforeEach(() => pass((day += 1) * 24 * 60 * minute));

export function pass(ms: number): void {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
}

let serial = 0;

export const applicant = (given: object = {}) => ({
  name: "Yazhini Selvam",
  email: `applicant.${(serial += 1)}@example.com`,
  mobile: "9840012345",
  chitschema: "Thanga Mazhai",
  chitamount: "500",
  termsconditions: true,
  terms_version: TERMS_VERSION,
  ...given,
});

export const ask = (json: object) => app.nobody().call("addClientApplication", json);

export const verify = (token: string, OTP: string) =>
  app.nobody().call("verifyClientApplication", { request_token: token, OTP });

export const requestsOf = (email: string) =>
  app.db.request.findMany({ where: { email, emailVerifiedAt: { not: null } } });

export async function codeSentTo(email: string): Promise<string> {
  return secretOf(
    (await deliveredMails(app)).findLast((mail) => mail.to.address === email && mail.subject === subject),
  );
}

export async function asked(json = applicant()): Promise<{ email: string; token: string; code: string }> {
  const answer = await ask(json);
  expect(answer.status, answer.text).toBe(200);
  return { email: json.email, token: answer.body.data[0].request_token, code: await codeSentTo(json.email) };
}
