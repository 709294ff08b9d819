import type { ApprovalKind } from "@thangam/contracts/kernel/approval-kinds";
import type { Role } from "@thangam/contracts/kernel/roles";
import type { Danger } from "#core/danger.ts";
import type { ApprovalSettings } from "./approval-settings-store.ts";

/**
 * What becomes of a call: it is done; done and shown to the other Admins; it waits for somebody else; or it waits for a time
 * in which it can be cancelled.
 */
export type Verdict = "go" | "tell" | "wait" | "delay";

export interface Situation {
  role: Role;
  /** Something was posted: before that a shop is only set up (`is_shop_running`). */
  isRunning: boolean;
  /** There is an Admin besides the caller. */
  hasOtherAdmin: boolean;
  /** Somebody made its first Admin, as in every shop but the demo one. */
  wasSetUp: boolean;
}

/** The one rule of what becomes of a call with these dangers. */
export function verdictOn(dangers: readonly Danger[], settings: ApprovalSettings, situation: Situation): Verdict {
  if (situation.isRunning && !situation.hasOtherAdmin && dangers.some(({ isForOthers }) => isForOthers === true))
    return "delay";
  if (!situation.isRunning || !dangers.some((danger) => isOverLimit(danger, settings))) return "go";
  if (situation.role !== "Admin") return "wait";
  if (situation.hasOtherAdmin) return verdictOfScope[settings.scope];
  // Nobody else is there to be told.
  return settings.scope === "employees" && !situation.wasSetUp ? "tell" : "delay";
}

/** What becomes of an Admin's own call where there is another Admin. */
const verdictOfScope = { employees: "tell", alone: "delay", everyone: "wait" } as const satisfies Readonly<
  Record<ApprovalSettings["scope"], Verdict>
>;

/** Whether a danger is one that the settings want confirmed. */
export function isOverLimit(danger: Danger, settings: ApprovalSettings): boolean {
  if (settings.kindsOff.some((kind) => kind === danger.kind)) return false;
  if (danger.isAlways === true) return true;
  const limit = limitOf[danger.kind]?.(settings);
  if (limit === undefined) return true;
  const measure = typeof limit === "bigint" ? danger.amountPaise : danger.hundredthsOff;
  // What cannot be compared is not known to be harmless.
  return measure === undefined || measure === null || measure > limit;
}

/** The largest that nobody needs to confirm; every amount of a kind that has no limit counts. */
const limitOf: Readonly<Partial<Record<ApprovalKind, (settings: ApprovalSettings) => bigint | number>>> = {
  refund: ({ refundPaise }) => refundPaise,
  typed_number: ({ typedNumberPaise }) => typedNumberPaise,
  settlement: ({ settlementPaise }) => settlementPaise,
  cheque: ({ chequePaise }) => chequePaise,
  variance: ({ variancePaise }) => variancePaise,
  weight: ({ weightHundredths }) => weightHundredths,
  bank_day: ({ weightHundredths }) => weightHundredths,
  gold_rate: ({ goldRateHundredths }) => goldRateHundredths,
};
