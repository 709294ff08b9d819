import { messageKinds } from "@thangam/contracts/messages/schemas";
import type { MessageKind } from "@thangam/contracts/messages/schemas";

export { messageKinds };
export type { MessageKind };

const secretKinds = [
  "account_welcome",
  "temporary_password",
  "recovery_code",
  "sign_in_code",
  "request_code",
  "settlement_code",
] as const satisfies MessageKind[];
/** Those that carry a code or a password. */
export type SecretMessageKind = (typeof secretKinds)[number];

export function carriesSecret(kind: string): boolean {
  return secretKinds.some((secret) => secret === kind);
}
