import type { ApprovalKind } from "@thangam/contracts/kernel/approval-kinds";

/**
 * What makes a call dangerous, in the words of the shop's records: what a checker sees, and what must still be so when the
 * call is carried out. It holds nothing that changes by itself, such as a moment.
 */
export interface Danger<Kind extends ApprovalKind = ApprovalKind> {
  kind: Kind;
  recordType: string;
  /** Left out of something that the call itself makes. */
  recordId?: bigint | string | undefined;
  /** What people call the record, such as the number of a book. */
  subject: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  /** What else a checker looks at, and what must still be so: whose it is, which instalment it pays. */
  facts?: Readonly<Record<string, string>> | undefined;
  /** Why, as the maker typed it. */
  reason?: string | null | undefined;
  /** Where the settings have a limit in rupees: what is compared with it. */
  amountPaise?: bigint | undefined;
  /**
   * Where the limit is a share: how far off it is, in hundredths of a percent; null where there is nothing to compare
   * with.
   */
  hundredthsOff?: number | null | undefined;
  /** Dangerous whatever the amount. */
  isAlways?: boolean | undefined;
  /** The caller does by themselves what somebody else should do: an only Admin waits for the delay, whatever the settings say. */
  isForOthers?: boolean | undefined;
}

/** How far `to` is from `from`, in hundredths of a percent, rounded up; null where there is nothing to compare with. */
export function hundredthsBetween(from: bigint | null, to: bigint): number | null {
  if (from === null || from <= 0n) return null;
  const difference = to > from ? to - from : from - to;
  const hundredths = (difference * 10_000n + from - 1n) / from;
  return Number(hundredths > 1_000_000n ? 1_000_000n : hundredths);
}
