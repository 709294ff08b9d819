import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { id } from "#values/ids.ts";
import { oneOf, record } from "#kernel/wire.ts";

/** Loyalty points that were earned and taken back, of whomever they are counted. */
export const countedPoints = {
  paymentCount: ["payment_count", z.int()],
  earnedPoints: ["points_earned", z.int()],
  /** Of payments that were refunded, at the rate they were earned at. */
  takenBackPoints: ["points_taken_back", z.int()],
  points: z.int(),
} as const;

export const myPoints = operation({
  wire: "Get_My_Points",
  method: "POST",
  kind: "query",
  allow: ["customer"],
  summary: "The signed-in customer's own loyalty points, and how many a hundred rupees earn now.",
  input: record({ userId: ["id", z.optional(id())] }),
  output: oneOf(record({ ...countedPoints, pointsPer100: ["loyalty_points_per_100", z.int()] })),
  refusals: ["not_found"],
});
