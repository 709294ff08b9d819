import type { listLeftovers } from "@thangam/contracts/accounts/leftover-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";

/** Money of customers by one payment method that no line of the bank's statement explains. */
export type Leftover = OutputOf<typeof listLeftovers>["leftovers"][number];
