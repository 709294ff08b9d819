import type { InputOf, OutputOf } from "@thangam/contracts/kernel/operation";
import { getSession } from "@thangam/contracts/session/sign-in-operations";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import * as z from "zod/mini";
import { call, callForJson } from "#api/client.ts";
import type { AnyOperation, CallOptions } from "#api/client.ts";
import { NetworkFailure } from "#api/problem.ts";
import { clearKept, keptOfOthers, readKept, writeKept } from "./kept-store.ts";
import { noteFresh, noteShown } from "./shown.ts";

/** What a customer reads without a connection, by its name on the wire: nothing that can be changed or paid there. */
export const keptOperations: readonly string[] = [
  "Get_Savings",
  "Get_My_Points",
  "Get_Book",
  "Get_Book_Instalments",
  "Get_Book_Payments",
  "Get_Passbook",
  "Get_Receipt",
  "Quote_Book",
  "Get_Joinable_Schemes",
  "Get_My_Requests",
];

/** As long as a session of a customer lasts at most. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** So long a connection that seems to be there is waited for where something is kept. */
const PATIENCE_MS = 10_000;
const SESSION = "session";

/** Whose answers are kept; null while nobody's are. */
let owner: string | null = null;

/** Keeps answers for this person from now on; whatever is there of another is thrown away. Of staff nothing is kept. */
export async function keepFor(person: SessionPerson | null): Promise<void> {
  const isKept = person !== null && person.role === "Customer" && !person.mustChangePassword;
  owner = isKept ? person.userId.toString() : null;
  if (owner === null || (await keptOfOthers(owner))) await clearKept();
}

/** Keeps who is signed in. */
export async function keepSession(person: SessionPerson): Promise<void> {
  if (owner === null) return;
  await writeKept(SESSION, { userId: owner, at: Date.now(), json: z.encode(getSession.output, person) });
}

/** Who was signed in when the server was last reached; null for nobody, and after the longest time a session lasts. */
export async function keptSession(): Promise<SessionPerson | null> {
  const kept = await readKept(SESSION);
  if (kept === null || Date.now() - kept.at > KEPT_MS) return null;
  const person = z.safeDecode(getSession.output, kept.json).data ?? null;
  owner = person?.userId.toString() === kept.userId ? kept.userId : null;
  return owner === null ? null : person;
}

/** Asks the server; without a connection the answer is the one that was last seen, which the page then says. */
export async function callOrKept<O extends AnyOperation>(
  operation: O,
  input: InputOf<O>,
  options: CallOptions,
): Promise<OutputOf<O>> {
  const asker = owner;
  if (asker === null || !keptOperations.includes(operation.wire)) return call(operation, input, options);
  const key = JSON.stringify([operation.wire, z.encode(operation.input, input)]);
  const reading = readOwn(key, asker);
  try {
    const json = await Promise.race([callForJson(operation, input, options), tooLong(reading)]);
    const output: OutputOf<O> = z.decode(operation.output, json);
    noteFresh(key);
    if (owner === asker) void writeKept(key, { userId: asker, at: Date.now(), json });
    return output;
  } catch (error) {
    const kept = error instanceof NetworkFailure ? await reading : null;
    if (kept === null) throw error;
    noteShown(key, kept.at);
    return z.decode(operation.output, kept.json);
  }
}

async function readOwn(key: string, asker: string) {
  const kept = await readKept(key);
  return kept?.userId === asker && Date.now() - kept.at < KEPT_MS ? kept : null;
}

/** Fails after a while where something is kept; never ends where nothing is. */
async function tooLong(reading: ReturnType<typeof readOwn>): Promise<never> {
  const kept = await reading;
  await new Promise((resolve) => {
    if (kept !== null) setTimeout(resolve, PATIENCE_MS);
  });
  throw new NetworkFailure();
}
