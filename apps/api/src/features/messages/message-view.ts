import { messageStateCodes } from "@thangam/contracts/messages/schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import { carriesSecret, showMessage, smsBodyOf } from "#outbox/index.ts";
import type { Facts, KeptMessage } from "#outbox/index.ts";

export function messageView(row: KeptMessage, facts: Facts, now: Date, portalUrl: string) {
  const shown = showMessage(row, facts);
  return {
    id: row.id,
    kind: row.kind,
    state: messageStateCodes.phraseOf(stateOf(row)),
    subject: shown?.subject ?? null,
    mail: shown?.mail ?? null,
    sms: shown?.sms ? smsBodyOf(shown.sms, portalUrl).text : null,
    toName: shown?.to.name ?? null,
    toEmail: shown?.to.email || null,
    toMobile: shown?.to.mobile ?? null,
    writtenAt: row.createdAt,
    mailedAt: row.mailedAt,
    textedAt: row.textedAt,
    attempts: row.attempts,
    failure: row.failure,
    lastError: row.lastError,
    resends: row.resends,
    resendBar: resendBarOf(row, now),
  };
}

/** Why a message cannot be sent again; null when it can. */
export function resendBarOf(row: KeptMessage, now: Date) {
  if (carriesSecret(row.kind)) return "message_secret" as const;
  if (stateOf(row) === "waiting") return "message_still_waiting" as const;
  if (row.expiresAt !== null && row.expiresAt <= now) return "message_late" as const;
  return row.isUnwanted ? ("message_unwanted" as const) : null;
}

function stateOf({
  deliveredAt,
  deadAt,
}: Pick<KeptMessage, "deliveredAt" | "deadAt">): CodeIn<typeof messageStateCodes> {
  if (deliveredAt !== null) return "delivered";
  return deadAt === null ? "waiting" : "given_up";
}
