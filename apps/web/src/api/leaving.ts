import { signOut } from "@thangam/contracts/session/sign-in-operations";
import { call } from "./client.ts";
import { NetworkFailure } from "./problem.ts";
import { LEFT } from "./signed-in.ts";

// Who signs out is signed out on the device at once. The server is told then, or as soon as it can be reached.

/** So long a connection that seems to be there is waited for. */
const PATIENCE_MS = 10_000;

export function noteLeft(): void {
  localStorage.setItem(LEFT, "1");
}

/** Whoever signs in has cookies of their own: those of the person before are gone with them. */
export function noteEntered(): void {
  localStorage.removeItem(LEFT);
}

let telling: Promise<boolean> | null = null;

/** Ends the session at the server; false while it cannot be reached. Throws when the server fails. */
export function tellLeft(): Promise<boolean> {
  telling ??= tell().finally(() => {
    telling = null;
  });
  return telling;
}

async function tell(): Promise<boolean> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    // An answer that came later would take the cookies of whoever signs in meanwhile.
    await call(signOut, {}, { signal: patience });
    noteEntered();
    return true;
  } catch (error) {
    if (error instanceof NetworkFailure || patience.aborted) return false;
    throw error;
  }
}
