import type { RefusalCode } from "@thangam/contracts/kernel/refusals";
import type { Services } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Transaction } from "#platform/database/db.ts";

/** What the rules about people need of the command that calls them. */
export interface PeopleCall<Refusals extends RefusalCode> {
  actor: { userId: bigint };
  tx: Transaction;
  now: Date;
  services: Services;
  refuse: Refuse<Refusals>;
}
