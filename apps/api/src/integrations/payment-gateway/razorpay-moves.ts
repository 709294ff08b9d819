import type * as z from "zod/mini";
import { GatewayError, GatewayRefusal } from "./port.ts";
import type { PaymentGateway } from "./port.ts";
import type { Ask } from "./razorpay-client.ts";
import { disputeShape, isForeign, pageShape, refundShape } from "./razorpay-shapes.ts";

const dayMs = 86_400_000;
/** Longer than a portal stands still. */
const refundDays = 7;
/** Longer than a bank takes to decide. */
const disputeDays = 180;
const pageSize = 100;

/** What moved at Razorpay: one by its name, and what moved lately, so that no webhook is needed to hear of it. */
export function razorpayMoves(ask: Ask): Pick<PaymentGateway, "moveOf" | "recentMoves"> {
  /** One that nobody can read does not keep the others: they all come, then it throws. */
  async function* listed<T>(path: string, since: Date, shape: z.ZodMiniType<T>) {
    const from = Math.floor(since.getTime() / 1000);
    let unreadable = 0;
    for (let skip = 0; ; skip += pageSize) {
      const { data } = pageShape.safeParse(await ask(`/${path}?from=${from}&count=${pageSize}&skip=${skip}`));
      if (data === undefined) throw new GatewayError(`Razorpay answered with ${path} nobody can read`);
      for (const item of data.items) {
        const move = shape.safeParse(item).data;
        if (move !== undefined) yield move;
        else if (!isForeign(item)) unreadable += 1;
      }
      if (data.items.length < pageSize) break;
    }
    if (unreadable > 0) throw new GatewayError(`Razorpay answered with ${unreadable} ${path} nobody can read`);
  }
  return {
    moveOf: async ({ kind, moveId }, patienceMs) => {
      const [path, shape] =
        kind === "refund" ? (["refunds", refundShape] as const) : (["disputes", disputeShape] as const);
      const answer = await ask(`/${path}/${encodeURIComponent(moveId)}`, { patienceMs }).catch((error: unknown) => {
        if (error instanceof GatewayRefusal) return null;
        throw error;
      });
      if (answer === null) return null;
      const move = shape.safeParse(answer).data;
      const id = move?.kind === "refund" ? move.refundId : move?.disputeId;
      if (move === undefined || id !== moveId)
        throw new GatewayError(`Razorpay answered with a ${kind} nobody can read`);
      return move;
    },
    async *recentMoves(now) {
      yield* listed("refunds", new Date(now.getTime() - refundDays * dayMs), refundShape);
      yield* listed("disputes", new Date(now.getTime() - disputeDays * dayMs), disputeShape);
    },
  };
}
