import { refuse } from "#core/refusal.ts";
import { assert } from "#platform/assert.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { LockedApproval } from "./approval-store.ts";

/** What the sealed input of an approval opens with alone: it cannot be moved to another person's or another call's. */
export function boundTo({
  makerId,
  operation,
  inputHash,
}: {
  makerId: bigint;
  operation: string;
  inputHash: string;
}): string {
  return `approval:${makerId}:${operation}:${inputHash}`;
}

/**
 * The input that an approval waits with, as it was sent. What does not open, because the secret of the installation was
 * changed or the row was altered, is refused like a record that changed: it has to be asked for again.
 */
export function openInput(secrets: Secrets, approval: LockedApproval): unknown {
  assert(approval.sealedInput !== null, "an approval that waits has its input");
  let text: string;
  try {
    text = secrets.open(approval.sealedInput, boundTo(approval));
  } catch {
    throw refuse("approval_changed");
  }
  return JSON.parse(text);
}
