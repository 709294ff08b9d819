import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Operation } from "@thangam/contracts/kernel/operation";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reader } from "#platform/database/db.ts";
import type { Replica } from "#platform/database/replica.ts";
import type { Handler, Services } from "./handler.ts";
import type { Actor } from "#core/actor.ts";

import type { BranchReaders } from "#core/branch-readers.ts";
import type { OwnerReaders } from "./ownership.ts";

/** What operations run on. */
export interface Kernel {
  db: Database;
  /** Left out where reports are read from the same server as all the rest. */
  replica?: Replica;
  clock: Clock;
  businessDayOf: (moment: Date) => BusinessDay;
  services: Services;
  owners: OwnerReaders;
  branchesOf: BranchReaders;
  /** The operation with this name on the wire; what waited for an approval is carried out by it. */
  runnableOf: (wire: string) => Runnable | undefined;
  /** A person as they may act now; null for one who may not. */
  actorOf: (db: Reader, userId: bigint) => Promise<Actor | null>;
}

/** An operation and who carries it out. */
export interface Runnable {
  operation: Operation;
  handler: Handler<Operation>;
}
