import { makeCode } from "#features/session/codes/index.ts";
import type { Services } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import { queueSecretMessage } from "#outbox/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { newMessageId } from "#platform/ids.ts";

interface CodeCall {
  now: Date;
  context: { address: string };
  services: Services;
  refuse: Refuse<"too_many_attempts">;
}

interface AskedBy {
  id: bigint;
  email: string;
  mobile: string;
}

/** Sends a code to the address of a request, or by SMS without one, good for it alone. Whose else that is is not asked. */
export async function queueRequestCode(call: CodeCall, tx: Transaction, request: AskedBy): Promise<void> {
  const asker = { address: call.context.address, deviceId: null };
  const { code, expiresAt } = await makeCode({ ...call, db: tx }, { ...codeOf(request), asker, userId: null });
  await queueSecretMessage(tx, call.now, call.services.secrets, {
    kind: "request_code",
    dedupeKey: `request_code:${newMessageId()}`,
    payload: { requestId: request.id.toString() },
    secret: code,
    expiresAt,
  });
}

/** By what the code of a request is found. */
export const codeOf = ({ id, email, mobile }: AskedBy) => ({
  purpose: "joining" as const,
  receiver: email === "" ? mobile : email,
  request: id.toString(),
});
