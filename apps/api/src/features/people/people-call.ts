import type { RefusalCode } from "@thangam/contracts/refusals";
import type { Services } from "#operations/handler.ts";
import type { Refuse } from "#operations/refusal.ts";
import type { Transaction } from "#platform/db.ts";

/** What the rules about people need of the command that calls them. */
export interface PeopleCall<Refusals extends RefusalCode> {
  actor: { userId: bigint };
  tx: Transaction;
  now: Date;
  services: Services;
  refuse: Refuse<Refusals>;
}
