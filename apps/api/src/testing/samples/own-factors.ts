import { givePasskey, giveTotp, makeChallenge } from "#testing/factors.ts";
import type { TestApp } from "#testing/harness.ts";

/** Of whoever calls: factors that they may remove, and proof that they showed who they are a moment ago. */
export function ownFactorsOf(app: TestApp, caller: { userId: bigint; sessionId: string }) {
  const challenge = (passedAt: Date | null) => makeChallenge(app, { ...caller, purpose: "step_up", passedAt });
  return {
    ownFactor: async () => {
      await givePasskey(app, caller.userId);
      return (await giveTotp(app, caller.userId)).factorId;
    },
    ownChallenge: () => challenge(null),
    stepUp: () => challenge(app.clock.now),
  };
}
