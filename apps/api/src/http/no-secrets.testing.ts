import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Response } from "supertest";
import { afterAll, beforeAll } from "vitest";
import { Canaries } from "#testing/canaries.ts";
import { useApp } from "#testing/harness.ts";

export const app = useApp();
export type TestCaller = ReturnType<typeof app.nobody>;
export let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "thangam-secrets-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Everything that was answered, but for the cookies, where tokens belong. */
export const answers: string[] = [];
export const canaries = new Canaries();
/** The tables as they stood while a secret waited to be sent. */
export const waitingRows: { table: string; row: string }[] = [];

export const first = "canary: first password";
export const changed = "canary: changed password";
export const recovered = "canary: recovered password";
export const given = "canary-given-password";
export const typed = {
  wrong: "canary: wrong password",
  old: "canary: wrong old one",
  common: "Password1",
  mail: "canary@example.com",
};

export async function call(caller: TestCaller, ...request: Parameters<TestCaller["call"]>): Promise<Response> {
  const response = await caller.call(...request);
  const { "set-cookie": _cookies, ...headers } = response.headers;
  answers.push(`${request[0]} ${JSON.stringify(headers)} ${response.text}`);
  for (const token of caller.cookies.values()) canaries.plant("a token of a session", token);
  return response;
}

export const otherThan = (code: string) => (code === "271828" ? "271829" : "271828");
