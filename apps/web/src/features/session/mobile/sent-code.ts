import { useState } from "react";
import * as z from "zod/mini";
import { SENT_CODE } from "#shared/session/kept-steps.ts";

const state = z.object({
  mobile: z.string(),
  /** The code that was sent last is good for this id alone. */
  signInToken: z.string(),
  /** When another code can be sent, in milliseconds since 1970. */
  sendAgainAt: z.number(),
});

export type SentCode = z.infer<typeof state>;

/**
 * The code to sign in that was asked for, null for none. Session storage keeps it, because a cheap phone may throw the page away
 * while its user reads the SMS.
 */
export function useSentCode(): [SentCode | null, (changed: SentCode) => void] {
  const [sent, setSent] = useState(read);
  function change(changed: SentCode) {
    sessionStorage.setItem(SENT_CODE, JSON.stringify(changed));
    setSent(changed);
  }
  return [sent, change];
}

export function forgetSentCode(): void {
  sessionStorage.removeItem(SENT_CODE);
}

function read(): SentCode | null {
  try {
    return z.parse(state, JSON.parse(sessionStorage.getItem(SENT_CODE) ?? ""));
  } catch {
    return null;
  }
}
