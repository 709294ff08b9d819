import { useState } from "react";
import * as z from "zod/mini";

const KEY = "thangam.recovery";

const state = z.object({
  email: z.string(),
  /** The code that was sent last is good for this id alone. */
  recoveryToken: z.string(),
  /** When another code can be sent, in milliseconds since 1970. */
  sendAgainAt: z.number(),
  /** Allows one new password within ten minutes; null until the code is verified. */
  resetToken: z.nullable(z.string()),
});

export type Recovery = z.infer<typeof state>;

const blankRecovery: Recovery = { email: "", recoveryToken: "", sendAgainAt: 0, resetToken: null };

/**
 * The steps of a recovery that are done. Session storage keeps them, so that a reload or a look into the mail loses
 * nothing.
 */
export function useRecovery(): [Recovery, (changed: Partial<Recovery>) => void] {
  const [recovery, setRecovery] = useState(read);
  function change(changed: Partial<Recovery>) {
    const next = { ...read(), ...changed };
    sessionStorage.setItem(KEY, JSON.stringify(next));
    setRecovery(next);
  }
  return [recovery, change];
}

export function forgetRecovery(): void {
  sessionStorage.removeItem(KEY);
}

function read(): Recovery {
  try {
    return z.parse(state, JSON.parse(sessionStorage.getItem(KEY) ?? ""));
  } catch {
    return blankRecovery;
  }
}
