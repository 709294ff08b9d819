import * as z from "zod/mini";

/** What a call that waits is answered, and answered again when it is repeated. */
const waitingAnswer = z.object({
  approval: z.object({ approval_id: z.string(), takes_effect_at: z.nullable(z.string()), has_reason: z.boolean() }),
});
export type WaitingAnswer = z.output<typeof waitingAnswer>;

export function waitingAnswerOf(
  approvalId: bigint,
  { takesEffectAt, reason }: { takesEffectAt: Date | null; reason: string | null },
): WaitingAnswer {
  return {
    approval: {
      approval_id: approvalId.toString(),
      takes_effect_at: takesEffectAt?.toISOString() ?? null,
      has_reason: reason !== null,
    },
  };
}

/** The answer of a call that waits; null for the answer of one that was done. */
export function asWaitingAnswer(answer: unknown): WaitingAnswer | null {
  return z.safeParse(waitingAnswer, answer).data ?? null;
}
