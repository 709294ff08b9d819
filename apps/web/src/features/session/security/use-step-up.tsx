import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { StepUpDialog } from "./step-up-dialog.tsx";

interface Proof {
  token: string;
  expiresAt: Date;
}

/**
 * Lets something be done by somebody who shows first that it is them. What they showed holds for a while, so that several things
 * in a row ask once; this page alone knows it.
 */
export function useStepUp(): { dialog: ReactNode; withStepUp: (action: (stepUp: string) => void) => void } {
  const proof = useRef<Proof | null>(null);
  const [waiting, setWaiting] = useState<((stepUp: string) => void) | null>(null);

  function withStepUp(action: (stepUp: string) => void) {
    const known = proof.current;
    // A margin for the way there.
    if (known !== null && known.expiresAt.getTime() - Date.now() > 20_000) action(known.token);
    else setWaiting(() => action);
  }

  const dialog = waiting !== null && (
    <StepUpDialog
      onClose={() => setWaiting(null)}
      onShown={({ stepUp: token, expiresAt }) => {
        proof.current = { token, expiresAt };
        setWaiting(null);
        waiting(token);
      }}
    />
  );
  return { dialog, withStepUp };
}
