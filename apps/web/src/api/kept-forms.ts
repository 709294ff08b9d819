import { getSession } from "@thangam/contracts/session/sign-in-operations";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { keyOf, queryClient } from "./query.ts";

// A session that ends by itself takes the screen away, and what was typed there with it. That is kept in the memory of this page for whoever
// typed it: until they are back and do something there, until somebody else comes, or until somebody signs out by hand.

/** Whoever does not come back for so long begins anew. */
const KEPT_MS = 60 * 60_000;

interface Kept {
  userId: bigint;
  /** What was typed, by the form and the address; null for two forms that nobody could tell apart. */
  forms: Map<string, object | null>;
  /** Ends the wait for them. */
  end: AbortController;
  isBack: boolean;
}

let kept: Kept | null = null;
/** Somebody signed out by hand: what is taken from the screen then is not kept. */
let isLeftByHand = false;

/** Who types in a form that is drawn now; null on a page for somebody signed out. */
export function whoTypes(): bigint | null {
  return sessionNow()?.userId ?? null;
}

/** Keeps what stood in a form that is taken from the screen, if the session of who typed it has ended. */
export function keepForm(userId: bigint | null, name: string, typed: object): void {
  if (userId === null || sessionNow() !== null || isLeftByHand) return;
  if (kept?.userId !== userId || kept.isBack) {
    forget();
    kept = { userId, forms: new Map(), end: new AbortController(), isBack: false };
    const timer = setTimeout(forget, KEPT_MS);
    kept.end.signal.addEventListener("abort", () => clearTimeout(timer));
  }
  const key = placed(name);
  kept.forms.set(key, kept.forms.has(key) ? null : typed);
}

/** What they typed in this form before their session ended. */
export function keptForm(userId: bigint | null, name: string): object | null {
  return kept === null || kept.userId !== userId ? null : (kept.forms.get(placed(name)) ?? null);
}

/**
 * Somebody is signed in. To another person nothing stays. The same one finds what stood on the screen they come back to; a form that
 * they open themselves from then on may be about something else, and begins empty.
 */
export function welcome(userId: bigint): void {
  isLeftByHand = false;
  if (kept === null || kept.isBack) return;
  if (kept.userId !== userId) return forget();
  kept.isBack = true;
  for (const deed of ["keydown", "pointerdown"])
    addEventListener(deed, forget, { capture: true, signal: kept.end.signal });
}

/** Somebody signs out by hand, here or in another tab. */
export function forgetForms(): void {
  isLeftByHand = true;
  forget();
}

function forget(): void {
  kept?.end.abort();
  kept = null;
}

function placed(name: string): string {
  return `${location.pathname}${location.search} ${name}`;
}

/** undefined: the server has not said yet. */
function sessionNow(): SessionPerson | null | undefined {
  return queryClient.getQueryData<SessionPerson | null>(keyOf(getSession, {}));
}
