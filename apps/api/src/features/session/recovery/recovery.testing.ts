import { beforeEach, expect } from "vitest";
import { useApp } from "#testing/harness.ts";
import { deliveredMails, secretOf } from "#testing/mails.ts";

export const app = useApp();
export const minute = 60_000;
export const newPassword = "quiet river 77";

// Each test a day later: the addresses' limits start anew.
export let day = 0;

beforeEach(async () => {
  await app.db.outboxMessage.deleteMany();
  day += 1;
  pass(day * 24 * 60 * minute);
});

export function pass(ms: number): void {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
}

export async function send(email: string, caller = app.nobody()) {
  const answer = await caller.call("sendRecoveryCode", { email });
  if (answer.status === 200) recoveryTokens.set(answer.body.data[0].email, answer.body.data[0].recovery_id);
  return answer;
}
/** What the latest answer for an address said its code was good for. */
const recoveryTokens = new Map<string, string>();

export const verify = (email: string, OTP: string, recovery_id = recoveryTokens.get(email) ?? "none") =>
  app.nobody().call("verifyRecoveryCode", { email, OTP, recovery_id });

export const finish = (email: string, salt: string, password = newPassword) =>
  app.nobody().call("finishRecovery", { email, salt, password });

export async function sentCode(email: string): Promise<string> {
  expect((await send(email)).status).toBe(200);
  return secretOf((await deliveredMails(app)).findLast((mail) => mail.subject === "Your verification OTP"));
}

export function wrong(code: string): string {
  return code === "999999" ? "100000" : String(Number(code) + 1);
}
