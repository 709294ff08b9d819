import type { getMyFactors } from "@thangam/contracts/session/factor-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";

/** The second steps of the user. */
export type MyFactors = OutputOf<typeof getMyFactors>;
export type Factor = MyFactors["factors"][number];
