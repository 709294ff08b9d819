import { operations } from "@thangam/contracts";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { Language } from "@thangam/texts/languages";
import { messageText } from "@thangam/texts/message-text";
import { textsOf } from "@thangam/texts/server";
import * as z from "zod/mini";
import { Refusal } from "#core/refusal.ts";
import { InvalidInput } from "#kernel/decode-input.ts";
import { execute } from "#kernel/execute.ts";
import type { Kernel } from "#kernel/kernel.ts";
import { assert } from "#platform/assert.ts";

type Answer = OutputOf<typeof operations.verifyReceipt>;

interface Asking {
  code: string;
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

/** Asks the operation that every caller asks, as nobody: what it answers, or why it does not. */
export async function checkReceipt(
  kernel: Kernel,
  { code, language, address, requestId }: Asking,
): Promise<{ answer: Answer | null; problem: string | null }> {
  const runnable = kernel.runnableOf(operations.verifyReceipt.wire);
  assert(runnable !== undefined, "the registry has the check of receipts");
  const nobody = { actor: null, requestId, address, userAgent: "", idempotencyKey: null, isReplayOnly: false };
  try {
    const answer = await execute(kernel, runnable, { ...nobody, cookies: noCookies }, { code: codeIn(code) });
    return { answer: z.parse(operations.verifyReceipt.output, answer), problem: null };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return { answer: null, problem: messageText(textsOf(language), problem.code, problem.params) };
  }
}

/** The code itself, or the last part of the link that a phone reads from it. */
function codeIn(typed: string): string {
  return typed.trim().split("/").at(-1) ?? "";
}

function problemOf(error: unknown) {
  if (error instanceof Refusal) return { code: error.code, params: error.params };
  if (error instanceof InvalidInput) return { code: error.errors[0]?.code ?? ("value_invalid" as const), params: {} };
  return null;
}
