import { getSession } from "@thangam/contracts/session/sign-in-operations";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { setShopTimeZone } from "#format/dates.ts";
import { forgetAhead } from "./ahead.ts";
import { call, renewSession } from "./client.ts";
import { isRefusal } from "./errors.ts";
import { forgetForms, welcome } from "./kept-forms.ts";
import { keeper, keepFor } from "./kept/keeper.ts";
import { noteEntered, noteLeft, tellLeft } from "./leaving.ts";
import { loadAnew } from "./load-anew.ts";
import { NetworkFailure } from "./problem.ts";
import { keyOf, queryClient } from "./query.ts";
import { hasLeft, LEFT, SIGNED_IN } from "./signed-in.ts";

const sessionKey = keyOf(getSession, {});
/** Whom this tab showed last, also as they were without a connection. */
let shownHere: string | null = null;

/** The signed-in person; null when nobody is, undefined until the server has said. */
export function useSession(): SessionPerson | null | undefined {
  return useSessionQuery().data;
}

/** Asks who is signed in before anything is drawn; null also where the server does not say. */
export function prefetchSession(): Promise<SessionPerson | null> {
  // It is loaded while the server is asked.
  void keeper();
  addEventListener("storage", followOtherTabs);
  addEventListener("online", () => void (hasLeft() && tellLeft().catch(() => undefined)));
  return queryClient.fetchQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 60_000 }).catch(() => null);
}

/** The same with its failure, for the one place that decides what to show then. */
export function useSessionQuery() {
  return useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 60_000, refetchOnWindowFocus: true });
}

/** The person the gate let in. They stay until the gate closes, so a screen never sees a session end half-way. */
export const UserContext = createContext<SessionPerson | null>(null);

/** The signed-in person on a screen that is shown to signed-in people only. */
export function useUser(): SessionPerson {
  const user = useContext(UserContext);
  if (user === null) throw new Error("this screen needs a signed-in person");
  return user;
}

/** Forgets what the last person saw, and who they were, when somebody signs in, and again when they leave. */
export async function setSession(user: SessionPerson | null): Promise<void> {
  if (user !== null) noteEntered();
  const forgetting = keepFor(user);
  forgetSeen();
  show(user);
  queryClient.setQueryData(sessionKey, user);
  remember(user);
  await forgetting;
}

/**
 * Signs out: this device forgets the person at once, with or without a connection. Returns whether the server knows it; else it
 * is told when there is a connection again.
 */
export async function endSession(): Promise<boolean> {
  noteLeft();
  forgetForms();
  const forgetting = keepFor(null);
  forgetSeen();
  remember(null);
  await forgetting;
  try {
    return await tellLeft();
  } finally {
    queryClient.setQueryData(sessionKey, null);
  }
}

/** What screens showed, and what was still to be done there, such as what was to be paid, or was typed to join. */
function forgetSeen(): void {
  forgetAhead();
  sessionStorage.clear();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

/** Without a connection a customer goes on as who they were, and reads what they last saw. */
async function readSession(): Promise<SessionPerson | null> {
  if (hasLeft()) {
    // What came along with the page is of the person who left: it is taken, so that nobody is shown by it later.
    call(getSession, {}).catch(() => undefined);
    if (!(await tellLeft())) return null;
  }
  const user = await findSession().then(keepKnown, async (error: unknown) => {
    const kept = error instanceof NetworkFailure && (await (await keeper())?.keptSession());
    if (!kept) throw error;
    return kept;
  });
  if (user !== null && isAnother(user.userId.toString())) return startAnew();
  show(user);
  return user;
}

function isAnother(userId: string): boolean {
  return shownHere !== null && userId !== shownHere;
}

/** Somebody else is signed in than this tab showed: it is loaded anew, and nothing of the person before is drawn until then. */
function startAnew(): Promise<never> {
  forgetSeen();
  loadAnew();
  return new Promise(() => undefined);
}

function show(user: SessionPerson | null): void {
  if (user === null) return;
  shownHere = user.userId.toString();
  welcome(user.userId);
  setShopTimeZone(user.shopTimeZone);
}

function keepKnown(user: SessionPerson | null): SessionPerson | null {
  if (user !== null) remember(user);
  void keep(user).catch(() => undefined);
  return user;
}

/** A browser that keeps nothing, or is full, shows the portal all the same. */
async function keep(user: SessionPerson | null): Promise<void> {
  await keepFor(user);
  if (user !== null) await (await keeper())?.keepSession(user);
}

/** Without the hint a first visit would ask for a renewal that can only be refused. */
async function findSession(): Promise<SessionPerson | null> {
  const user = await call(getSession, {});
  if (user !== null || localStorage.getItem(SIGNED_IN) === null) return user;
  try {
    await renewSession();
    return await call(getSession, {});
  } catch (error) {
    if (!isRefusal(error)) throw error;
    remember(null);
    return null;
  }
}

function remember(user: SessionPerson | null): void {
  if (user === null) localStorage.removeItem(SIGNED_IN);
  else localStorage.setItem(SIGNED_IN, user.userId.toString());
}

/** Another tab signed out, or somebody else in: nothing of the person before stays here. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === LEFT && newValue !== null) forgetForms();
  if (key !== SIGNED_IN) return;
  if (newValue !== null && isAnother(newValue)) void startAnew();
  else void queryClient.invalidateQueries({ queryKey: sessionKey });
}
