import { operations } from "@thangam/contracts";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import * as z from "zod/mini";
import type { Kernel } from "#kernel/kernel.ts";
import { callAsNobody } from "./as-nobody.ts";
import type { Reader } from "./as-nobody.ts";

type Answer = OutputOf<typeof operations.verifyReceipt>;

/** Asks the operation that every caller asks, as nobody: what it answers, or why it does not. */
export async function checkReceipt(
  kernel: Kernel,
  { code, ...reader }: Reader & { code: string },
): Promise<{ answer: Answer | null; problem: string | null }> {
  const operation = operations.verifyReceipt;
  const { answer, refused } = await callAsNobody(kernel, operation, reader, { code: codeIn(code) });
  if (refused !== null) return { answer: null, problem: refused.message };
  return { answer: z.parse(operation.output, answer), problem: null };
}

/** The code itself, or the last part of the link that a phone reads from it. */
function codeIn(typed: string): string {
  return typed.trim().split("/").at(-1) ?? "";
}
