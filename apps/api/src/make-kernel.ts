import { operations } from "@thangam/contracts";
import type { OperationName, Operations } from "@thangam/contracts";
import { wiresOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import type { Config } from "./config.ts";
import { brandedPdf } from "#documents/branded-pdf.ts";
import type { Pdf } from "#documents/port.ts";
import { actorOf } from "#features/session/index.ts";
import type { PaymentGateway } from "#integrations/payment-gateway/port.ts";
import type { PushPort } from "#integrations/push/port.ts";
import type { HandlersOf } from "#kernel/handler.ts";
import type { Kernel, Runnable } from "#kernel/kernel.ts";
import { shopCalendar } from "#platform/clock.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import type { Replica } from "#platform/database/replica.ts";
import { fairQueue } from "#platform/process/fair-queue.ts";
import { makeDeviceTokens } from "#platform/security/device-tokens.ts";
import { makePasswords } from "#platform/security/passwords.ts";
import { relyingPartyOf } from "#platform/security/relying-party.ts";
import { makeSecrets } from "#platform/security/secrets.ts";
import { makeSessionTokens } from "#platform/security/session-tokens.ts";
import { branchesOf, handlers, owners } from "./handlers.ts";

/** The rest of the connections to the database is for the counter. */
const filesReadAtOnce = 2;

interface KernelDependencies {
  config: Pick<
    Config,
    "publicUrl" | "appSecret" | "earlierSecrets" | "bcryptCost" | "timeZone" | "evidenceDir" | "evidenceStore"
  >;
  db: Database;
  replica?: Replica | undefined;
  clock: Clock;
  /** Where customers pay online; null when they do not. */
  gateway: PaymentGateway | null;
  pdf: Pdf;
  /** Sends what shows on customers' devices. */
  push: PushPort;
}

/** What operations run on, for requests and for the work that is done beside them. */
export function makeKernel({ config, db, replica, clock, gateway, pdf, push }: KernelDependencies): Kernel {
  const runnableByWire = runnables(handlers);
  return {
    db,
    ...(replica !== undefined && { replica }),
    clock,
    services: {
      timeZone: config.timeZone,
      publicUrl: config.publicUrl,
      pdf: brandedPdf(pdf, db),
      passwords: makePasswords(config.bcryptCost),
      secrets: makeSecrets(config.appSecret, config.earlierSecrets),
      sessionTokens: makeSessionTokens(config.appSecret),
      deviceTokens: makeDeviceTokens(config.appSecret),
      relyingParty: relyingPartyOf(config.publicUrl),
      gateway,
      push,
      evidence: { dir: config.evidenceDir, hasStore: config.evidenceStore !== null },
      readingTurns: fairQueue({ atOnce: filesReadAtOnce }),
    },
    businessDayOf: shopCalendar(config.timeZone),
    owners,
    branchesOf,
    runnableOf: (wire) => runnableByWire.get(wire),
    actorOf,
  };
}

/** Names are looked up letter for letter, so two that differ only in case are two operations. */
function runnables(all: HandlersOf<Operations>): ReadonlyMap<string, Runnable> {
  const names = Object.keys(operations).filter((name): name is OperationName => Object.hasOwn(operations, name));
  return new Map(
    names.flatMap((name) => {
      const operation: Operation = operations[name];
      const runnable: Runnable = { operation, handler: all[name] };
      return wiresOf(operation).map((wire) => [wire, runnable] as const);
    }),
  );
}
