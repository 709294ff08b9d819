import { makeCode } from "#features/session/email-codes/index.ts";
import type { Services } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import { queueSecretMessage } from "#outbox/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { newMessageId } from "#platform/ids.ts";

interface CodeCall {
  now: Date;
  services: Services;
  refuse: Refuse<"too_many_attempts">;
}

/** Sends a code to the address of a request. Who else the address belongs to is not asked. */
export async function queueRequestCode(
  call: CodeCall,
  tx: Transaction,
  { id, email }: { id: bigint; email: string },
): Promise<void> {
  const { code, expiresAt } = await makeCode(call, tx, { purpose: "joining", holder: email, userId: null });
  await queueSecretMessage(tx, call.now, call.services.secrets, {
    kind: "request_code",
    dedupeKey: `request_code:${newMessageId()}`,
    payload: { requestId: id.toString() },
    secret: code,
    expiresAt,
  });
}
