import type { Operation } from "@thangam/contracts/kernel/operation";
import type { Language } from "@thangam/texts/languages";
import { messageText } from "@thangam/texts/message-text";
import { textsOf } from "@thangam/texts/server";
import type { JoiningProblem } from "@thangam/contracts/site/joining";
import { statusByRefusal } from "@thangam/contracts/kernel/refusal-statuses";
import { Refusal } from "#core/refusal.ts";
import { InvalidInput } from "#kernel/decode-input.ts";
import { execute } from "#kernel/execute.ts";
import type { Kernel } from "#kernel/kernel.ts";
import { assert } from "#platform/assert.ts";

/** Whoever reads a page and is not looked at any closer. */
export interface Reader {
  language: Language;
  address: string;
  requestId: string;
}

/** Nobody is signed in here, and nobody is signed in by it. */
const noCookies = {
  refreshToken: null,
  deviceToken: null,
  setDevice: () => undefined,
  set: () => undefined,
  clear: () => undefined,
};

/** Why an operation was not carried out, with the status of that and what else its answer says. */
export interface Refused extends JoiningProblem {
  status: number;
  headers: Readonly<Record<string, string>>;
}

/** Calls the operation that every caller calls, as nobody: what it answers on the wire, or why it does not. */
export async function callAsNobody(
  kernel: Kernel,
  { wire }: Operation,
  { language, address, requestId }: Reader,
  input: unknown,
): Promise<{ answer: unknown; refused: null } | { answer: null; refused: Refused }> {
  const runnable = kernel.runnableOf(wire);
  assert(runnable !== undefined, "the registry has what a page asks for");
  const nobody = { actor: null, requestId, address, userAgent: "", idempotencyKey: null, isReplayOnly: false };
  try {
    return { answer: await execute(kernel, runnable, { ...nobody, cookies: noCookies }, input), refused: null };
  } catch (error) {
    const refused = refusedBy(error, language);
    if (refused === null) throw error;
    return { answer: null, refused };
  }
}

function refusedBy(error: unknown, language: Language): Refused | null {
  const texts = textsOf(language);
  if (error instanceof Refusal) {
    const { code, params } = error;
    const seconds = params["retryAfterSeconds"];
    const headers = seconds === undefined ? {} : { "Retry-After": seconds };
    const message = messageText(texts, code, params);
    return { refusal: code, message, errors: [], status: statusByRefusal[code], headers };
  }
  if (!(error instanceof InvalidInput)) return null;
  const errors = error.errors.map(({ field, code }) => ({ field, message: messageText(texts, code) }));
  return { refusal: null, message: errors[0]?.message ?? "", errors, status: 422, headers: {} };
}
