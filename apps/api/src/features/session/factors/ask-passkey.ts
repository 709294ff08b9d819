import { operations } from "@thangam/contracts";
import { countAttempt } from "#features/session/attempts.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { newToken } from "#platform/ids.ts";
import { networkOf } from "#platform/security/network-of.ts";
import { requestOptionsFor } from "#platform/security/passkeys.ts";
import { keepPasskeyChallenge } from "./challenge-store.ts";
import { openChallenge, ownedChallenge } from "./challenges.ts";
import { passkeysOf } from "./factor-store.ts";

/** Each asking is good for one answer. Without a challenge nobody is named: the authenticator finds whose passkey it has. */
export const askPasskey = sessionCommand(operations.askPasskey, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const { relyingParty } = services;
  if (relyingParty === null) throw refuse("passkeys_unavailable");
  const toSign = newToken();
  if (input.challenge !== undefined) {
    const { tokenHash, userId } = await ownedChallenge(call, input.challenge, ["sign_in", "step_up"]);
    await keepPasskeyChallenge(db, tokenHash, toSign);
    const options = requestOptionsFor(relyingParty, toSign, await passkeysOf(db, userId));
    return { challenge: input.challenge, options };
  }
  await countAttempt(db, [{ key: `passkey:${networkOf(context.address)}`, max: 100 }], now, refuse);
  const opened = await openChallenge(call, db, { purpose: "passkey", userId: null, sessionId: null, toSign });
  return { challenge: opened, options: requestOptionsFor(relyingParty, toSign, null) };
});
